import type { gifts as area } from '@evenlight/contract/gifts'
import type { Approvals, Held } from '../kernel/approval.ts'
import { findParties } from '../readings/public.ts'

const weigh: Held<(typeof area)['giveFree']>['weigh'] = async ({ db, params, body }) => {
  const reading = await findParties(db, params.id)
  return reading && { kind: 'time', amount: body.seconds, personId: reading.client_id, subjectId: params.id }
}
/** Time that an admin gives asks for a second approver over a limit. */
export const approvals: Approvals<typeof area> = {
  giveFree: { act: 'free_time', weigh },
  givePaid: { act: 'paid_time', weigh },
}
