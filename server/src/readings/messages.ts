import { otherSide } from '@evenlight/core/meter/other-side'
import type { Found } from '@evenlight/contact/find'
import { needsCare } from '@evenlight/core/care/find'
import { pressureIn } from '@evenlight/core/pressure/find'
import type { Side } from '@evenlight/core/meter/meter'
import type { ChatMessage, NewChatMessage } from '@evenlight/contract/readings'
import { refuse } from '@evenlight/contract/errors'
import type { Image } from '@evenlight/contract/uploads'
import type { input, output } from 'zod/v4/core'
import { batched } from '../kernel/batch.ts'
import type { Autocommit } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { notePressure } from '../pressure/public.ts'
import { claimUpload, releaseUpload } from '../uploads/public.ts'
import type { Lifecycle } from './lifecycle.ts'
import { storeMessages, type MessageRow, type Sent } from './message-store.ts'
import { contactIn } from './contact-in.ts'
import { readingRoom, type Rooms } from './rooms.ts'
import { reaches, reasonOf, sideOf } from './reading.ts'
import { watchRoom, type Watchers } from './watchers.ts'

const batchMax = 256

/** Where a picture of a message is to be seen; undefined when it is gone. */
export type Pictures = (names: string[], now: number) => Promise<Map<string, input<typeof Image>>>

/** An attempt to give a contact detail away: its kind, never the words. */
export interface Strike {
  personId: string
  clientMsgId: string
  readingId: string
  kind: Found['kind']
  now: number
}
export type CountStrike = (db: Autocommit, strike: Strike) => Promise<unknown>

export const presentMessage = (
  row: MessageRow,
  pictures?: Awaited<ReturnType<Pictures>>,
): input<typeof ChatMessage> => ({
  id: row.id,
  seq: row.seq,
  client_msg_id: row.client_msg_id,
  from: row.sender_id,
  body: row.body,
  image: row.image === null ? undefined : pictures?.get(row.image),
  at: iso(row.at),
  read_at: row.read_at === null ? undefined : iso(row.read_at),
  undelivered: row.delivered ? undefined : true,
})

/** Takes a message in; `by` is the socket it came from, if it came on one: its answer says all, the others are told. */
export type Write = (
  senderId: string,
  sent: output<typeof NewChatMessage>,
  by?: string,
) => Promise<input<typeof ChatMessage>>

/** Takes live messages in: checked, committed in groups, then answered and handed to the room. */
export const makeMessages = (
  parts: Parts,
  rooms: Rooms,
  pictures: Pictures,
  {
    countStrike,
    pause,
    watchers,
  }: { countStrike: CountStrike; pause: Lifecycle['pause']; watchers: Pick<Watchers, 'isWatched'> },
) => {
  const { database, clock, live, log } = parts
  const lastSeqOf = ({ reading_id, sender_id }: Sent) => {
    const room = rooms.get(reading_id)
    return room && sideOf(room.reading, sender_id) ? room.seq : undefined
  }
  const otherThan = ({ reading_id, sender_id }: Sent): Side | undefined => {
    const room = rooms.get(reading_id)
    const side = room && sideOf(room.reading, sender_id)
    return side && otherSide(side)
  }
  /** Whether the other person is there to get it at once: nobody is who has not joined. */
  const isDelivered = (sent: Sent) => {
    const room = rooms.get(sent.reading_id)
    const other = otherThan(sent)
    return room && other ? reaches(room.reading, other, { nowMs: clock.now(), evidence: rooms.evidence }) : false
  }
  const store = batched(database, batchMax, async (sent: Sent[]) => {
    const stored = await storeMessages(database.autocommit, sent, clock.now(), lastSeqOf)
    for (const { message } of stored)
      if (message) rooms.counted(message.reading_id, message.seq, message.delivered ? undefined : otherThan(message))
    return stored
  })

  /** Counts what is refused beside the batches; when that fails it is refused all the same. */
  const counted = ({ kind }: Found, senderId: string, { chat_id, client_msg_id }: output<typeof NewChatMessage>) =>
    countStrike(database.autocommit, {
      personId: senderId,
      clientMsgId: client_msg_id,
      readingId: chat_id,
      kind,
      now: clock.now(),
    }).catch((error: unknown) => log.error({ err: error }, 'a strike could not be counted'))

  const claimed = (name: string, personId: string) =>
    database.transaction((tx) => claimUpload(tx, { name, personId, now: clock.now() }))

  /** The message has been said already, so a pause that can't be made takes nothing from it. */
  const cared = (readingId: string, byId: string) =>
    pause(readingId, byId, clock.now()).catch((error: unknown) =>
      log.error({ err: error }, 'a pause could not be made'),
    )

  /** What a reader said has been said; that it could not be marked takes nothing from it. */
  const marked = (readingId: string, senderId: string, body: string) => {
    const reading = rooms.get(readingId)?.reading
    if (reading?.reader_id !== senderId || !pressureIn(body)) return undefined
    const at = { kind: 'reading', subject_id: readingId, reader_id: senderId, client_id: reading.client_id } as const
    return database
      .transaction((tx) => notePressure(tx, { ...at, words: [body], now: clock.now() }))
      .catch((error: unknown) => log.error({ err: error }, 'words could not be marked'))
  }

  const write: Write = async (senderId, sent, by) => {
    const spans = contactIn(rooms.get(sent.chat_id), senderId, { id: sent.client_msg_id, text: sent.body })
    if (spans[0]) {
      await counted(spans[0], senderId, sent)
      if (needsCare(sent.body)) await cared(sent.chat_id, senderId)
      throw refuse('contact_details', {
        fields: { body: 'contact_details_unsent' },
        more: { spans },
      })
    }
    const { image } = sent
    const claim = image === undefined ? undefined : await claimed(image, senderId)
    const written = {
      reading_id: sent.chat_id,
      sender_id: senderId,
      client_msg_id: sent.client_msg_id,
      body: sent.body,
      image: sent.image ?? null,
      id: newId('msg'),
      delivered: false,
    }
    const stored = await store({ ...written, delivered: isDelivered(written) })
    if (claim?.fresh && stored.message?.image !== claim.name) await releaseUpload(database.autocommit, claim.name)
    if (!stored.message) {
      if (stored.state === null) throw refuse('not_found')
      throw refuse('wrong_state', { detail: reasonOf(stored.state) })
    }
    const row = stored.message
    const message = presentMessage(row, row.image === null ? undefined : await pictures([row.image], clock.now()))
    if (stored.fresh) {
      const data = { ...message, chat_id: row.reading_id }
      // What waits is for the writer's other tabs alone.
      const room = row.delivered ? readingRoom(row.reading_id) : personRoom(senderId)
      live.deliver([{ room, event: 'chat:message', data, except: by }])
      if (watchers.isWatched(row.reading_id))
        live.deliver([{ room: watchRoom(row.reading_id), event: 'watch:message', data }])
      if (needsCare(row.body)) await cared(row.reading_id, senderId)
      await marked(row.reading_id, senderId, row.body)
    }
    return message
  }
  return { write }
}
