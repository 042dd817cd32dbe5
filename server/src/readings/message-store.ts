import { State } from '@evenlight/contract/readings'
import { boolean, integer, moment, nullable, oneOf, rows, text, type RowOf } from '../kernel/columns.ts'
import { sqlStateOf, type Autocommit, type Db } from '../kernel/database.ts'
import { autocommits, reads, type Values } from '../kernel/statement.ts'

const uniqueViolation = '23505'
const triesMax = 10

const said = {
  reading_id: text,
  id: text,
  sender_id: text,
  client_msg_id: text,
  body: text,
  image: nullable(text),
  // Where the other person is away, or their line unsteady, it waits.
  delivered: boolean,
}
const numbered = { ...said, seq: integer }
const message = { ...numbered, at: moment, read_at: nullable(moment) }
export type MessageRow = RowOf<typeof message>
/** A message as it is to be stored. */
export type Sent = RowOf<typeof said>
type Numbered = RowOf<typeof numbered>
/** A stored message; `fresh` when this statement stored it. Without one, the state of the reading says why. */
export type Stored = { message: MessageRow; fresh: boolean } | { message?: undefined; state: StoredRow['state'] }

const storedRow = {
  n: integer,
  state: nullable(oneOf(State.options)),
  seq: nullable(integer),
  id: nullable(text),
  at: moment,
  // What was stored before, where it was.
  known_id: nullable(text),
  known_body: nullable(text),
  known_image: nullable(text),
  known_read_at: nullable(moment),
  known_delivered: nullable(boolean),
}
type StoredRow = RowOf<typeof storedRow>

// One statement a batch: the readings are locked in the order of their ids, each gives numbers to its new messages, and a
// message that was stored before is answered as it stands. Laterals, so that a plan made on empty tables stays by index.
const stored = autocommits('chat_messages_stored', {
  takes: { sent: rows({ n: integer, ...said }), now: moment },
  gives: storedRow,
  text: ($) => `with sent as materialized (
      select * from json_to_recordset(${$.sent}) as s (n int, reading_id text, sender_id text, client_msg_id text, body text, image text, id text,
        delivered boolean)
    ), known as materialized (
      select s.n, m.* from sent s cross join lateral (
        select * from chat_message where sender_id = s.sender_id and client_msg_id = s.client_msg_id offset 0) m
    ), locked as materialized (
      select c.* from (select distinct reading_id from sent order by reading_id) d cross join lateral (
        select id, state, client_id, reader_id,
          coalesce((select max(seq) from chat_message where reading_id = d.reading_id), 0) last_seq
        from reading where id = d.reading_id offset 0 for no key update) c
    ), fresh as materialized (
      select s.*, l.last_seq + row_number() over (partition by s.reading_id order by s.n) seq
      from (select distinct on (sender_id, client_msg_id) * from sent order by sender_id, client_msg_id, n) s
      join locked l on l.id = s.reading_id and l.state in ('accepted', 'open') and s.sender_id in (l.client_id, l.reader_id)
      where not exists (select 1 from known k where k.n = s.n)
    ), stored as (
      insert into chat_message (reading_id, seq, id, sender_id, client_msg_id, body, image, delivered, at)
      select reading_id, seq, id, sender_id, client_msg_id, body, image, delivered, ${$.now} from fresh
    )
    select s.n, l.state, coalesce(k.seq, f.seq) seq, coalesce(k.id, f.id) id, coalesce(k.at, ${$.now}) at,
      k.id known_id, k.body known_body, k.image known_image, k.read_at known_read_at,
      k.delivered known_delivered
    from sent s left join locked l on l.id = s.reading_id and s.sender_id in (l.client_id, l.reader_id)
      left join known k on k.n = s.n left join fresh f on f.sender_id = s.sender_id and f.client_msg_id = s.client_msg_id
    order by s.n`,
})

// The same where this node knows the readings and gives the numbers itself. Whatever it is wrong about, an index refuses.
const quicklyStored = autocommits('chat_messages_stored_quickly', {
  takes: { sent: rows(numbered, 'chat_message'), now: moment },
  gives: { n: integer },
  text: ($) => `with stored as (
      insert into chat_message (reading_id, seq, id, sender_id, client_msg_id, body, image, delivered, at)
      select s.reading_id, s.seq, s.id, s.sender_id, s.client_msg_id, s.body, s.image, s.delivered, ${$.now}
      from json_to_recordset(${$.sent}) as s (reading_id text, seq int, id text, sender_id text, client_msg_id text, body text,
        image text, delivered boolean)
      cross join lateral (
        select client_id, reader_id from reading where id = s.reading_id and state in ('accepted', 'open') offset 0 for share) c
      where s.sender_id in (c.client_id, c.reader_id)
      returning 1
    ) select count(*) n from stored`,
})

/** The last number of the reading that a message goes to, never more than there is; undefined where that is not known. */
export type LastSeq = (sent: Sent) => number | undefined

const resultOf = (batch: Sent[], row: StoredRow): Stored => {
  const { n, seq, id, at, state } = row
  if (seq === null || id === null) return { state }
  const sent = batch[n]!
  // Of one message that comes twice in a batch, the first is the one that was stored.
  const first = id === sent.id ? sent : (batch.find((one) => one.id === id) ?? sent)
  const known = row.known_id !== null && {
    body: row.known_body!,
    image: row.known_image,
    read_at: row.known_read_at,
    delivered: row.known_delivered!,
  }
  return { message: { ...first, id, seq, at, read_at: null, ...known }, fresh: id === sent.id }
}

const numbersFor = (sent: Sent[], lastSeqOf: LastSeq) => {
  const last = new Map<string, number>()
  const all: Numbered[] = []
  for (const one of sent) {
    const before = lastSeqOf(one)
    if (before === undefined) return undefined
    const seq = (last.get(one.reading_id) ?? before) + 1
    last.set(one.reading_id, seq)
    all.push({ ...one, seq })
  }
  return all
}
const isTaken = (error: unknown) => sqlStateOf(error).code === uniqueViolation

/** Whether all of it was stored; a part may have been, where a reading had ended. */
const storeQuickly = async (db: Autocommit, sent: Numbered[], now: number) => {
  try {
    const [all] = await db.run(quicklyStored, { sent, now })
    return all?.n === sent.length
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
// Another node may have taken the same numbers, in the snapshot of a statement that waited for the reading.
const storeWithCare = async (db: Autocommit, sent: Sent[], now: number) => {
  for (let tries = 1; ; tries++)
    try {
      return await db.run(stored, { sent: sent.map((one, n) => ({ n, ...one })), now })
    } catch (error) {
      if (tries === triesMax || !isTaken(error)) throw error
    }
}

/** Stores a batch of messages; the answers come in the order they were sent in. */
export const storeMessages = async (
  db: Autocommit,
  sent: Sent[],
  now: number,
  lastSeqOf: LastSeq = () => undefined,
): Promise<Stored[]> => {
  const all = numbersFor(sent, lastSeqOf)
  if (all && (await storeQuickly(db, all, now)))
    return all.map((one) => ({ message: { ...one, at: now, read_at: null }, fresh: true }))
  return (await storeWithCare(db, sent, now)).map((row) => resultOf(sent, row))
}

const columns = Object.keys(message).join(', ')
// What waits is shown to its writer; without a viewer, to the house, all of it is.
const isShown = (viewerId: string) => `(delivered or sender_id = coalesce(${viewerId}, sender_id))`
const after = reads('chat_messages_after', {
  takes: { readingId: text, viewerId: nullable(text), seq: integer, most: integer },
  gives: message,
  text: ($) => `select ${columns} from chat_message where reading_id = ${$.readingId} and seq > ${$.seq}
    and ${isShown($.viewerId)} order by seq limit ${$.most}`,
})
const before = reads('chat_messages_before', {
  takes: { readingId: text, viewerId: nullable(text), seq: integer, most: integer },
  gives: message,
  text: ($) => `select ${columns} from (select * from chat_message where reading_id = ${$.readingId} and seq < ${$.seq}
    and ${isShown($.viewerId)} order by seq desc limit ${$.most}) m order by seq`,
})
/** Which messages of a reading: after a number, oldest first; or those just before one. */
export interface AskedMessages {
  readingId: string
  /** Who of the two asks; nobody of them where the house looks. */
  viewerId?: string | undefined
  afterSeq?: number | undefined
  beforeSeq?: number | undefined
  most: number
}
export const findMessages = (db: Db, { readingId, viewerId, afterSeq, beforeSeq, most }: AskedMessages) =>
  beforeSeq === undefined
    ? db.run(after, { readingId, viewerId: viewerId ?? null, seq: afterSeq ?? 0, most })
    : db.run(before, { readingId, viewerId: viewerId ?? null, seq: beforeSeq, most })

const released = autocommits('chat_messages_released', {
  takes: { readingId: text, toId: text },
  gives: message,
  text: ($) => `with given as (
      update chat_message set delivered = true
      where reading_id = ${$.readingId} and sender_id <> ${$.toId} and not delivered
        and exists (select 1 from reading where id = ${$.readingId} and state in ('accepted', 'open') for share)
      returning ${columns}
    ) select * from given order by seq`,
})
/** Delivers everything that waits for this person, while the reading goes on. */
export const releaseMessages = (db: Autocommit, values: Values<typeof released.takes>) => db.run(released, values)

const read = autocommits('chat_messages_read', {
  takes: { readingId: text, seq: integer, byId: text, now: moment },
  gives: { seq: integer },
  text: ($) => `update chat_message set read_at = ${$.now}
    where reading_id = ${$.readingId} and seq <= ${$.seq} and sender_id <> ${$.byId} and read_at is null and delivered
    returning seq`,
})
/** Marks what the other person wrote as read, up to a number; how many were new. */
export const markRead = async (db: Autocommit, values: Values<typeof read.takes>) => (await db.run(read, values)).length
