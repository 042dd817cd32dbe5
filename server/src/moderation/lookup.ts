import { pageRowsMax } from '@evenlight/contract/lengths'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import { findMessageImages } from '../messages/public.ts'
import { findParties, listMessages } from '../readings/public.ts'
import { findImages } from '../uploads/public.ts'
import { findMessage, listEarlier } from './store.ts'
import { presentHeld, presentTyped, type Desk } from './views.ts'

const beforeMax = 10

export interface Look {
  actorId: string
  id: string
  reason: string
  after?: string | undefined
  now: number
}
const seen = ({ database }: Desk, action: 'message.look' | 'chat.words', { actorId, id, reason }: Look) =>
  audited(database.autocommit, { actorId, action, subjectId: id, reason })

/** One message of the message centre with what the two wrote before it, as it was typed. */
export const lookUpMessage = async (db: Db, parts: Desk, look: Look) => {
  const row = await findMessage(db, look.id)
  if (!row) throw refuse('not_found')
  await seen(parts, 'message.look', look)
  const earlier = await listEarlier(db, row, beforeMax)
  const images = await findMessageImages(db, parts, earlier, look.now)
  const [message] = await presentHeld(db, parts, [row], look.now)
  return { message: message!, before: earlier.map((one) => presentTyped(one, images)) }
}

/** What was written in a reading, a page at a time, from the first word on. */
export const lookUpReading = async (db: Db, parts: Desk, look: Look) => {
  const of = await findParties(db, look.id)
  if (!of) throw refuse('not_found')
  const pictures = (names: string[], now: number) => findImages(db, parts, names, now)
  const { data, next } = await paged(parts, {
    list: `words ${look.id}`,
    query: { after: look.after, limit: pageRowsMax },
    load: async (afterSeq: number | undefined, most) => {
      await seen(parts, 'chat.words', look)
      return listMessages(db, pictures, { readingId: look.id, afterSeq, most, now: look.now })
    },
    placeOf: ({ seq }) => seq,
    items: (messages) => messages,
  })
  return {
    chat_id: look.id,
    client: { id: of.client_id, username: of.client_username },
    reader: { id: of.reader_id, username: of.reader_username, display_name: of.reader_name },
    messages: data,
    next,
  }
}
