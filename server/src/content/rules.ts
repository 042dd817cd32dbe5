import type { PieceState } from '@evenlight/contract/content'
import { pieceMost } from '@evenlight/contract/content'
import type { Role } from '@evenlight/contract/route'
import type { output } from 'zod/v4/core'

export type State = output<typeof PieceState>

interface Move {
  by: Role
  from: readonly State[]
  to: State
}
/** What can become of a piece, and who decides it. What is not here cannot happen. */
export const moves = {
  send: { by: 'READER', from: ['draft'], to: 'awaiting' },
  recall: { by: 'READER', from: ['awaiting'], to: 'draft' },
  return: { by: 'ADMIN', from: ['awaiting'], to: 'draft' },
  schedule: { by: 'ADMIN', from: ['draft', 'awaiting', 'scheduled', 'withdrawn'], to: 'scheduled' },
  unschedule: { by: 'ADMIN', from: ['scheduled'], to: 'draft' },
  publish: { by: 'ADMIN', from: ['draft', 'awaiting', 'scheduled', 'published', 'withdrawn'], to: 'published' },
  withdraw: { by: 'ADMIN', from: ['published'], to: 'withdrawn' },
} as const satisfies Record<string, Move>
export type MoveName = keyof typeof moves

/** Whoever looks at a text to decide on it must not find it changed: a reader changes drafts alone. */
export const maySave = (role: Role, state: State) => role === 'ADMIN' || state === 'draft'

/** What a title looks like in an address; `page` where it has no letter of that kind. */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, pieceMost.slugCharacters - 10)
    .replace(/^-+|-+$/g, '') || 'page'
