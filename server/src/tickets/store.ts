import type { Role } from '@evenlight/contract/route'
import type { Topic } from '@evenlight/contract/tickets'
import type { output } from 'zod/v4/core'
import type { Db, Tx } from '../kernel/database.ts'
import { countMax, turnOf, type State } from './rules.ts'

export interface Row {
  id: string
  person_id: string
  username: string
  role: Role
  topic: output<typeof Topic>
  subject: string
  state: State
  asked_at: Date
  changed_at: Date
  lines: number
  turn: number
}
export interface LineRow {
  id: string
  desk: boolean
  body: string
  image: string | null
  at: Date
}

const stamp = (ms: number) => new Date(ms).toISOString()
const columns = `t.id, t.person_id, p.username, p.role, t.topic, t.subject, t.state, t.asked_at, t.changed_at, t.lines, t.turn
  from ticket t join account_person p on p.id = t.person_id`

const mine = {
  name: 'tickets_mine',
  text: `select ${columns} where t.person_id = $1 and (t.changed_at, t.id) < ($2::timestamptz, $3)
    order by t.changed_at desc, t.id desc limit $4`,
}
/** A member's own, the last changed first. */
export const pageOfMine = (
  db: Db,
  personId: string,
  place: [changedMs: number, id: string] | undefined,
  most: number,
) => db.run<Row>(mine, [personId, place ? stamp(place[0]) : 'infinity', place?.[1] ?? '', most])

const inTurn = (name: string, where: string) => ({
  name,
  text: `select ${columns} where ${where}(t.turn, t.id) > ($1::bigint, $2) order by t.turn, t.id limit $3`,
})
const all = inTurn('tickets_all', '')
const ofState = inTurn('tickets_state', 't.state = $4 and ')
/** Everybody's in the order of the admins' list, or those of one state. */
export const pageOfAll = (
  db: Db,
  state: State | undefined,
  place: [turn: number, id: string] | undefined,
  most: number,
) => {
  const values = [place?.[0] ?? -1, place?.[1] ?? '', most]
  return state ? db.run<Row>(ofState, [...values, state]) : db.run<Row>(all, values)
}

const waiting = {
  name: 'tickets_waiting',
  text: `select count(*) as n from (select from ticket where state = 'open' limit ${countMax}) a`,
}
/** How many wait for an answer, up to `countMax`. */
export const countWaiting = async (db: Db) => (await db.run<{ n: number }>(waiting, []))[0]!.n

const one = { name: 'tickets_one', text: `select ${columns} where t.id = $1` }
const oneLocked = { name: 'tickets_one_locked', text: `${one.text} for update of t` }
export const byId = async (db: Db, id: string) => (await db.run<Row>(one, [id]))[0]
export const lock = async (tx: Tx, id: string) => (await tx.run<Row>(oneLocked, [id]))[0]

const said = {
  name: 'tickets_lines',
  text: 'select id, desk, body, image, at from ticket_line where ticket_id = $1 order by number',
}
export const lines = (db: Db, ticketId: string) => db.run<LineRow>(said, [ticketId])

const put = {
  name: 'tickets_add',
  text: `insert into ticket (id, person_id, topic, subject, state, asked_at, changed_at, lines, turn)
    values ($1, $2, $3, $4, 'open', $5, $5, 0, $6)`,
}
export interface Asked {
  id: string
  personId: string
  topic: Row['topic']
  subject: string
  now: number
}
export const add = (tx: Tx, { id, personId, topic, subject, now }: Asked) =>
  tx.run(put, [id, personId, topic, subject, stamp(now), turnOf('open', now)])

const line = {
  name: 'tickets_say',
  text: `with t as (update ticket set state = $3, changed_at = $4, turn = $5, lines = lines + 1 where id = $2 returning lines)
    insert into ticket_line (id, ticket_id, number, by_id, desk, body, image, at)
    select $1, $2, t.lines, $6, $7, $8, $9, $4 from t`,
}
export interface Turned {
  ticketId: string
  state: State
  now: number
}
const turned = { name: 'tickets_turn', text: 'update ticket set state = $2, changed_at = $3, turn = $4 where id = $1' }
/** Moves the ticket on without a word. */
export const turn = (tx: Tx, { ticketId, state, now }: Turned) =>
  tx.run(turned, [ticketId, state, stamp(now), turnOf(state, now)])
export interface Said {
  id: string
  ticketId: string
  byId: string
  desk: boolean
  body: string
  image: string | undefined
  state: State
  now: number
}
/** Adds a line and moves the ticket on. */
export const say = (tx: Tx, { id, ticketId, byId, desk, body, image, state, now }: Said) =>
  tx.run(line, [id, ticketId, state, stamp(now), turnOf(state, now), byId, desk, body, image ?? null])
