import { countedMax } from '@evenlight/contract/lengths'
import { roles } from '@evenlight/contract/route'
import { TicketState, Topic } from '@evenlight/contract/tickets'
import { boolean, integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'
import { beforeAll, turnOf, type State } from './rules.ts'

const state = oneOf(TicketState.options)
const topic = oneOf(Topic.options)
const ticket = {
  id: text,
  person_id: nullable(text),
  username: nullable(text),
  role: nullable(oneOf(roles)),
  guest_name: nullable(text),
  guest_email: nullable(text),
  topic,
  subject: text,
  reading_id: nullable(text),
  state,
  asked_at: moment,
  changed_at: moment,
  lines: integer,
  care: boolean,
  turn: integer,
}
export type Row = RowOf<typeof ticket>

const columns = `t.id, t.person_id, p.username, p.role, t.guest_name, t.guest_email, t.topic, t.subject, t.reading_id, t.state, t.asked_at, t.changed_at, t.lines,
  t.care, t.turn`
const person = joinedIfAny('account_person', 'p', 't.person_id')

const mine = reads('tickets_mine', {
  takes: { personId: text, changedMs: moment, id: text, most: integer },
  gives: ticket,
  text: ($) => `select ${columns} from (
      select * from ticket where person_id = ${$.personId} and (changed_at, id) < (${$.changedMs}, ${$.id})
      order by changed_at desc, id desc limit ${$.most}) t ${person}
    order by t.changed_at desc, t.id desc`,
})
export type ChangedPlace = [changedMs: number, id: string]
/** A member's own, the last changed first. */
export const pageOfMine = (db: Db, personId: string, [changedMs, id]: ChangedPlace = [Infinity, ''], most: number) =>
  db.run(mine, { personId, changedMs, id, most })

const inTurn = family({ filtered: [false, true] }, ({ filtered }, key) =>
  reads(`tickets_in_turn_${key}`, {
    takes: { state: nullable(state), turn: integer, id: text, most: integer },
    gives: ticket,
    text: ($) => `select ${columns} from (
        select * from ticket where ${filtered ? `state = ${$.state} and ` : ''}(turn, id) > (${$.turn}, ${$.id})
        order by turn, id limit ${$.most}) t ${person}
      order by t.turn, t.id`,
  }),
)
export type TurnPlace = [turn: number, id: string]
/** Everybody's in the order of the admins' list, or those of one state. */
export const pageOfAll = (db: Db, only: State | undefined, [turn, id]: TurnPlace = [beforeAll, ''], most: number) =>
  db.run(inTurn({ filtered: only !== undefined }), { state: only, turn, id, most })

const waiting = reads('tickets_waiting', {
  gives: { n: integer },
  text: `select count(*) as n from (select from ticket where state = 'open' limit ${countedMax}) a`,
})
/** How many wait for an answer, up to `countedMax`. */
export const countWaiting = async (db: Db) => (await db.run(waiting))[0]!.n

const byIdOf = (id: string) => `select ${columns} from ticket t ${person} where t.id = ${id}`
const one = reads('tickets_one', { takes: { id: text }, gives: ticket, text: ($) => byIdOf($.id) })
export const byId = async (db: Db, id: string) => (await db.run(one, { id }))[0]

const oneLocked = writes('tickets_one_locked', {
  takes: { id: text },
  gives: ticket,
  text: ($) => `${byIdOf($.id)} for update of t`,
})
export const lock = async (tx: Tx, id: string) => (await tx.run(oneLocked, { id }))[0]

const linesOf = reads('tickets_lines', {
  takes: { ticketId: text },
  gives: { id: text, desk: boolean, body: text, image: nullable(text), at: moment },
  text: ($) => `select id, desk, body, image, at from ticket_line where ticket_id = ${$.ticketId} order by number`,
})
export const lines = (db: Db, ticketId: string) => db.run(linesOf, { ticketId })

const put = writes('tickets_add', {
  takes: {
    id: text,
    personId: nullable(text),
    guestName: nullable(text),
    guestEmail: nullable(text),
    topic,
    subject: text,
    readingId: nullable(text),
    now: moment,
    turn: integer,
  },
  text: ($) => `insert into ticket
      (id, person_id, guest_name, guest_email, topic, subject, reading_id, state, asked_at, changed_at, lines, turn)
    values (${$.id}, ${$.personId}, ${$.guestName}, ${$.guestEmail}, ${$.topic}, ${$.subject}, ${$.readingId}, 'open', ${$.now},
      ${$.now}, 0, ${$.turn})`,
})
export interface Asked {
  id: string
  /** Who asks: a member, or a guest by what they gave. */
  personId?: string
  guestName?: string
  guestEmail?: string
  topic: Row['topic']
  subject: string
  readingId?: string | undefined
  now: number
}
const unsaid = { personId: undefined, guestName: undefined, guestEmail: undefined, readingId: undefined }
export const add = (tx: Tx, asked: Asked) =>
  tx.run(put, { ...unsaid, ...asked, turn: turnOf('open', asked.now, false) })

const turned = writes('tickets_turn', {
  takes: { ticketId: text, state, now: moment, turn: integer },
  text: ($) => `update ticket set state = ${$.state}, changed_at = ${$.now}, turn = ${$.turn} where id = ${$.ticketId}`,
})
export interface Turned {
  ticketId: string
  state: State
  /** Something its member wrote, now or before, may need care. */
  care: boolean
  now: number
}
/** Moves the ticket on without a word. */
export const turn = (tx: Tx, to: Turned) => tx.run(turned, { ...to, turn: turnOf(to.state, to.now, to.care) })

const line = writes('tickets_say', {
  takes: {
    ...turned.takes,
    care: boolean,
    id: text,
    byId: nullable(text),
    desk: boolean,
    body: text,
    image: nullable(text),
  },
  text: ($) => `with t as (
      update ticket set state = ${$.state}, changed_at = ${$.now}, turn = ${$.turn}, care = ${$.care},
        lines = lines + 1
      where id = ${$.ticketId} returning lines)
    insert into ticket_line (id, ticket_id, number, by_id, desk, body, image, at)
    select ${$.id}, ${$.ticketId}, t.lines, ${$.byId}, ${$.desk}, ${$.body}, ${$.image}, ${$.now} from t`,
})
export interface Said extends Turned {
  id: string
  /** Nobody where a guest says it. */
  byId: string | undefined
  desk: boolean
  body: string
  image: string | undefined
}
/** Adds a line and moves the ticket on. */
export const say = (tx: Tx, said: Said) => tx.run(line, { ...said, turn: turnOf(said.state, said.now, said.care) })

const guestsForgotten = writes('tickets_forget_guests', {
  takes: { before: moment, most: integer },
  gives: { n: integer },
  text: ($) => `with gone as (update ticket set guest_name = null, guest_email = null
      where id = any(array(select id from ticket where guest_email is not null and changed_at < ${$.before}
        order by changed_at limit ${$.most})) returning 1)
    select count(*) as n from gone`,
})
/** Lets go of the name and address of guests in whose question nothing was said since; answers of how many. */
export const forgetGuests = async (tx: Tx, before: number, most: number) =>
  (await tx.run(guestsForgotten, { before, most }))[0]!.n
