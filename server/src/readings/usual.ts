import type { NewChatMessage } from '@evenlight/contract/readings'
import type { output } from 'zod/v4/core'

const fields = 3
const readingId = /^cht_[\w-]{3,40}$/
const clientId = /^[\w-]{8,64}$/
const bodyMax = 4000
const unusual = /[\0\r]/
const something = /\S/

const isOnly = (sent: object, most: number) => {
  let count = 0
  // Also what is inherited makes it unusual.
  for (const _ in sent) if (++count > most) return false
  return true
}

/**
 * A new message in its usual form, words alone, read without the contract's schema: undefined for everything else, also
 * for what is wrong, which the schema then reads and says why. Whatever is read here the schema reads just so.
 */
export const usualMessage = (sent: unknown): output<typeof NewChatMessage> | undefined => {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { chat_id, client_msg_id, body } = sent as Record<string, unknown>
  if (typeof chat_id !== 'string' || typeof client_msg_id !== 'string' || typeof body !== 'string') return undefined
  if (body.length > bodyMax || unusual.test(body) || !something.test(body) || !body.isWellFormed()) return undefined
  return readingId.test(chat_id) && clientId.test(client_msg_id) && isOnly(sent, fields)
    ? { chat_id, client_msg_id, body }
    : undefined
}
