import type { payouts as area } from '@evenlight/contract/payouts'
import type { Approvals } from '../kernel/approval.ts'
import { presentNext } from './present.ts'

/** A batch asks for a second approver over a limit: what is sent and settled later is what was put into it then. */
export const approvalsWith = (hasPayPal: boolean): Approvals<typeof area> => ({
  act: {
    act: 'payout',
    weigh: async ({ db, body }) => {
      if (body.action !== 'make') return undefined
      const { ways } = await presentNext(db, hasPayPal)
      const amount = ways.find(({ way }) => way === body.way)?.amount_cents ?? 0
      return { kind: 'payout', amount }
    },
  },
})
