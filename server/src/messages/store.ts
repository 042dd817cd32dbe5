import { countedMax } from '@evenlight/contract/lengths'
import { boolean, integer, list, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { family, reads, writes, type Values } from '../kernel/statement.ts'
import { message, nameColumns, shown, shownColumns, usernameOf, type Place, type Row } from './columns.ts'
import { unreadText } from './unread.ts'

interface List {
  where: (personId: string) => string
  at: 'created_at' | 'delivered_at'
}
const lists = {
  inbox: {
    where: (personId) => `m.recipient_id = ${personId} and m.state = 'delivered' and not m.hidden_by_recipient`,
    at: 'delivered_at',
  },
  outbox: {
    where: (personId) => `m.sender_id = ${personId} and m.state <> 'delivered' and not m.hidden_by_sender`,
    at: 'created_at',
  },
  sent: {
    where: (personId) => `m.sender_id = ${personId} and m.state = 'delivered' and not m.hidden_by_sender`,
    at: 'created_at',
  },
  everySent: { where: (personId) => `m.sender_id = ${personId}`, at: 'created_at' },
} satisfies Record<string, List>
export type ListName = keyof typeof lists

const page = { personId: text, afterMs: moment, afterId: text, most: integer }
type Places = { readonly [K in keyof typeof page]: string }
const latest = (at: string) => `order by m.${at} desc, m.id desc`

// The page is cut out before the names come in, so that no plan reads more than the page.
const pageText = ($: Places, { at, where }: { at: List['at']; where: string }) =>
  `select ${shownColumns}, ${nameColumns} from (
    select m.* from message m where (m.${at}, m.id) < (${$.afterMs}, ${$.afterId}) and ${where} ${latest(at)} limit ${$.most}
  ) m ${latest(at)}`
// Who the other is is asked row by row: a plan for any values would join everybody to one person's messages.
const otherName = (personId: string) =>
  usernameOf(`case when m.sender_id = ${personId} then m.recipient_id else m.sender_id end`)
const holds = (written: string, typed: string) => `strpos(folded(${written}), (select folded(${typed}))) > 0`
const foundBy = (q: string, personId: string) => `(${holds('m.words', q)} or ${holds(otherName(personId), q)})`

const names = Object.keys(lists) as ListName[]
const pages = family({ list: names, searched: [false, true] }, ({ list, searched }, key) =>
  reads(`messages_${key}`, {
    takes: { ...page, q: text },
    gives: message,
    text: ($) => {
      const { at, where } = lists[list]
      if (!searched) return pageText($, { at, where: where($.personId) })
      return pageText($, { at, where: `${where($.personId)} and ${foundBy($.q, $.personId)}` })
    },
  }),
)

export interface Asked {
  personId: string
  q?: string | undefined
  place: Place | undefined
  most: number
}
const pageOf = ({ personId, place: [afterMs, afterId] = [Infinity, ''], most }: Asked) => ({
  personId,
  afterMs,
  afterId,
  most,
})
/** The statement of a page and its values. */
export const pageAsked = (list: ListName, asked: Asked) => ({
  statement: pages({ list, searched: Boolean(asked.q) }),
  values: { ...pageOf(asked), q: asked.q ?? '' },
})
/** A page of one person's messages, the newest first. */
export const listPage = (db: Db, list: ListName, asked: Asked) => {
  const { statement, values } = pageAsked(list, asked)
  return db.run(statement, values)
}
/** What a row of a list is ordered by. */
export const placeOf = (list: ListName, row: Row): Place => [row[lists[list].at] ?? row.created_at, row.id]

const unhidden = (personId: string) =>
  `not case when m.sender_id = ${personId} then m.hidden_by_sender else m.hidden_by_recipient end`
const between = reads('messages_between', {
  takes: { ...page, clientId: text, readerId: text },
  gives: message,
  text: ($) =>
    pageText($, {
      where: `m.client_id = ${$.clientId} and m.reader_id = ${$.readerId} and m.state = 'delivered' and ${unhidden($.personId)}`,
      at: 'created_at',
    }),
})
/** A page of what was delivered between two people and is in the sight of the one who asks. */
export const listBetween = (db: Db, asked: Asked & { clientId: string; readerId: string }) =>
  db.run(between, { ...pageOf(asked), clientId: asked.clientId, readerId: asked.readerId })

const seenBy = (personId: string) =>
  `(m.sender_id = ${personId} or (m.recipient_id = ${personId} and m.state = 'delivered'))`
const visible = reads('messages_one', {
  takes: { id: text, personId: text },
  gives: message,
  text: ($) => `select ${shownColumns}, ${nameColumns} from message m
    where m.id = ${$.id} and ${seenBy($.personId)} and ${unhidden($.personId)}`,
})
/** A message that this person has sent, or that was delivered to them; none that they took out of their sight. */
export const findVisible = async (db: Db, personId: string, id: string) => (await db.run(visible, { personId, id }))[0]

const added = writes('messages_added', {
  takes: {
    id: text,
    clientId: text,
    readerId: text,
    type: shown.type,
    words: text,
    image: nullable(text),
    care: boolean,
    now: moment,
  },
  gives: message,
  text: ($) => `with m as (
      insert into message (id, client_id, reader_id, type, words, image, care, created_at)
      values (${$.id}, ${$.clientId}, ${$.readerId}, ${$.type}, ${$.words}, ${$.image}, ${$.care},
        ${$.now}) returning *
    ) select ${shownColumns}, ${nameColumns} from m`,
})
export const add = async (tx: Tx, values: Values<typeof added.takes>) => (await tx.run(added, values))[0]!

const hidden = writes('messages_hidden', {
  takes: { personId: text, ids: list(text), hide: boolean },
  gives: { id: text },
  text: ($) => `update message m set
      hidden_by_sender = case when sender_id = ${$.personId} then ${$.hide} else hidden_by_sender end,
      hidden_by_recipient = case when sender_id = ${$.personId} then hidden_by_recipient else ${$.hide} end
    where id = any (${$.ids}) and ${seenBy($.personId)} returning id`,
})
/** Takes messages out of one person's sight or back into it; the ids of those that they may see at all. */
export const hide = async (tx: Tx, personId: string, ids: string[], hide: boolean) =>
  (await tx.run(hidden, { personId, ids, hide })).map(({ id }) => id)

const delivered = reads('messages_delivered_of', {
  takes: { personId: text, ids: list(text) },
  gives: { n: integer },
  text: ($) => `select count(*) n from message
    where id = any (${$.ids}) and recipient_id = ${$.personId} and state = 'delivered'`,
})
export const countDelivered = async (db: Db, personId: string, ids: string[]) =>
  (await db.run(delivered, { personId, ids }))[0]!.n

const markedRead = writes('messages_read', {
  takes: { personId: text, ids: list(text), now: moment },
  gives: { id: text, sender_id: text },
  text: ($) => `update message set read_at = ${$.now}
    where id = any (${$.ids}) and recipient_id = ${$.personId} and state = 'delivered' and read_at is null
    returning id, sender_id`,
})
/** Marks as read what was delivered to this person; those that were not read before. */
export const markRead = (tx: Tx, personId: string, ids: string[], now: number) =>
  tx.run(markedRead, { personId, ids, now })

const waitsMost = 50
const waitsLeast = 5
const counts = { unread: integer, waiting: integer, returned: integer, usual_wait_seconds: nullable(integer) }
export type Counts = RowOf<typeof counts>
// Of the newest held ones twice the most are looked at: whoever has more of one kind still sees "99 and more".
export const countsStatement = reads('messages_counts', {
  takes: { personId: text },
  gives: counts,
  text: ($) => `select (${unreadText($.personId)}) unread, o.waiting, o.returned, w.usual_wait_seconds from
    (select least(count(*) filter (where state = 'waiting'), ${countedMax}) waiting,
        least(count(*) filter (where state = 'returned'), ${countedMax}) returned
      from (select state from message where sender_id = ${$.personId} and state <> 'delivered' and not hidden_by_sender
        order by created_at desc, id desc limit ${2 * countedMax}) n) o,
    (select case when count(*) >= ${waitsLeast} then
        ceil(percentile_disc(0.5) within group (order by extract(epoch from delivered_at - created_at)))::int end usual_wait_seconds
      from (select delivered_at, created_at from message where decided_at is not null and state = 'delivered'
        order by decided_at desc limit ${waitsMost}) a) w`,
})
/** What a member's tabs say of themselves; counts stop at 100. */
export const countFor = async (db: Db, personId: string): Promise<Counts> =>
  (await db.run(countsStatement, { personId }))[0]!
