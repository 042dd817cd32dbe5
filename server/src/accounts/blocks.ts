import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { directoryChanged } from '../readers/public.ts'
import { endSignIns } from './sign-ins.ts'
import * as store from './store.ts'

/** Keeps a member out until `untilMs`, or for good: their sign-ins and sockets end at once. */
export const block = async (
  tx: Tx,
  parts: Pick<Parts, 'live'>,
  ask: { personId: string; byId: string; reason: string; untilMs: number | undefined; now: number },
) => {
  if (!(await store.lock(tx, ask.personId))) throw refuse('not_found')
  const blockedUntil = ask.untilMs === undefined ? null : new Date(ask.untilMs)
  await store.change(tx, ask.personId, { blockedAt: new Date(ask.now), blockedUntil, blockedReason: ask.reason })
  await endSignIns(tx, parts, { personId: ask.personId, because: 'blocked', now: ask.now })
  await audited(tx, {
    actorId: ask.byId,
    action: 'members.block',
    subjectId: ask.personId,
    reason: ask.reason,
    detail: { until: blockedUntil },
  })
  directoryChanged(tx)
}

/** Lets a blocked member in again. */
export const unblock = async (tx: Tx, ask: { personId: string; byId: string; reason: string }) => {
  await store.change(tx, ask.personId, { blockedAt: null, blockedUntil: null, blockedReason: null })
  await audited(tx, { actorId: ask.byId, action: 'members.unblock', subjectId: ask.personId, reason: ask.reason })
  directoryChanged(tx)
}
