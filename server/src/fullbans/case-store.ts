import { countedMax } from '@evenlight/contract/lengths'
import { integer, moment, notNull, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'
import { servedBy } from '../readings/public.ts'
import { ban, shownOf } from './store.ts'

const asked = { ban_id: text, reader_id: text, reading_id: nullable(text), reason: text, at: moment }
const put = writes('fullbans_request_put', {
  takes: asked,
  gives: { ban_id: text },
  text: ($) => `insert into full_ban_request (ban_id, reader_id, reading_id, reason, at)
    values (${$.ban_id}, ${$.reader_id}, ${$.reading_id}, ${$.reason}, ${$.at}) on conflict do nothing returning ban_id`,
})
/** False where this reader has asked already. */
export const addRequest = async (tx: Tx, row: RowOf<typeof asked>) => (await tx.run(put, row)).length > 0

const requests = reads('fullbans_requests', {
  takes: { banId: text },
  gives: { ...asked, reader_username: text, reader_name: text },
  text: ($) => `select q.*, p.username as reader_username, coalesce(r.display_name, p.username) as reader_name
    from full_ban_request q ${joined('account_person', 'p', 'q.reader_id')} ${joinedIfAny('reader', 'r', 'q.reader_id')}
    where q.ban_id = ${$.banId} order by q.at, q.reader_id`,
})
/** Who asked for a ban, the first one first. */
export const listRequests = (db: Db, banId: string) => db.run(requests, { banId })

const mine = reads('fullbans_request_mine', {
  takes: { readerId: text, personId: text },
  gives: { reason: text, at: moment, ban_id: text },
  text: ($) => `select q.reason, q.at, q.ban_id from full_ban_request q join full_ban b on b.id = q.ban_id
    where q.reader_id = ${$.readerId} and b.person_id = ${$.personId} order by q.at desc limit 1`,
})
/** The last that a reader asked about somebody. */
export const findMine = async (db: Db, readerId: string, personId: string) =>
  (await db.run(mine, { readerId, personId }))[0]

const served = reads('fullbans_served', {
  takes: { readerId: text, clientId: text },
  text: ($) => `select from (${servedBy($.readerId)}) s where client_id = ${$.clientId} limit 1`,
})
export const hasServed = async (db: Db, readerId: string, clientId: string) =>
  (await db.run(served, { readerId, clientId })).length > 0

const between = reads('fullbans_reading_of', {
  takes: { id: text, readerId: text, clientId: text },
  text: ($) => `select from reading where id = ${$.id} and reader_id = ${$.readerId} and client_id = ${$.clientId}`,
})
/** Whether this was a reading of the two. */
export const isBetween = async (db: Db, of: { id: string; readerId: string; clientId: string }) =>
  (await db.run(between, of)).length > 0

const counted = (rows: string) => `(select count(*) from (${rows} limit ${countedMax}) x)`
const evidence = reads('fullbans_evidence', {
  takes: { personId: text },
  gives: {
    strikes: notNull(integer),
    refused_by: notNull(integer),
    readings: notNull(integer),
    claims: notNull(integer),
  },
  text: ($) => {
    const either = `client_id = ${$.personId} or reader_id = ${$.personId}`
    return `select ${counted(`select from moderation_strike where person_id = ${$.personId}`)} as strikes,
      ${counted(`select from personal_ban where (${either}) and by_id <> ${$.personId}`)} as refused_by,
      ${counted(`select from reading where (${either}) and state = 'settled'`)} as readings,
      ${counted(`select from claim where ${either}`)} as claims`
  },
})
/** What else there is about somebody, in numbers, each up to a hundred. */
export const findEvidence = async (db: Db, personId: string) => (await db.run(evidence, { personId }))[0]!

const heaps = ['waiting', 'standing', 'past'] as const
export type Heap = (typeof heaps)[number]
export type Place = [at: number, id: string]
const inHeap = {
  waiting: 'due_at is not null',
  standing: "state in ('suspended', 'banned')",
  past: "state in ('refused', 'over', 'lifted')",
} satisfies Record<Heap, string>
const pages = family({ heap: heaps, ofOne: [false, true] }, ({ heap, ofOne }, key) =>
  reads(`fullbans_page_${key}`, {
    takes: { personId: text, at: moment, id: text, most: integer },
    gives: ban,
    text: ($) => {
      const [by, way, sign] = heap === 'waiting' ? ['due_at', '', '>'] : ['opened_at', ' desc', '<']
      const where = [
        inHeap[heap],
        ofOne && `person_id = ${$.personId}`,
        `(${by}, id) ${sign} (${$.at}, ${$.id})`,
      ].filter(Boolean)
      const order = (of: string) => `order by ${of}${by}${way}, ${of}id${way}`
      return `${shownOf(`select * from full_ban where ${where.join(' and ')} ${order('')} limit ${$.most}`)} ${order('b.')}`
    },
  }),
)
/** A page of cases: those that wait by when they are due, the others the newest first. */
export const listBans = (
  db: Db,
  { heap, personId }: { heap: Heap; personId: string | undefined },
  place: Place | undefined,
  most: number,
) => {
  const [at, id] = place ?? [heap === 'waiting' ? -Infinity : Infinity, '']
  return db.run(pages({ heap, ofOne: personId !== undefined }), { personId: personId ?? '', at, id, most })
}

const waiting = reads('fullbans_waiting', {
  gives: { n: integer },
  text: `select count(*) as n from (select from full_ban where due_at is not null limit ${countedMax}) a`,
})
export const countWaiting = async (db: Db) => (await db.run(waiting))[0]!.n

const earlier = reads('fullbans_earlier', {
  takes: { personId: text, but: text, most: integer },
  gives: ban,
  text: ($) =>
    `${shownOf(`select * from full_ban where person_id = ${$.personId} and id <> ${$.but}
    order by opened_at desc, id desc limit ${$.most}`)} order by b.opened_at desc, b.id desc`,
})
/** The other cases of the same person, the newest first. */
export const listEarlier = (db: Db, personId: string, but: string) => db.run(earlier, { personId, but, most: 20 })
