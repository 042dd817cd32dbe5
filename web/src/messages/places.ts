import { paths } from '@evenlight/contract/paths'
import type { To } from 'react-router'

const textIn = (state: object, name: string) => {
  const found: unknown = Reflect.get(state, name)
  return typeof found === 'string' && found ? found : undefined
}

/** What the way to `/message-conversation` says: a message to read, one to write again, or neither. */
export function shownIn(state: unknown): { view?: string; again?: string } {
  if (typeof state !== 'object' || state === null) return {}
  if (Reflect.get(state, 'view') === true) return { view: textIn(state, 'id') }
  return { again: textIn(state, 'again') }
}

/** The folder that the way to the message centre asks for. */
export const folderIn = (state: unknown) =>
  typeof state === 'object' && state !== null ? textIn(state, 'folder') : undefined

interface Way {
  to: To
  state: object
}

export const toView = (id: string): Way => ({ to: paths.message(), state: { view: true, id } })
export const toWriteAgain = (id: string): Way => ({ to: paths.message(), state: { again: id } })
/** After sending: what was sent waits in the outbox. */
export const toOutbox: Way = { to: paths.messages(), state: { folder: 'outbox' } }
