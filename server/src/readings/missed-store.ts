import { State } from '@evenlight/contract/readings'
import { bannedBetween } from '../bans/public.ts'
import { boolean, integer, list, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'
import { newest, type Place } from './history.ts'

// Nobody answered: it rang out, or its client took it back before that.
const unanswered = `c.state in ('missed', 'withdrawn') and c.accepted_at is null`

const missed = {
  id: text,
  client_id: text,
  client_username: text,
  state: oneOf(State.options),
  requested_at: moment,
  question: nullable(text),
  met_before: boolean,
}
export type MissedRow = RowOf<typeof missed>
const page = reads('reading_missed', {
  takes: { readerId: text, requestedAt: moment, id: text, most: integer },
  gives: missed,
  text: ($) => `select c.id, c.client_id, p.username client_username, c.state, c.requested_at, c.question, c.met_before
    from (select c.* from reading c
      where c.reader_id = ${$.readerId} and ${unanswered} and c.dismissed_at is null
        and not ${bannedBetween('c.client_id', 'c.reader_id')} and (c.requested_at, c.id) < (${$.requestedAt}, ${$.id})
      order by c.requested_at desc, c.id desc limit ${$.most}) c ${joined('account_person', 'p', 'c.client_id')}
    order by c.requested_at desc, c.id desc`,
})
/** Requests that this reader missed and has not put away, newest first. */
export const listMissed = (db: Db, readerId: string, [requestedAt, id]: Place = newest, most: number) =>
  db.run(page, { readerId, requestedAt, id, most })

const dismissed = writes('reading_dismissed', {
  takes: { readerId: text, ids: list(text), now: moment },
  gives: { id: text },
  text: ($) => `update reading c set dismissed_at = coalesce(c.dismissed_at, ${$.now})
    where c.id = any (${$.ids}) and c.reader_id = ${$.readerId} and ${unanswered} returning c.id`,
})
/** Puts these away; false where one of them is not a request that this reader missed. */
export const dismiss = async (tx: Tx, readerId: string, ids: readonly string[], now: number) =>
  (await tx.run(dismissed, { readerId, ids: [...new Set(ids)], now })).length === new Set(ids).size
