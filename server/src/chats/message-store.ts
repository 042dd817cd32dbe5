import { sqlStateOf, type Db } from '../kernel/database.ts'

const uniqueViolation = '23505'
const triesMax = 10

export interface Sent {
  chatId: string
  senderId: string
  clientMsgId: string
  body: string
  image: string | null
  id: string
}
export interface MessageRow {
  chat_id: string
  seq: number
  id: string
  sender_id: string
  client_msg_id: string
  body: string
  image: string | null
  at_ms: number
  read_ms: number | null
}
/** A stored message; `fresh` when this statement stored it. Without one, the state of the session says why. */
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

// One statement a batch: the sessions are locked in the order of their ids, each gives numbers to its new messages, and a
// message that was stored before is answered as it stands. Laterals, so that a plan made on empty tables stays by index.
const store_ = {
  name: 'chat_message_store',
  text: `with sent as materialized (
      select * from json_to_recordset($1) as s (n int, chat_id text, sender_id text, client_msg_id text, body text, image text, id text, known_seq int)
    ), known as materialized (
      select s.n, m.* from sent s cross join lateral (
        select * from chat_message where sender_id = s.sender_id and client_msg_id = s.client_msg_id offset 0) m
    ), locked as materialized (
      select c.* from (select chat_id, max(known_seq) known_seq from sent group by chat_id order by chat_id) d cross join lateral (
        select id, state, client_id, reader_id,
          coalesce(d.known_seq, (select max(seq) from chat_message where chat_id = d.chat_id), 0) last_seq
        from chat where id = d.chat_id offset 0 for no key update) c
    ), fresh as materialized (
      select s.*, l.last_seq + row_number() over (partition by s.chat_id order by s.n) seq
      from (select distinct on (sender_id, client_msg_id) * from sent order by sender_id, client_msg_id, n) s
      join locked l on l.id = s.chat_id and l.state in ('accepted', 'open') and s.sender_id in (l.client_id, l.reader_id)
      where not exists (select 1 from known k where k.n = s.n)
    ), stored as (
      insert into chat_message (chat_id, seq, id, sender_id, client_msg_id, body, image, at_ms)
      select chat_id, seq, id, sender_id, client_msg_id, body, image, $2 from fresh
    )
    select s.n, l.state, coalesce(k.seq, f.seq) seq, coalesce(k.id, f.id) id, coalesce(k.at_ms, $2) at_ms,
      case when k.id is not null then json_build_object('body', k.body, 'image', k.image, 'read_ms', k.read_ms) end known
    from sent s left join locked l on l.id = s.chat_id and s.sender_id in (l.client_id, l.reader_id)
      left join known k on k.n = s.n left join fresh f on f.sender_id = s.sender_id and f.client_msg_id = s.client_msg_id
    order by s.n`,
}

const storedOf = (batch: Sent[], sent: Sent, { seq, id, at_ms, known, state }: StoredRow): Stored => {
  if (seq === null || id === null || at_ms === null) return { state }
  // Of one message that comes twice in a batch, the first is the one that was stored.
  const first = id === sent.id ? sent : batch.find((one) => one.id === id)
  const { body, image, read_ms } = known ?? { ...(first ?? sent), read_ms: null }
  const message = {
    chat_id: sent.chatId,
    seq,
    id,
    sender_id: sent.senderId,
    client_msg_id: sent.clientMsgId,
    body,
    image,
    at_ms,
    read_ms,
  }
  return { message, fresh: !known && id === sent.id }
}

// Another node may have taken the same numbers: what this one knows is old then, as is the snapshot of a statement that
// waited for the session. The next try asks the table.
const numbered = async <T>(work: (first: boolean) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await work(tries === 1)
    } catch (error) {
      if (tries === triesMax || sqlStateOf(error).code !== uniqueViolation) throw error
    }
}

/**
 * Stores a batch of messages; the answers come in the order they were sent in. `seqOf` gives the last number of a session
 * where it is known: never more than there is.
 */
export const storeMessages = async (
  db: Db,
  sent: Sent[],
  nowMs: number,
  seqOf: (chatId: string) => number | undefined = () => undefined,
): Promise<Stored[]> => {
  const listed = (known: boolean) =>
    sent.map(({ chatId, senderId, clientMsgId, body, image, id }, n) => ({
      n,
      chat_id: chatId,
      sender_id: senderId,
      client_msg_id: clientMsgId,
      body,
      image,
      id,
      known_seq: known ? seqOf(chatId) : undefined,
    }))
  const rows = await numbered((first) => db.run<StoredRow>(store_, [JSON.stringify(listed(first)), nowMs]))
  return rows.map((row) => storedOf(sent, sent[row.n]!, row))
}

const forward = {
  name: 'chat_message_after',
  text: 'select * from chat_message where chat_id = $1 and seq > $2 order by seq limit $3',
}
const backward = {
  name: 'chat_message_before',
  text: 'select * from (select * from chat_message where chat_id = $1 and seq < $2 order by seq desc limit $3) m order by seq',
}
/** Messages after a number, oldest first; or those just before one. */
export const messagesOf = (
  db: Db,
  it: { chatId: string; afterSeq?: number | undefined; beforeSeq?: number | undefined; most: number },
) =>
  it.beforeSeq === undefined
    ? db.run<MessageRow>(forward, [it.chatId, it.afterSeq ?? 0, it.most])
    : db.run<MessageRow>(backward, [it.chatId, it.beforeSeq, it.most])

const read_ = {
  name: 'chat_message_read',
  text: 'update chat_message set read_ms = $4 where chat_id = $1 and seq <= $2 and sender_id <> $3 and read_ms is null returning seq',
}
/** Marks what the other person wrote as read, up to a number; how many were new. */
export const markRead = async (db: Db, it: { chatId: string; seq: number; readerId: string; now: number }) =>
  (await db.run(read_, [it.chatId, it.seq, it.readerId, it.now])).length
