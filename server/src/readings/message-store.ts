import { sqlStateOf, type Db } from '../kernel/database.ts'

const uniqueViolation = '23505'
const triesMax = 10

export interface Sent {
  readingId: string
  senderId: string
  clientMsgId: string
  body: string
  image: string | null
  id: string
}
export interface MessageRow {
  reading_id: string
  seq: number
  id: string
  sender_id: string
  client_msg_id: string
  body: string
  image: string | null
  at_ms: number
  read_ms: number | null
}
/** A stored message; `fresh` when this statement stored it. Without one, the state of the reading says why. */
export type Stored = { message: MessageRow; fresh: boolean } | { message?: undefined; state: string | null }
interface StoredRow {
  n: number
  state: string | null
  seq: number | null
  id: string | null
  at_ms: number | null
  /** What was stored before, where it was. */
  known: { body: string; image: string | null; read_ms: number | null } | null
}

// One statement a batch: the readings are locked in the order of their ids, each gives numbers to its new messages, and a
// message that was stored before is answered as it stands. Laterals, so that a plan made on empty tables stays by index.
const store_ = {
  name: 'chat_message_store',
  text: `with sent as materialized (
      select * from json_to_recordset($1) as s (n int, reading_id text, sender_id text, client_msg_id text, body text, image text, id text)
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
      insert into chat_message (reading_id, seq, id, sender_id, client_msg_id, body, image, at_ms)
      select reading_id, seq, id, sender_id, client_msg_id, body, image, $2 from fresh
    )
    select s.n, l.state, coalesce(k.seq, f.seq) seq, coalesce(k.id, f.id) id, coalesce(k.at_ms, $2) at_ms,
      case when k.id is not null then json_build_object('body', k.body, 'image', k.image, 'read_ms', k.read_ms) end known
    from sent s left join locked l on l.id = s.reading_id and s.sender_id in (l.client_id, l.reader_id)
      left join known k on k.n = s.n left join fresh f on f.sender_id = s.sender_id and f.client_msg_id = s.client_msg_id
    order by s.n`,
}

// The same where this node knows the readings and gives the numbers itself. Whatever it is wrong about, an index refuses.
const quick_ = {
  name: 'chat_message_quick',
  text: `with stored as (
      insert into chat_message (reading_id, seq, id, sender_id, client_msg_id, body, image, at_ms)
      select s.reading_id, s.seq, s.id, s.sender_id, s.client_msg_id, s.body, s.image, $2
      from json_to_recordset($1) as s (reading_id text, seq int, id text, sender_id text, client_msg_id text, body text, image text)
      cross join lateral (
        select client_id, reader_id from reading where id = s.reading_id and state in ('accepted', 'open') offset 0 for share) c
      where s.sender_id in (c.client_id, c.reader_id)
      returning 1
    ) select count(*) n from stored`,
}

/** The last number of the reading that a message goes to, never more than there is; undefined where that is not known. */
export type LastSeq = (sent: Sent) => number | undefined
type Numbered = Sent & { seq: number }

const jsonOf = (sent: (Sent & { seq?: number })[]) =>
  JSON.stringify(
    sent.map(({ readingId, senderId, clientMsgId, body, image, id, seq }, n) => ({
      n,
      reading_id: readingId,
      sender_id: senderId,
      client_msg_id: clientMsgId,
      body,
      image,
      id,
      seq,
    })),
  )
const rowOf = (sent: Numbered, nowMs: number): MessageRow => ({
  reading_id: sent.readingId,
  seq: sent.seq,
  id: sent.id,
  sender_id: sent.senderId,
  client_msg_id: sent.clientMsgId,
  body: sent.body,
  image: sent.image,
  at_ms: nowMs,
  read_ms: null,
})

const storedOf = (batch: Sent[], { n, seq, id, at_ms, known, state }: StoredRow): Stored => {
  if (seq === null || id === null || at_ms === null) return { state }
  const sent = batch[n]!
  // Of one message that comes twice in a batch, the first is the one that was stored.
  const first = id === sent.id ? sent : (batch.find((one) => one.id === id) ?? sent)
  return { message: { ...rowOf({ ...first, id, seq }, at_ms), ...known }, fresh: id === sent.id }
}

const numbersFor = (sent: Sent[], lastSeqOf: LastSeq) => {
  const last = new Map<string, number>()
  const numbered: Numbered[] = []
  for (const one of sent) {
    const before = lastSeqOf(one)
    if (before === undefined) return undefined
    const seq = (last.get(one.readingId) ?? before) + 1
    last.set(one.readingId, seq)
    numbered.push({ ...one, seq })
  }
  return numbered
}
const isTaken = (error: unknown) => sqlStateOf(error).code === uniqueViolation

/** Whether all of it was stored; a part may have been, where a reading had ended. */
const storedQuickly = async (db: Db, numbered: Numbered[], nowMs: number) => {
  try {
    const [stored] = await db.run<{ n: number }>(quick_, [jsonOf(numbered), nowMs])
    return stored?.n === numbered.length
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
// Another node may have taken the same numbers, in the snapshot of a statement that waited for the reading.
const storedWithCare = async (db: Db, sent: Sent[], nowMs: number) => {
  for (let tries = 1; ; tries++)
    try {
      return await db.run<StoredRow>(store_, [jsonOf(sent), nowMs])
    } catch (error) {
      if (tries === triesMax || !isTaken(error)) throw error
    }
}

/** Stores a batch of messages; the answers come in the order they were sent in. */
export const storeMessages = async (
  db: Db,
  sent: Sent[],
  nowMs: number,
  lastSeqOf: LastSeq = () => undefined,
): Promise<Stored[]> => {
  const numbered = numbersFor(sent, lastSeqOf)
  if (numbered && (await storedQuickly(db, numbered, nowMs)))
    return numbered.map((one) => ({ message: rowOf(one, nowMs), fresh: true }))
  return (await storedWithCare(db, sent, nowMs)).map((row) => storedOf(sent, row))
}

const forward = {
  name: 'chat_message_after',
  text: 'select * from chat_message where reading_id = $1 and seq > $2 order by seq limit $3',
}
const backward = {
  name: 'chat_message_before',
  text: 'select * from (select * from chat_message where reading_id = $1 and seq < $2 order by seq desc limit $3) m order by seq',
}
/** Messages after a number, oldest first; or those just before one. */
export const messagesOf = (
  db: Db,
  it: { readingId: string; afterSeq?: number | undefined; beforeSeq?: number | undefined; most: number },
) =>
  it.beforeSeq === undefined
    ? db.run<MessageRow>(forward, [it.readingId, it.afterSeq ?? 0, it.most])
    : db.run<MessageRow>(backward, [it.readingId, it.beforeSeq, it.most])

const read_ = {
  name: 'chat_message_read',
  text: 'update chat_message set read_ms = $4 where reading_id = $1 and seq <= $2 and sender_id <> $3 and read_ms is null returning seq',
}
/** Marks what the other person wrote as read, up to a number; how many were new. */
export const markRead = async (db: Db, it: { readingId: string; seq: number; readerId: string; now: number }) =>
  (await db.run(read_, [it.readingId, it.seq, it.readerId, it.now])).length
