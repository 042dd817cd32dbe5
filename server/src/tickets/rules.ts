import type { TicketState } from '@evenlight/contract/tickets'
import type { output } from 'zod/v4/core'

export type State = output<typeof TicketState>

/** Lines of one ticket, at most; it is answered whole. */
export const linesMax = 200

// Later than every moment that will ever be counted in milliseconds here.
const afterAll = 20_000_000_000_000
/**
 * Place of a ticket in the admins' list, ascending: open ones by how long they wait, after them the others, the latest
 * change first.
 */
export const turnOf = (state: State, changedMs: number) => (state === 'open' ? changedMs : afterAll - changedMs)
