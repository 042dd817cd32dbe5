import * as z from 'zod/mini'
import { ById, Cents, Id, Instant, Reason, Seconds } from './atoms.ts'
import { get, post, type Area } from './route.ts'

export const PaymentReceipt = z.object({
  id: Id,
  amount_cents: Cents,
  paid_seconds: Seconds,
  free_seconds: Seconds,
  method: z.string(),
  at: Instant,
})

/** `captured` brings the receipt. `unknown` is asked again until the provider says; `review` waits for an admin. */
export const Checkout = z.object({
  payment: z.object({ id: Id, state: z.enum(['captured', 'unknown', 'review', 'declined']) }),
  receipt: z.optional(PaymentReceipt),
})

/** What the provider's own form hands to the page in place of a card. */
const OpaqueData = z.strictObject({
  descriptor: z.string().check(z.minLength(1), z.maxLength(128)),
  value: z.string().check(z.minLength(1), z.maxLength(8192)),
})

export const payments = {
  checkout: post('/api/authorized-net/checkout', {
    access: ['CLIENT'],
    body: z.strictObject({ package_id: Id, opaque_data: OpaqueData }),
    cardless: true,
    returns: Checkout,
    created: true,
    idempotent: true,
    limit: 'checkout',
    tx: 'none',
  }),
  /** How a payment stands, as far as the provider has said. */
  payment: get('payments/{id}', { access: ['CLIENT', 'ADMIN'], params: ById, returns: Checkout }),
  decide: post('payments/{id}/decide', {
    access: ['ADMIN'],
    params: ById,
    body: z.strictObject({ decision: z.enum(['approve', 'decline']), reason: Reason }),
    returns: Checkout,
    idempotent: true,
    tx: 'none',
  }),
} satisfies Area
