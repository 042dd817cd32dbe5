import { dayMs } from '@evenlight/core/wall-clock'
import type { TicketState } from '@evenlight/contract/tickets'
import type { output } from 'zod/v4/core'

export type State = output<typeof TicketState>

/** Lines of one ticket, at most; it is answered whole. */
export const linesMax = 200

// Later than every moment that will ever be counted in milliseconds here.
const afterAll = 20_000_000_000_000
/** Before every ticket in the admins' list. */
export const beforeAll = -afterAll
/**
 * Place of a ticket in the admins' list, ascending: open ones that may need care, then open ones, each by how long they
 * wait, after them the others, the latest change first.
 */
export const turnOf = (state: State, changedMs: number, care: boolean) => {
  if (state !== 'open') return afterAll - changedMs
  return care ? beforeAll + changedMs : changedMs
}

/** What one calls a question by who has no list of them: the end of its id, as it is easily typed. */
export const referenceOf = (id: string) => id.slice(-8)
/** So long after the last word in it the name and the address of who asked without an account are kept. */
export const guestKeptMs = 365 * dayMs
