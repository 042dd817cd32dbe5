import type { claims as area } from '@evenlight/contract/claims'
import type { output } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Claim } from './store.ts'
import { announceTime, returnTime } from './time-back.ts'

type Asked = output<(typeof area)['answer']['body']>

// What went back meanwhile by another way is not given twice.
const grant = async (tx: Tx, claim: Claim, seconds: number, paidAs: 'paid' | 'free', byId: string, now: number) => {
  const most = Math.min(seconds, claim.returnable_seconds)
  const ref = `claim/${claim.id}${claim.appeal === null ? '' : '/appeal'}`
  if (most > 0)
    await returnTime(tx, { readingId: claim.reading_id, seconds: most, paidAs, cause: 'claim', byId, ref, now })
  announceTime(tx, claim.reading_id, claim)
  return claim.granted_seconds + most
}

const readerAnswers = (claim: Claim, asked: Asked & { action: 'offer' | 'decline' }, now: number): Claim =>
  asked.action === 'offer'
    ? {
        ...claim,
        state: 'offered',
        offered_seconds: asked.seconds,
        offered_as: asked.as,
        reader_words: asked.reason ?? null,
      }
    : { ...claim, escalates_at: now, reader_words: asked.reason }

const adminAnswers = async (
  tx: Tx,
  claim: Claim,
  asked: Asked & { action: 'approve' | 'decline' },
  actor: Actor,
  now: number,
): Promise<Claim> => {
  const approved = asked.action === 'approve'
  const granted = approved ? await grant(tx, claim, asked.seconds, 'paid', actor.id, now) : claim.granted_seconds
  await audited(tx, {
    actorId: actor.id,
    action: `claim.${asked.action}`,
    subjectId: claim.id,
    ...(asked.reason !== undefined && { reason: asked.reason }),
    detail: { reading_id: claim.reading_id, granted_seconds: granted },
  })
  const state = approved ? ('approved' as const) : ('declined' as const)
  return { ...claim, state, granted_seconds: granted, decided_by: actor.id, decided_words: asked.reason ?? null }
}

/** What one answer makes of a claim whose turn it is; time goes back with it. */
export const answerClaim = async (tx: Tx, before: Claim, actor: Actor, asked: Asked, now: number): Promise<Claim> => {
  const claim = { ...before, changed_at: now }
  switch (asked.action) {
    case 'offer':
      return readerAnswers(claim, asked, now)
    case 'accept': {
      const granted = await grant(tx, claim, claim.offered_seconds ?? 0, claim.offered_as ?? 'paid', actor.id, now)
      return { ...claim, state: 'accepted', granted_seconds: granted }
    }
    case 'appeal':
      return { ...claim, state: 'open', escalates_at: now, appeal: asked.reason }
    case 'approve':
      return adminAnswers(tx, claim, asked, actor, now)
    case 'decline':
      return actor.role === 'ADMIN' ? adminAnswers(tx, claim, asked, actor, now) : readerAnswers(claim, asked, now)
  }
}
