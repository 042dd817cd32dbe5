import type { claims as area } from '@evenlight/contract/claims'
import type { Approvals } from '../kernel/approval.ts'
import type { Db } from '../kernel/database.ts'
import { findSettled } from '../readings/public.ts'
import { findUsed } from '../wallet/public.ts'
import * as store from './store.ts'

/** What goes back of a past reading: so much, or all that is left. */
const back = async (db: Db, readingId: string, seconds?: number) => {
  const reading = await findSettled(db, readingId)
  if (!reading) return undefined
  const used = await findUsed(db, readingId)
  const amount = seconds ?? used.freeSecondsLeft + used.paidSecondsLeft
  return { kind: 'time' as const, amount, personId: reading.client_id, subjectId: readingId }
}

/** Time that an admin gives back asks for a second approver over a limit. */
export const approvals: Approvals<typeof area> = {
  answer: {
    act: 'claim',
    weigh: async ({ db, body }) => {
      const claim = body.action === 'approve' ? await store.find(db, body.claim_id) : undefined
      if (!claim || body.action !== 'approve') return undefined
      const amount = Math.min(body.seconds, claim.returnable_seconds)
      return { kind: 'time', amount, personId: claim.client_id, subjectId: claim.id }
    },
  },
  timeBack: { act: 'time_back', weigh: ({ db, params, body }) => back(db, params.id, body.seconds) },
  timeRefund: { act: 'all_time_back', weigh: ({ db, body }) => back(db, body.chat_id) },
}
