import { Failed } from '@evenlight/contract/client'
import { emit } from '../../live.ts'
import { useSession } from '../../session/session.ts'
import { keepUnsent } from './outbox.ts'
import type { Picture } from '../../uploads/picture.ts'
import { updateThread, addMessages, useRoom } from './room.ts'
import { dropped, type Line, pending } from './thread.ts'

let onTheWay = false

const unsent = () => {
  const { lines, order } = useRoom.getState().thread
  return order.flatMap((key) => (lines[key]?.seq === null ? [lines[key]] : []))
}
const keep = () => {
  const { reading } = useRoom.getState()
  if (reading) keepUnsent(reading.id, unsent())
}
const put = (line: Line) => {
  updateThread((thread) => pending(thread, line))
  keep()
}

/** Puts a message into the queue: on the page and kept before anything is sent, so that nothing typed is ever lost. */
export function write(body: string, picture?: Picture) {
  put({
    key: crypto.randomUUID(),
    seq: null,
    from: useSession.getState().userData?.id ?? '',
    body,
    at: new Date().toISOString(),
    state: 'queued',
    ...(picture && { image: picture, upload: picture.name }),
  })
  void sendQueued()
}

export function retry(key: string) {
  const line = useRoom.getState().thread.lines[key]
  if (line?.state === 'failed') put({ ...line, state: 'queued', problem: undefined })
  void sendQueued()
}

export function discard(key: string) {
  updateThread((thread) => dropped(thread, key))
  keep()
}

/** Sends what waits, one after another so that the order is that of writing. Stops when the connection is away. */
export async function sendQueued() {
  const { reading } = useRoom.getState()
  const next = unsent().find(({ state }) => state === 'queued')
  if (onTheWay || !reading || !next) return
  onTheWay = true
  put({ ...next, state: 'sending' })
  const arrived = await send(reading.id, next).finally(() => (onTheWay = false))
  if (arrived) void sendQueued()
}

/** Asks the server to take a message, which then stands on the page. Throws `Failed` when it doesn't. */
async function hand(readingId: string, { key: client_msg_id, body, upload }: Pick<Line, 'key' | 'body' | 'upload'>) {
  const sent = { chat_id: readingId, client_msg_id, body, ...(upload && { image: upload }) }
  const told = await emit('chat:message', sent)
  if (useRoom.getState().reading?.id === readingId) addMessages([told])
}

/**
 * Sends what looks as if the server will refuse it, and leaves it out of the queue: whether it was taken. The same `key`
 * for the same text, so that asking again is one try.
 */
export async function attempt(readingId: string, key: string, body: string, picture?: Picture) {
  try {
    await hand(readingId, { key, body, ...(picture && { upload: picture.name }) })
    return true
  } catch {
    return false
  }
}

async function send(readingId: string, line: Line) {
  try {
    await hand(readingId, line)
    keep()
    return true
  } catch (cause) {
    const problem = cause instanceof Failed ? cause.problem : undefined
    put({ ...line, state: problem ? 'failed' : 'queued', problem })
    return problem !== undefined
  }
}
