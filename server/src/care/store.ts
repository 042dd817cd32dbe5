import { SignKind } from '@evenlight/contract/care'
import { boolean, integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'

const kind = oneOf(SignKind.options)
const noted = writes('care_noted', {
  takes: {
    readingId: nullable(text),
    messageId: nullable(text),
    ticketId: nullable(text),
    orderId: nullable(text),
    appointmentId: nullable(text),
    pagingId: nullable(text),
    kind,
    now: moment,
  },
  // What is written later at the same place is news: whoever saw the first has not seen this.
  text: ($) => `insert into care_sign (reading_id, message_id, ticket_id, order_id, appointment_id, paging_id, kind, at)
    values (${$.readingId}, ${$.messageId}, ${$.ticketId}, ${$.orderId}, ${$.appointmentId}, ${$.pagingId}, ${$.kind}, ${$.now})
    on conflict (id) do update set kind = excluded.kind, at = excluded.at, seen_by = null, seen_at = null`,
})
// The table's own triggers go by the place, where either of the two may have written.
const owned = writes('care_owned', {
  takes: { id: text, byId: text },
  text: ($) => `update care_sign set person_id = ${$.byId} where id = ${$.id} and person_id is distinct from ${$.byId}`,
})
export interface Noted {
  kind: RowOf<typeof sign>['kind']
  /** Of the reading, the message, the ticket, the order, the appointment or the page. */
  id: string
  /** Who wrote the words. */
  byId: string
  now: number
}
const places = {
  pause: 'readingId',
  question: 'readingId',
  message: 'messageId',
  ticket: 'ticketId',
  order: 'orderId',
  appointment: 'appointmentId',
  page: 'pagingId',
} as const
export const note = async (tx: Tx, { kind, id, byId, now }: Noted) => {
  const nowhere = {
    readingId: null,
    messageId: null,
    ticketId: null,
    orderId: null,
    appointmentId: null,
    pagingId: null,
  }
  await tx.run(noted, { ...nowhere, [places[kind]]: id, kind, now })
  await tx.run(owned, { id, byId })
}

const sign = {
  id: text,
  kind,
  person_id: text,
  person_username: text,
  reader_id: nullable(text),
  reader_name: nullable(text),
  by_id: nullable(text),
  at: moment,
  open: boolean,
  seen_by: nullable(text),
  seen_by_username: nullable(text),
  seen_at: nullable(moment),
}
export type Row = RowOf<typeof sign>
export type Place = [at: number, id: string]
const shownOf = (
  signs: string,
) => `select s.id, s.kind, pc.id as person_id, pc.username as person_username, pr.id as reader_id,
    coalesce(r.display_name, pr.username) as reader_name, s.person_id as by_id, s.at,
    coalesce(c.state in ('requested', 'accepted', 'open'), m.state = 'waiting', t.state = 'open', o.state in ('paid', 'begun'), case when a.id is not null then a.due_at is not null end,
      exists (select from paging x where x.together_id = g.together_id and x.due_at is not null)) as open,
    s.seen_by,
    ps.username as seen_by_username, s.seen_at
  from (${signs}) s ${joinedIfAny('reading', 'c', 's.reading_id')} ${joinedIfAny('message', 'm', 's.message_id')}
    ${joinedIfAny('ticket', 't', 's.ticket_id')} ${joinedIfAny('reading_order', 'o', 's.order_id')}
    ${joinedIfAny('appointment', 'a', 's.appointment_id')} ${joinedIfAny('paging', 'g', 's.paging_id')}
    ${joined('account_person', 'pc', 'coalesce(c.client_id, m.client_id, t.person_id, o.client_id, a.client_id, g.client_id)')}
    ${joinedIfAny('account_person', 'pr', 'coalesce(c.reader_id, m.reader_id, o.reader_id, a.reader_id, g.reader_id)')} ${joinedIfAny('reader', 'r', 'pr.id')}
    ${joinedIfAny('account_person', 'ps', 's.seen_by')}`
const latest = 'order by at desc, id desc'

const page = reads('care_signs', {
  takes: { at: moment, id: text, most: integer },
  gives: sign,
  text: ($) =>
    `${shownOf(`select * from care_sign where (at, id) < (${$.at}, ${$.id}) ${latest} limit ${$.most}`)} order by s.at desc, s.id desc`,
})
export const listSigns = (db: Db, [at, id]: Place = [Infinity, ''], most: number) => db.run(page, { at, id, most })

const one = reads('care_sign', {
  takes: { id: text },
  gives: sign,
  text: ($) => shownOf(`select * from care_sign where id = ${$.id}`),
})
export const findSign = async (db: Db, id: string) => (await db.run(one, { id }))[0]

const unseen = reads('care_unseen', {
  takes: { most: integer },
  gives: { count: integer },
  text: ($) => `select count(*)::int as count from (select from care_sign where seen_at is null limit ${$.most}) s`,
})
export const countUnseen = async (db: Db, most: number) => (await db.run(unseen, { most }))[0]!.count

const seen = writes('care_seen', {
  takes: { id: text, byId: text, now: moment },
  gives: { id: text },
  text: ($) => `update care_sign set seen_by = ${$.byId}, seen_at = ${$.now}
    where id = ${$.id} and seen_at is null returning id`,
})
export interface Seen {
  id: string
  byId: string
  now: number
}
/** The sign, where it was not seen before. */
export const markSeen = (tx: Tx, values: Seen) => tx.run(seen, values)

const confirmed = { line_id: text, by_id: text, by_username: text, at: moment }
export type Confirmed = RowOf<typeof confirmed>
const confirmations = reads('care_confirmations', {
  gives: confirmed,
  text: () => `select l.line_id, l.by_id, p.username as by_username, l.at
    from help_line_confirmed l join account_person p on p.id = l.by_id`,
})
/** Who confirmed which line, by the line's id. */
export const findConfirmed = async (db: Db) =>
  new Map((await db.run(confirmations)).map((row) => [row.line_id, row] as const))

const confirm = writes('care_confirm', {
  takes: { lineId: text, byId: text, now: moment },
  text: ($) => `insert into help_line_confirmed (line_id, by_id, at) values (${$.lineId}, ${$.byId}, ${$.now})
    on conflict (line_id) do nothing`,
})
const takeBack = writes('care_confirm_back', {
  takes: { lineId: text },
  text: ($) => `delete from help_line_confirmed where line_id = ${$.lineId}`,
})
/** Confirms a line, or takes that back. Twice is once: who confirmed first stays. */
export const setConfirmed = (tx: Tx, lineId: string, isConfirmed: boolean, by: { byId: string; now: number }) =>
  isConfirmed ? tx.run(confirm, { lineId, ...by }) : tx.run(takeBack, { lineId })
