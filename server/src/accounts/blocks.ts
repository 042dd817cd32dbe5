import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { directoryChanged } from '../readers/public.ts'
import { endSignIns } from './sign-ins.ts'
import * as store from './store.ts'

/** Keeps a member out until `untilMs`, or for good: their sign-ins and sockets end at once. */
export const block = async (
  tx: Tx,
  parts: Pick<Parts, 'live'>,
  ask: {
    personId: string
    byId: string
    reason: string
    untilMs: number | undefined
    /** Proven, so that what they paid for is not refunded. */
    fraud?: boolean
    now: number
  },
) => {
  if (!(await store.lock(tx, ask.personId))) throw refuse('not_found')
  const { personId: id, untilMs, reason, now } = ask
  await store.setBlock(tx, { id, blocked_at: now, blocked_until: untilMs, blocked_reason: reason })
  await endSignIns(tx, parts, { personId: ask.personId, because: 'blocked', now: ask.now })
  await audited(tx, {
    actorId: ask.byId,
    action: 'members.block',
    subjectId: ask.personId,
    reason: ask.reason,
    detail: { until: untilMs === undefined ? null : iso(untilMs), ...(ask.fraud && { fraud: true }) },
  })
  directoryChanged(tx)
}

/** Lets a blocked member in again. */
export const unblock = async (tx: Tx, ask: { personId: string; byId: string; reason: string }) => {
  await store.setBlock(tx, { id: ask.personId, blocked_at: null, blocked_until: null, blocked_reason: null })
  await audited(tx, { actorId: ask.byId, action: 'members.unblock', subjectId: ask.personId, reason: ask.reason })
  directoryChanged(tx)
}
