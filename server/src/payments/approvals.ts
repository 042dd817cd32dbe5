import type { payments as area } from '@evenlight/contract/payments'
import type { Approvals } from '../kernel/approval.ts'
import { findRefundable } from './refund-store.ts'

/** What of the desk's acts on payments asks for a second approver over a limit. */
export const approvals: Approvals<typeof area> = {
  refund: {
    act: 'refund',
    weigh: async ({ db, body }) => {
      const payment = await findRefundable(db, body.payment_id)
      return (
        payment && {
          kind: 'refund',
          amount: payment.refundable_cents,
          personId: payment.client_id,
          subjectId: body.payment_id,
        }
      )
    },
  },
  decide: {
    act: 'payment',
    weigh: async ({ db, body, params }) => {
      const payment = body.decision === 'approve' ? await findRefundable(db, params.id) : undefined
      if (payment?.state !== 'review') return undefined
      return { kind: 'payment', amount: payment.amount_cents, personId: payment.client_id, subjectId: params.id }
    },
  },
}
