import type { Message } from './calls.ts'

type Parties = Pick<Message, 'client' | 'reader'>
type Written = Parties & Pick<Message, 'type'>

/** Whether this person wrote it. */
export const isMine = ({ client, reader, type }: Written, me: string | undefined) =>
  me === (type === 'CLIENT' ? client.id : reader.id)

/** The other person: the name they go by, and the user name they are found by. */
export const otherOf = ({ client, reader }: Parties, me: string | undefined) =>
  me === client.id
    ? { id: reader.id, name: reader.display_name, username: reader.username }
    : { id: client.id, name: client.username, username: client.username }

export type Status = 'waiting' | 'returned' | 'delivered' | 'read' | 'unread'

/** How a message stands for whoever looks: a sender learns that it was read, a recipient whether it is new. */
export function statusOf(message: Written & Pick<Message, 'state' | 'read_at'>, me: string | undefined): Status {
  const { state, read_at } = message
  if (state !== 'delivered') return state
  if (isMine(message, me)) return read_at ? 'read' : 'delivered'
  return read_at ? 'read' : 'unread'
}

/** The usual wait as whole minutes, or whole hours from an hour and a half on, both rounded up. */
export const waitOf = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 90
    ? { unit: 'minutes' as const, count: minutes }
    : { unit: 'hours' as const, count: Math.ceil(minutes / 60) }
}
