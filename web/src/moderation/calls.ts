import { type Held as HeldShape, moderation } from '@evenlight/contract/moderation'
import { type Message as MessageShape, messages } from '@evenlight/contract/messages'
import type { output } from 'zod/mini'
import { api } from '../api.ts'

export const calls = api(moderation)
export const messageCalls = api(messages)

export type Held = output<typeof HeldShape>
export type Message = output<typeof MessageShape>
export type Mark = Held['marks'][number]

type Parties = Pick<Message, 'client' | 'reader' | 'type'>

/** Who wrote a message and whom it is for, under the names they go by. */
export function partiesOf({ client, reader, type }: Parties) {
  const asClient = { id: client.id, name: client.username, role: 'CLIENT' } as const
  const asReader = { id: reader.id, name: reader.display_name, role: 'READER' } as const
  return type === 'CLIENT' ? { from: asClient, to: asReader } : { from: asReader, to: asClient }
}
