import { iso } from '../kernel/moment.ts'
import { isForm } from './rules.ts'
import type { Payment } from './store.ts'

const stateOf = (payment: Payment) =>
  isForm(payment) ? ('form' as const) : payment.state === 'intent' ? ('unknown' as const) : payment.state

const presentTax = ({ tax_cents, tax_country, tax_name, tax_basis_points }: Payment) => ({
  tax_cents,
  ...(tax_country !== null && {
    tax: { country: tax_country, name: tax_name!, basis_points: tax_basis_points! },
  }),
})

/** How a payment stands, with the receipt once it is paid. */
export const presentPayment = (payment: Payment) => ({
  payment: { id: payment.id, state: stateOf(payment), method: payment.method },
  ...(payment.state === 'captured' && payment.settled_at
    ? {
        receipt: {
          id: payment.id,
          amount_cents: payment.amount_cents,
          ...presentTax(payment),
          ...(payment.for_order !== null && { order_id: payment.for_order }),
          paid_seconds: payment.paid_seconds,
          free_seconds: payment.free_seconds,
          method: payment.method,
          at: iso(payment.settled_at),
        },
      }
    : {}),
})
