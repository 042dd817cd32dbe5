import { claimSeconds } from '@evenlight/contract/moderation'
import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import { type HeldRow, claim, lockHeld, stageOf } from '../messages/public.ts'

/** Who is at a message now: a claim that has run out keeps nobody away. */
export const claimOf = ({ claimed_by, claimed_by_username, claimed_until }: HeldRow, now: number) =>
  claimed_by !== null && claimed_by_username !== null && claimed_until !== null && claimed_until > now
    ? { by: { id: claimed_by, username: claimed_by_username }, until: iso(claimed_until) }
    : undefined

/** A message that this admin may decide on, held until the transaction ends. Refuses while another admin is at it. */
export const lockFor = async (tx: Tx, id: string, adminId: string, now: number) => {
  const row = await lockHeld(tx, id)
  const claimed = claimOf(row, now)
  if (claimed && claimed.by.id !== adminId)
    throw refuse('wrong_state', { detail: ['reviewed_by', { name: claimed.by.username }] })
  return row
}

/** Refuses where the message doesn't wait any more; says whose decision it was, where it was another one's. */
export const checkWaiting = (row: HeldRow, adminId: string) => {
  if (stageOf(row) === 'waiting') return
  const name = row.decided_by === adminId ? null : row.decided_by_username
  throw refuse('wrong_state', { detail: name === null ? 'decided_already' : ['decided_by', { name }] })
}

/** Keeps other admins away for five minutes from now. */
export const claimFor = (tx: Tx, row: HeldRow, by: { id: string; username: string }, now: number) =>
  claim(tx, row, { by, untilMs: now + claimSeconds * 1000 })
