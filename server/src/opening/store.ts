import { TriedFault } from '@evenlight/contract/opening'
import { bytes, integer, moment, notNull, nullable, oneOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const opened = reads('opening_opened', { gives: { opened_at: moment }, text: 'select opened_at from opening' })
/** When the site was opened; undefined where it was not. */
export const findOpened = async (db: Db) => (await db.run(opened))[0]?.opened_at

const opens = writes('opening_opens', {
  takes: { byId: text, now: moment },
  gives: { opened_at: moment },
  text: ($) => `insert into opening (opened_at, by_id) values (${$.now}, ${$.byId}) on conflict do nothing
    returning opened_at`,
})
/** Opens the site; whether it was not open before. */
export const open = async (tx: Tx, byId: string, now: number) => (await tx.run(opens, { byId, now })).length > 0

const tried = ['mail', 'cards', 'paypal', 'texts'] as const
export type Tried = (typeof tried)[number]
const checks = reads('opening_checks', {
  gives: {
    step: oneOf(tried),
    against: text,
    fault: nullable(oneOf(TriedFault.options)),
    detail: text,
    by: notNull(text),
    at: moment,
  },
  text: `select c.step, c.against, c.fault, c.detail, p.username as by, c.at
    from (select distinct on (step) * from opening_check order by step, id desc) c
    join account_person p on p.id = c.by_id`,
})
/** The last try of each step. */
export const listChecks = (db: Db) => db.run(checks)

const checked = writes('opening_checked', {
  takes: {
    step: oneOf(tried),
    against: text,
    fault: nullable(oneOf(TriedFault.options)),
    detail: text,
    byId: text,
    now: moment,
  },
  text: ($) => `insert into opening_check (step, against, fault, detail, by_id, at)
    values (${$.step}, ${$.against}, ${$.fault}, ${$.detail}, ${$.byId}, ${$.now})`,
})
export interface Noted {
  step: Tried
  against: string
  fault: (typeof TriedFault.options)[number] | null
  detail: string
  byId: string
  now: number
}
export const note = (tx: Tx, one: Noted) => tx.run(checked, one)

const begun = writes('opening_begun', {
  takes: { step: oneOf(['mail', 'cards']), reference: text, hash: nullable(bytes), byId: text, now: moment },
  text: ($) => `insert into opening_try (step, reference, code_hash, by_id, begun_at)
    values (${$.step}, ${$.reference}, ${$.hash}, ${$.byId}, ${$.now})
    on conflict (step) do update set reference = excluded.reference, code_hash = excluded.code_hash,
      by_id = excluded.by_id, begun_at = excluded.begun_at`,
})
export const begin = (
  tx: Tx,
  one: { step: 'mail' | 'cards'; reference: string; hash: Buffer | null; byId: string; now: number },
) => tx.run(begun, one)

const under = reads('opening_under_way', {
  takes: { step: oneOf(['mail', 'cards']) },
  gives: { reference: text, code_hash: nullable(bytes), begun_at: moment },
  text: ($) => `select reference, code_hash, begun_at from opening_try where step = ${$.step}`,
})
export const findBegun = async (db: Db, step: 'mail' | 'cards') => (await db.run(under, { step }))[0]

const over = writes('opening_try_over', {
  takes: { step: oneOf(['mail', 'cards']) },
  text: ($) => `delete from opening_try where step = ${$.step}`,
})
export const end = (tx: Tx, step: 'mail' | 'cards') => tx.run(over, { step })

const readers = reads('opening_readers', {
  gives: { n: integer },
  text: `select count(*) as n from account_person where role = 'READER' and state = 'active' and approval = 'approved'
    and blocked_at is null`,
})
export const countReaders = async (db: Db) => (await db.run(readers))[0]!.n

const address = reads('opening_address', {
  takes: { id: text },
  gives: { email: text, username: text, locale: text },
  text: ($) => `select email, username, locale from account_person where id = ${$.id}`,
})
export const findAddressee = async (db: Db, id: string) => (await db.run(address, { id }))[0]!
