import { claimCauses, ClaimState } from '@evenlight/contract/claims'
import { countedMax } from '@evenlight/contract/lengths'
import { integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'
import { returnedSeconds } from '../wallet/public.ts'
import type { Party } from './rules.ts'

const cause = oneOf(claimCauses)
const state = oneOf(ClaimState.options)
const asked = {
  id: text,
  reading_id: text,
  client_id: text,
  reader_id: text,
  cause,
  seconds_wanted: integer,
  text,
  made_at: moment,
  escalates_at: moment,
}
const answered = {
  state,
  changed_at: moment,
  escalates_at: moment,
  reader_words: nullable(text),
  offered_seconds: nullable(integer),
  offered_as: nullable(oneOf(['paid', 'free'])),
  granted_seconds: integer,
  decided_by: nullable(text),
  decided_words: nullable(text),
  appeal: nullable(text),
}
const claim = {
  ...asked,
  ...answered,
  client_username: text,
  reader_username: text,
  reader_name: text,
  returnable_seconds: integer,
}
export type Claim = RowOf<typeof claim>
export type Place = [at: number, id: string]

const own = [...new Set([...Object.keys(asked), ...Object.keys(answered)])]
const columns = `${own.map((name) => `c.${name}`).join(', ')}, pc.username as client_username,
  pr.username as reader_username, coalesce(r.display_name, pr.username) as reader_name,
  g.free_seconds + g.paid_seconds - ${returnedSeconds('c.reading_id')} as returnable_seconds`
const tables = [
  joined('reading', 'g', 'c.reading_id'),
  joined('account_person', 'pc', 'c.client_id'),
  joined('account_person', 'pr', 'c.reader_id'),
  joinedIfAny('reader', 'r', 'c.reader_id'),
].join(' ')

type Places = { personId: string; now: string }
const mine: Record<Party, ($: Places) => string> = {
  client: ($) => `c.client_id = ${$.personId}`,
  reader: ($) => `c.reader_id = ${$.personId}`,
  admin: () => 'true',
}
const waits: Record<Party, ($: Places) => string> = {
  client: () => `c.state = 'offered'`,
  reader: ($) => `c.state = 'open' and c.escalates_at > ${$.now}`,
  admin: ($) => `c.state = 'open' and c.escalates_at <= ${$.now}`,
}
const parties = ['client', 'reader', 'admin'] as const
const pages = family(
  { of: parties, waiting: [false, true], ofReading: [false, true] },
  ({ of, waiting, ofReading }, key) =>
    reads(`claims_page_${key}`, {
      takes: { personId: text, now: moment, readingId: nullable(text), at: moment, id: text, most: integer },
      gives: claim,
      text: ($) => {
        const order = waiting ? 'order by c.made_at, c.id' : 'order by c.made_at desc, c.id desc'
        const where = [
          mine[of]($),
          waiting && waits[of]($),
          ofReading && `c.reading_id = ${$.readingId}`,
          `(c.made_at, c.id) ${waiting ? '>' : '<'} (${$.at}, ${$.id})`,
        ].filter(Boolean)
        return `select ${columns} from (select c.* from claim c where ${where.join(' and ')} ${order} limit ${$.most}) c
        ${tables} ${order}`
      },
    }),
)
export interface Asked {
  of: Party
  personId: string
  waiting: boolean
  readingId: string | undefined
  now: number
}
/** A page of the claims that somebody sees: all of them newest first, or those that wait for their answer, longest first. */
export const listClaims = (db: Db, { of, waiting, ...rest }: Asked, place: Place | undefined, most: number) => {
  const [at, id] = place ?? [waiting ? -Infinity : Infinity, '']
  return db.run(pages({ of, waiting, ofReading: rest.readingId !== undefined }), { ...rest, at, id, most })
}

const counts = family({ of: parties }, ({ of }) =>
  reads(`claims_waiting_${of}`, {
    takes: { personId: text, now: moment },
    gives: { n: integer },
    text: ($) => `select count(*) as n from (select from claim c where ${mine[of]($)} and ${waits[of]($)}
      limit ${countedMax}) a`,
  }),
)
/** How many wait for this person's answer, up to `countedMax`. */
export const countWaiting = async (db: Db, { of, personId, now }: Pick<Asked, 'of' | 'personId' | 'now'>) =>
  (await db.run(counts({ of }), { personId, now }))[0]!.n

const one = reads('claims_one', {
  takes: { id: text },
  gives: claim,
  text: ($) => `select ${columns} from claim c ${tables} where c.id = ${$.id}`,
})
const locked = writes('claims_locked', {
  takes: { id: text },
  text: ($) => `select from claim where id = ${$.id} for update`,
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]
/** Holds a claim until the transaction ends, and loads it as it is then. */
export const lock = async (tx: Tx, id: string) => {
  await tx.run(locked, { id })
  return find(tx, id)
}

const put = writes('claims_put', {
  takes: asked,
  gives: { id: text },
  text: ($) => `insert into claim (${Object.keys(asked).join(', ')}, changed_at)
    values (${$.id}, ${$.reading_id}, ${$.client_id}, ${$.reader_id}, ${$.cause}, ${$.seconds_wanted}, ${$.text},
      ${$.made_at}, ${$.escalates_at}, ${$.made_at}) on conflict (reading_id) do nothing returning id`,
})
/** False when there is a claim on this reading already. */
export const add = async (tx: Tx, row: RowOf<typeof asked>) => (await tx.run(put, row)).length > 0

const set = writes('claims_set', {
  takes: { id: text, ...answered },
  text: ($) => `update claim set state = ${$.state}, changed_at = ${$.changed_at}, escalates_at = ${$.escalates_at},
    reader_words = ${$.reader_words}, offered_seconds = ${$.offered_seconds}, offered_as = ${$.offered_as},
    granted_seconds = ${$.granted_seconds}, decided_by = ${$.decided_by}, decided_words = ${$.decided_words},
    appeal = ${$.appeal} where id = ${$.id}`,
})
/** Writes down how a claim stands from now on. */
export const save = (tx: Tx, row: Pick<Claim, 'id' | keyof typeof answered>) => tx.run(set, row)
