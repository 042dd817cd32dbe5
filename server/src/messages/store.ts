import type { Db, Tx } from '../kernel/database.ts'
import { nameColumns, shownColumns, stamp, startOf, type Place, type Row } from './columns.ts'
import { countMost, unreadText } from './unread.ts'

const latest = (at: string, alias = 'm') => `order by ${alias}.${at} desc, ${alias}.id desc`
interface List {
  where: string
  at: 'created_at' | 'delivered_at'
}
const lists = {
  inbox: { where: `m.recipient_id = $1 and m.state = 'delivered' and not m.hidden_by_recipient`, at: 'delivered_at' },
  outbox: { where: `m.sender_id = $1 and m.state <> 'delivered' and not m.hidden_by_sender`, at: 'created_at' },
  sent: { where: `m.sender_id = $1 and m.state = 'delivered' and not m.hidden_by_sender`, at: 'created_at' },
  everySent: { where: 'm.sender_id = $1', at: 'created_at' },
} satisfies Record<string, List>
export type ListName = keyof typeof lists

// The page is cut out before the names come in, so that no plan reads more than the page.
const pageText = ({ where, at }: List, joined = '', found = '') => `select ${shownColumns}, ${nameColumns} from (
    select m.* from message m ${joined} where ${where} and (m.${at}, m.id) < ($2::timestamptz, $3) ${found} ${latest(at)} limit $4
  ) m ${latest(at)}`
const other = 'join account_person o on o.id = case when m.sender_id = $1 then m.recipient_id else m.sender_id end'
const found = 'and (strpos(folded(m.words), folded($5)) > 0 or strpos(folded(o.username), folded($5)) > 0)'

const queries = Object.fromEntries(
  Object.entries(lists).map(([name, list]) => [
    name,
    {
      whole: { name: `messages_${name}`, text: pageText(list) },
      found: { name: `messages_${name}_found`, text: pageText(list, other, found) },
    },
  ]),
) as Record<ListName, Record<'whole' | 'found', { name: string; text: string }>>

export interface Asked {
  personId: string
  q?: string | undefined
  place: Place | undefined
  most: number
}
/** The prepared query of a page and its values. */
export const pageAsked = (list: ListName, { personId, q, place, most }: Asked) => {
  const values = [personId, ...startOf(place), most]
  return q ? { query: queries[list].found, values: [...values, q] } : { query: queries[list].whole, values }
}
/** A page of one person's messages, the newest first. */
export const page = (db: Db, list: ListName, asked: Asked) => {
  const { query, values } = pageAsked(list, asked)
  return db.run<Row>(query, values)
}
/** What a row of a list is ordered by. */
export const placeOf = (list: ListName, row: Row): Place => [(row[lists[list].at] ?? row.created_at).getTime(), row.id]

const mine = 'not case when m.sender_id = $1 then m.hidden_by_sender else m.hidden_by_recipient end'
const between = {
  name: 'messages_between',
  text: pageText({
    where: `m.client_id = $5 and m.reader_id = $6 and m.state = 'delivered' and ${mine}`,
    at: 'created_at',
  }),
}
/** A page of what was delivered between two people and is in the sight of the one who asks. */
export const pageBetween = (
  db: Db,
  { personId, place, most, clientId, readerId }: Asked & { clientId: string; readerId: string },
) => db.run<Row>(between, [personId, ...startOf(place), most, clientId, readerId])

const seen = `(m.sender_id = $1 or (m.recipient_id = $1 and m.state = 'delivered'))`
const one = {
  name: 'messages_one',
  text: `select ${shownColumns}, ${nameColumns} from message m where m.id = $2 and ${seen} and ${mine}`,
}
/** A message that this person has sent, or that was delivered to them; none that they took out of their sight. */
export const oneFor = async (db: Db, personId: string, id: string) => (await db.run<Row>(one, [personId, id]))[0]

const added = {
  name: 'messages_added',
  text: `with m as (
      insert into message (id, client_id, reader_id, type, words, image, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning *
    ) select ${shownColumns}, ${nameColumns} from m`,
}
export interface New {
  id: string
  clientId: string
  readerId: string
  type: string
  words: string
  image: string | null
  now: number
}
export const add = async (tx: Tx, { id, clientId, readerId, type, words, image, now }: New) =>
  (await tx.run<Row>(added, [id, clientId, readerId, type, words, image, stamp(now)]))[0]!

const hidden = {
  name: 'messages_hidden',
  text: `update message m set hidden_by_sender = case when sender_id = $1 then $3 else hidden_by_sender end,
      hidden_by_recipient = case when sender_id = $1 then hidden_by_recipient else $3 end
    where id = any ($2) and ${seen} returning id`,
}
/** Takes messages out of one person's sight or back into it; the ids of those that they may see at all. */
export const hide = async (tx: Tx, personId: string, ids: string[], hide: boolean) =>
  (await tx.run<{ id: string }>(hidden, [personId, ids, hide])).map(({ id }) => id)

const delivered = {
  name: 'messages_delivered_of',
  text: `select count(*) n from message where id = any ($2) and recipient_id = $1 and state = 'delivered'`,
}
export const countDelivered = async (db: Db, personId: string, ids: string[]) =>
  (await db.run<{ n: number }>(delivered, [personId, ids]))[0]?.n ?? 0

const read_ = {
  name: 'messages_read',
  text: `update message set read_at = $3 where id = any ($2) and recipient_id = $1 and state = 'delivered' and read_at is null
    returning id, sender_id`,
}
/** Marks as read what was delivered to this person; those that were not read before. */
export const read = (tx: Tx, personId: string, ids: string[], now: number) =>
  tx.run<{ id: string; sender_id: string }>(read_, [personId, ids, stamp(now)])

const waitsMost = 50
const waitsLeast = 5
// Of the newest held ones twice the most are looked at: whoever has more of one kind still sees "99 and more".
export const standingQuery = {
  name: 'messages_standing',
  text: `select (${unreadText}) unread, o.waiting, o.returned, w.usual_wait_seconds from
    (select least(count(*) filter (where state = 'waiting'), ${countMost}) waiting,
        least(count(*) filter (where state = 'returned'), ${countMost}) returned
      from (select state from message where sender_id = $1 and state <> 'delivered' and not hidden_by_sender
        order by created_at desc, id desc limit ${2 * countMost}) n) o,
    (select case when count(*) >= ${waitsLeast} then
        ceil(percentile_disc(0.5) within group (order by extract(epoch from delivered_at - created_at)))::int end usual_wait_seconds
      from (select delivered_at, created_at from message where decided_at is not null and state = 'delivered'
        order by decided_at desc limit ${waitsMost}) a) w`,
}
export interface Standing {
  unread: number
  waiting: number
  returned: number
  usual_wait_seconds: number | null
}
/** What a member's tabs say of themselves; counts stop at 100. */
export const standingOf = async (db: Db, personId: string) => (await db.run<Standing>(standingQuery, [personId]))[0]!
