import { FullBanState } from '@evenlight/contract/fullbans'
import { roles } from '@evenlight/contract/route'
import {
  boolean,
  bytes,
  integer,
  moment,
  notNull,
  nullable,
  oneOf,
  someOf,
  text,
  type RowOf,
} from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'

const begun = { id: text, person_id: text, opened_by: text, opened_at: moment }
const moved = {
  state: oneOf(FullBanState.options),
  due_at: nullable(moment),
  mailbox: nullable(bytes),
  suspended_by: nullable(text),
  suspended_at: nullable(moment),
  suspended_words: nullable(text),
  decided_by: nullable(text),
  decided_at: nullable(moment),
  decided_words: nullable(text),
  until_at: nullable(moment),
  fraud: boolean,
  appeal: nullable(text),
  appealed_at: nullable(moment),
  answered_by: nullable(text),
  answered_at: nullable(moment),
  answered_words: nullable(text),
  lifted_by: nullable(text),
  lifted_at: nullable(moment),
  lifted_words: nullable(text),
}
const names = {
  username: text,
  role: someOf(roles),
  opened_by_name: text,
  suspended_by_name: nullable(text),
  decided_by_name: nullable(text),
  answered_by_name: nullable(text),
  lifted_by_name: nullable(text),
}
export const ban = { ...begun, ...moved, ...names }
export type Ban = RowOf<typeof ban>
type Moved = RowOf<typeof moved>

const own = [...Object.keys(begun), ...Object.keys(moved)]
const admins = ['suspended_by', 'decided_by', 'answered_by', 'lifted_by'] as const
/** SQL of these cases with the names of who did what. */
export const shownOf = (bans: string) => `select ${own.map((column) => `b.${column}`).join(', ')}, p.username, p.role,
    o.username as opened_by_name, ${admins.map((by) => `${by}_.username as ${by}_name`).join(', ')}
  from (${bans}) b ${joined('account_person', 'p', 'b.person_id')} ${joined('account_person', 'o', 'b.opened_by')}
    ${admins.map((by) => joinedIfAny('account_person', `${by}_`, `b.${by}`)).join(' ')}`

const one = reads('fullbans_one', {
  takes: { id: text },
  gives: ban,
  text: ($) => shownOf(`select * from full_ban where id = ${$.id}`),
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]

const latest = reads('fullbans_latest', {
  takes: { personId: text },
  gives: ban,
  text: ($) =>
    shownOf(`select * from full_ban where person_id = ${$.personId}
      order by state in ('asked', 'suspended', 'banned') desc, opened_at desc, id desc limit 1`),
})
/** The open case of somebody, else the last one. */
export const findLatest = async (db: Db, personId: string) => (await db.run(latest, { personId }))[0]

const ownLatest = reads('fullbans_own', {
  takes: { personId: text },
  gives: ban,
  text: ($) =>
    shownOf(`select * from full_ban where person_id = ${$.personId} and state in ('suspended', 'banned', 'over', 'lifted')
      order by state in ('suspended', 'banned') desc, opened_at desc, id desc limit 1`),
})
/** The last that somebody may know of: not that others asked for it, nor what was turned down. */
export const findOwn = async (db: Db, personId: string) => (await db.run(ownLatest, { personId }))[0]

const held = writes('fullbans_person_held', {
  takes: { personId: text },
  gives: { role: oneOf(roles), email: text, username: text, locale: text, gone: boolean, closed: boolean },
  text: ($) => `select role, email, username, locale, state <> 'active' as gone, blocked_at is not null and not exists (
      select from full_ban f where f.person_id = p.id and f.state in ('suspended', 'banned')) as closed
    from account_person p where id = ${$.personId} for no key update`,
})
/** Who it is about, held until the transaction ends, so that whatever is done about one person is done one after another. */
export const hold = async (tx: Tx, personId: string) => (await tx.run(held, { personId }))[0]

const added = writes('fullbans_added', {
  takes: { ...begun, due_at: moment },
  text: ($) => `insert into full_ban (id, person_id, state, opened_by, opened_at, due_at)
    values (${$.id}, ${$.person_id}, 'asked', ${$.opened_by}, ${$.opened_at}, ${$.due_at})`,
})
export const add = (tx: Tx, row: RowOf<typeof begun> & { due_at: number }) => tx.run(added, row)

const set = writes('fullbans_set', {
  takes: { id: text, ...moved },
  text: ($) =>
    `update full_ban set ${Object.keys(moved)
      .map((column) => `${column} = ${$[column as keyof Moved]}`)
      .join(', ')} where id = ${$.id}`,
})
/** Writes down how a case stands from now on. */
export const save = (tx: Tx, row: Moved & { id: string }) => tx.run(set, row)

const others = reads('fullbans_other_admins', {
  takes: { id: text },
  gives: { n: integer },
  text: ($) => `select count(*) as n from account_person
    where admin_role in ('moderation', 'any') and state = 'active' and blocked_at is null and id <> ${$.id}`,
})
/** How many of the house there are beside one who decide on bans. */
export const countOthers = async (db: Db, id: string) => (await db.run(others, { id }))[0]!.n

const due = reads('fullbans_over', {
  takes: { now: moment, most: integer },
  gives: { id: text, person_id: text },
  text: ($) => `select id, person_id from full_ban where state = 'banned' and until_at <= ${$.now}
    order by until_at limit ${$.most}`,
})
/** Bans whose time has passed and that nobody has noted as over. */
export const listOver = (db: Db, now: number, most: number) => db.run(due, { now, most })

const owed = reads('fullbans_owed', {
  takes: { most: integer },
  gives: { person_id: text, decided_by: notNull(text), decided_words: notNull(text) },
  text: ($) => `select b.person_id, b.decided_by, b.decided_words from full_ban b
    where b.state = 'banned' and not b.fraud and exists (select from payment p join wallet_account l on l.origin = p.id
      where p.client_id = b.person_id and l.kind = 'paid' and l.price_cents > 0 and l.balance > l.held
        and not exists (select from payment_dispute d where d.payment_id = p.id and d.state <> 'won')) limit ${$.most}`,
})
/** Banned people who have come to unused paid time since: by a payment that was on its way, or a dispute that the house won. */
export const listOwed = (db: Db, most: number) => db.run(owed, { most })
