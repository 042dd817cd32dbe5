import type { output } from 'zod/v4/core'
import type { accounts as area } from '@evenlight/contract/accounts'
import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { presentMember } from './members.ts'
import { findPerson } from './own.ts'
import { endSignIns } from './sign-ins.ts'
import * as store from './store.ts'

/**
 * Gives somebody of the house another role, from now on: what they have open is told of their old desks, so their sign-ins
 * end. Somebody who may do everything always remains.
 */
export const setAdminRole = async (
  tx: Tx,
  parts: Parts,
  { actor, body, now }: { actor: Actor; body: output<(typeof area)['setAdminRole']['body']>; now: number },
) => {
  const { member_id: id, admin_role: to, reason } = body
  const house = await store.holdHouse(tx, id)
  const from = house.find((one) => one.id === id)?.admin_role
  if (!from) throw refuse('not_found')
  if (from === to) return presentMember(parts, await findPerson(tx, id), now, actor)
  // Two may have taken one another's role away: the second has lost theirs by now.
  if (!house.some((one) => one.id === actor.id && one.admin_role === 'any')) throw refuse('wrong_role')
  if (from === 'any' && house.every((one) => one.id === id || one.admin_role !== 'any'))
    throw refuse('wrong_state', { detail: 'last_admin' })
  const person = await store.setAdminRole(tx, { id, admin_role: to })
  await audited(tx, { actorId: actor.id, action: 'members.role', subjectId: id, reason, detail: { from, to } })
  await endSignIns(tx, parts, { personId: id, because: 'the role was changed', now })
  return presentMember(parts, person, now, actor)
}
