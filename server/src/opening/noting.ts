import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { makeStanding } from './standing.ts'
import * as store from './store.ts'

/** A provider's reference has at most 20 characters. */
export const newReference = () => newId('opn').slice(0, 20)

/** How tries are written down, and what they can't be made without. */
export const makeNoting = (parts: Parts) => {
  const standing = makeStanding(parts)
  return {
    standing,
    note: async (tx: Tx, one: Omit<store.Noted, 'against'>) => {
      await store.note(tx, { ...one, against: standing.against[one.step] })
      const detail = { step: one.step, ...(one.fault && { fault: one.fault }) }
      await audited(tx, { actorId: one.byId, action: 'opening.check', detail })
    },
    checkSettings: (step: 'mail' | 'cards' | 'paypal') => {
      if (standing.missing[step].length) throw refuse('wrong_state', { detail: 'opening_unset' })
    },
  }
}
export type Noting = ReturnType<typeof makeNoting>
