import { Failed } from '@evenlight/contract/client'
import { calls } from './calls.ts'
import type { Note } from './desk.ts'
import type { Row } from './queue.ts'

/** Written into the audit, in the language of its readers. */
const LOOKED_BECAUSE_DECIDED = 'Another admin decided on this message first'

/** Whether a decision was refused because the message is no longer where it was. */
export const isConflict = (cause: unknown) => cause instanceof Failed && cause.status === 409

/** Asks who decided on a message before this desk could, and what. */
export async function noteOfConflict(row: Row): Promise<Note> {
  const found = await calls
    .look({ params: { id: row.id }, query: { reason: LOOKED_BECAUSE_DECIDED } })
    .catch(() => undefined)
  if (!found || !('message' in found)) return { row, what: 'elsewhere' }
  const { decided_by, claimed, state, returned_reason } = found.message
  if (state === 'returned') return { row, what: 'returned', who: decided_by?.username, reason: returned_reason }
  if (decided_by) return { row, what: 'approved', who: decided_by.username }
  return claimed ? { row, what: 'reviewing', who: claimed.by.username } : { row, what: 'elsewhere' }
}
