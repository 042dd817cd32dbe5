import type { Db } from '../kernel/database.ts'
import type { ReadingState } from '@evenlight/core/meter/actions'

/** Where a page of readings begins: after the one of this moment and id. */
export interface Place {
  ms: number
  id: string
}
export interface PastRow {
  id: string
  channel: 'chat'
  client_id: string
  client_username: string
  reader_id: string
  reader_username: string
  reader_name: string
  state: ReadingState
  requested_ms: number
  ended_ms: number
  free_seconds: number | null
  paid_seconds: number | null
  rated: boolean
}
export interface PastAsked {
  personId: string
  as: 'client_id' | 'reader_id'
  withId?: string | undefined
  after?: Place | undefined
  most: number
}
const past = (as: PastAsked['as'], other: string) => ({
  name: `reading_past_${as}`,
  text: `select c.id, c.channel, c.client_id, pc.username client_username, c.reader_id, pr.username reader_username,
      coalesce(r.display_name, pr.username) reader_name, c.state, c.requested_ms, c.ended_ms, c.free_seconds, c.paid_seconds,
      exists (select 1 from testimonial t where t.reading_id = c.id) rated
    from reading c join account_person pc on pc.id = c.client_id join account_person pr on pr.id = c.reader_id left join reader r on r.id = c.reader_id
    where c.${as} = $1 and c.ended_ms is not null and ($2::text is null or c.${other} = $2)
      and ($3::bigint is null or (c.requested_ms, c.id) < ($3, $4))
    order by c.requested_ms desc, c.id desc limit $5`,
})
const queries = { client_id: past('client_id', 'reader_id'), reader_id: past('reader_id', 'client_id') }

/** Ended readings of one person, newest first. */
export const pastOf = (db: Db, { personId, as, withId, after, most }: PastAsked) =>
  db.run<PastRow>(queries[as], [personId, withId ?? null, after?.ms ?? null, after?.id ?? null, most])

export type MetRow = PartiesRow & { readings: number; last_ms: number }
const met = (as: PastAsked['as'], other: string) => ({
  name: `reading_met_${as}`,
  text: `select c.client_id, pc.username client_username, c.reader_id, pr.username reader_username,
      coalesce(r.display_name, pr.username) reader_name, c.readings, c.last_ms
    from (select client_id, reader_id, count(*) readings, max(requested_ms) last_ms from reading
      where ${as} = $1 and state = 'settled' group by client_id, reader_id
      having $2::bigint is null or (max(requested_ms), ${other}) < ($2, $3)
      order by max(requested_ms) desc, ${other} desc limit $4) c
    join account_person pc on pc.id = c.client_id join account_person pr on pr.id = c.reader_id left join reader r on r.id = c.reader_id
    order by c.last_ms desc, c.${other} desc`,
})
const meetings = { client_id: met('client_id', 'reader_id'), reader_id: met('reader_id', 'client_id') }
/** Everybody whom one person has had a reading with, the latest first; `after` names the other person of the last line. */
export const metBy = (db: Db, { personId, as, after, most }: Omit<PastAsked, 'withId'>) =>
  db.run<MetRow>(meetings[as], [personId, after?.ms ?? null, after?.id ?? null, most])

const fact = {
  name: 'reading_settled_fact',
  text: `select client_id, reader_id, free_seconds + paid_seconds billed_seconds from reading where id = $1 and state = 'settled'`,
}
/** The facts of a settled reading that other features build on. */
export const findSettled = async (db: Db, readingId: string) =>
  (await db.run<{ client_id: string; reader_id: string; billed_seconds: number }>(fact, [readingId]))[0]

/** SQL of the clients this reader has served; `reader` is a parameter of the statement. */
export const servedBy = (reader: string) =>
  `select client_id from reading where reader_id = ${reader} and state = 'settled'`

export type PartiesRow = Pick<
  PastRow,
  'client_id' | 'client_username' | 'reader_id' | 'reader_username' | 'reader_name'
>
const parties = {
  name: 'reading_parties',
  text: `select c.client_id, pc.username client_username, c.reader_id, pr.username reader_username,
      coalesce(r.display_name, pr.username) reader_name
    from reading c join account_person pc on pc.id = c.client_id join account_person pr on pr.id = c.reader_id left join reader r on r.id = c.reader_id
    where c.id = $1`,
}
/** The two people of a reading. */
export const findParties = async (db: Db, readingId: string) => (await db.run<PartiesRow>(parties, [readingId]))[0]
