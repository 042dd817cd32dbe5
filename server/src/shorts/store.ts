import { countedMax } from '@evenlight/contract/lengths'
import { integer, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'
import { returnedSeconds } from '../wallet/public.ts'

const decisions = ['keep', 'return'] as const
export type Decision = (typeof decisions)[number]

const noted = writes('shorts_noted', {
  takes: { readingId: text, clientId: text, readerId: text, now: moment, dueAt: moment },
  text: ($) => `insert into short_chat (reading_id, client_id, reader_id, ended_at, due_at)
    values (${$.readingId}, ${$.clientId}, ${$.readerId}, ${$.now}, ${$.dueAt}) on conflict do nothing`,
})
export const add = (
  tx: Tx,
  row: { readingId: string; clientId: string; readerId: string; now: number; dueAt: number },
) => tx.run(noted, row)

const listed = {
  reading_id: text,
  client_id: text,
  client_username: text,
  reader_id: text,
  reader_username: text,
  reader_name: text,
  ended_at: moment,
  due_at: moment,
  free_seconds: notNull(integer),
  paid_seconds: notNull(integer),
  returnable_seconds: integer,
  earned_cents: notNull(integer),
}
export type Listed = RowOf<typeof listed>
export type Place = [at: number, id: string]
const ofReader = { no: () => 'true', yes: ($: { readerId: string }) => `s.reader_id = ${$.readerId}` }
const left = `g.free_seconds + g.paid_seconds - ${returnedSeconds('s.reading_id')}`
// What has come back by another way has nothing to decide on.
const standing = `short_chat s ${joined('reading', 'g', 's.reading_id')}`

const pages = family({ own: ['yes', 'no'] }, ({ own }) =>
  reads(`shorts_page_${own}`, {
    takes: { readerId: text, at: moment, id: text, most: integer },
    gives: listed,
    text: (
      $,
    ) => `select s.reading_id, s.client_id, pc.username as client_username, s.reader_id, pr.username as reader_username,
        coalesce(r.display_name, pr.username) as reader_name, s.ended_at, s.due_at, s.free_seconds, s.paid_seconds,
        s.returnable_seconds,
        coalesce((select sum(case when t.credit = 'earnings_' || s.reader_id then t.amount else -t.amount end) from wallet_transfer t
          where t.subject = s.reading_id and t.unit = 'cents' and t.state = 'posted'
            and 'earnings_' || s.reader_id in (t.debit, t.credit)), 0)::bigint as earned_cents
      from (select s.*, g.free_seconds, g.paid_seconds, ${left} as returnable_seconds from ${standing}
        where s.decision is null and ${ofReader[own]($)} and (s.due_at, s.reading_id) > (${$.at}, ${$.id}) and ${left} > 0
        order by s.due_at, s.reading_id limit ${$.most}) s
        ${joined('account_person', 'pc', 's.client_id')} ${joined('account_person', 'pr', 's.reader_id')}
        ${joinedIfAny('reader', 'r', 's.reader_id')}
      order by s.due_at, s.reading_id`,
  }),
)
/** A page of what waits for a word, the one that is due first first; of one reader where one is named. */
export const listWaiting = (db: Db, readerId: string | undefined, place: Place | undefined, most: number) => {
  const [at, id] = place ?? [-Infinity, '']
  return db.run(pages({ own: readerId ? 'yes' : 'no' }), { readerId: readerId ?? '', at, id, most })
}

const counts = family({ own: ['yes', 'no'] }, ({ own }) =>
  reads(`shorts_waiting_${own}`, {
    takes: { readerId: text },
    gives: { n: integer },
    text: ($) => `select count(*) as n from (select from ${standing}
      where s.decision is null and ${ofReader[own]($)} and ${left} > 0 limit ${countedMax}) a`,
  }),
)
/** How many wait, up to `countedMax`. */
export const countWaiting = async (db: Db, readerId: string | undefined) =>
  (await db.run(counts({ own: readerId ? 'yes' : 'no' }), { readerId: readerId ?? '' }))[0]!.n

const locked = writes('shorts_locked', {
  takes: { readingId: text },
  gives: { client_id: text, reader_id: text, due_at: moment, decision: nullable(oneOf(decisions)) },
  text: ($) => `select client_id, reader_id, due_at, decision from short_chat
    where reading_id = ${$.readingId} for update`,
})
/** Holds one until the transaction ends. */
export const lock = async (tx: Tx, readingId: string) => (await tx.run(locked, { readingId }))[0]

const set = writes('shorts_decided', {
  takes: { readingId: text, decision: oneOf(decisions), byId: nullable(text), now: moment },
  text: ($) => `update short_chat set decision = ${$.decision}, decided_by = ${$.byId}, decided_at = ${$.now}
    where reading_id = ${$.readingId}`,
})
export const decide = (tx: Tx, row: { readingId: string; decision: Decision; byId: string | null; now: number }) =>
  tx.run(set, row)

const due = reads('shorts_due', {
  takes: { now: moment, most: integer },
  gives: { reading_id: text },
  text: ($) => `select reading_id from short_chat where decision is null and due_at <= ${$.now}
    order by due_at, reading_id limit ${$.most}`,
})
/** Those whose time to decide is up. */
export const listDue = async (db: Db, now: number, most: number) =>
  (await db.run(due, { now, most })).map(({ reading_id }) => reading_id)
