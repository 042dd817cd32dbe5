import * as z from 'zod/mini'
import { Country } from './account-fields.ts'
import { after, ById, Cents, Id, id, Instant, limit, list, Nothing, Page, Reason, Seconds } from './atoms.ts'
import { Person } from './readings.ts'
import { get, post, type Area } from './route.ts'

/** A tax that prices include for buyers of a country, in hundredths of a percent. */
export const TaxRate = z.object({ country: Country, name: z.string(), basis_points: z.int() })
export const Method = z.enum(['card', 'paypal'])
export const PaymentReceipt = z.object({
  id: Id,
  amount_cents: Cents,
  /** Included in the amount; `tax` says which, where the house had set one for the buyer's country. */
  tax_cents: Cents,
  tax: z.optional(TaxRate),
  order_id: z.optional(Id),
  paid_seconds: Seconds,
  free_seconds: Seconds,
  method: Method,
  at: Instant,
})

// `captured` brings the receipt. `unknown` is asked again until the provider says; `review` waits for an admin; `form`: the
// client may give their card to the provider, or approve there, and has not, as far as the provider has said.
const Standing = z.object({
  payment: z.object({
    id: Id,
    state: z.enum(['captured', 'unknown', 'review', 'declined', 'form']),
    method: Method,
  }),
  receipt: z.optional(PaymentReceipt),
})
/** The provider's own form for the card: `token` is posted to `url` in a frame, and is of use until then. */
export const PayForm = z.object({ url: z.string(), token: z.string(), until: Instant })
export const Checkout = z.extend(Standing, { form: z.optional(PayForm) })

const PayPalCheckout = z.extend(Standing, {
  /** PayPal's own page, where the client approves the payment; of use until then. */
  approval: z.optional(z.object({ url: z.string(), until: Instant })),
})

export const PaymentState = z.enum(['captured', 'unknown', 'review', 'declined'])
/** One payment as the house sees it; `refundable_cents`: what its unused time is worth now. */
const Listed = z.object({
  id: Id,
  client: Person,
  state: PaymentState,
  amount_cents: Cents,
  order_id: z.optional(Id),
  paid_seconds: Seconds,
  free_seconds: Seconds,
  method: Method,
  made_at: Instant,
  refunded_cents: Cents,
  refundable_cents: Cents,
})

export const DisputeState = z.enum(['open', 'won', 'lost'])
const Ending = { outcome: z.enum(['won', 'lost']), was: z.optional(DisputeState) }
export const DisputeStage = z.enum(['inquiry', 'chargeback', 'pre_arbitration', 'arbitration'])
/** The provider's own number of it. */
const DisputeId = z.string().check(z.regex(/^[!-~]{1,200}$/))
/**
 * A payer asks the provider for their money back. `readings` are those that the purchase's time was used for: their receipts
 * are what the house answers with. `held_seconds`: what waits for its end.
 */
const Dispute = z.object({
  id: DisputeId,
  payment_id: Id,
  client: Person,
  method: Method,
  state: DisputeState,
  /** How far it has come, why, and until when the house may answer; of a card only what the desk has noted. */
  stage: z.nullable(DisputeStage),
  reason: z.string(),
  due_at: z.nullable(Instant),
  amount_cents: Cents,
  payment_cents: Cents,
  paid_seconds: Seconds,
  free_seconds: Seconds,
  held_seconds: Seconds,
  bought_at: Instant,
  opened_at: Instant,
  closed_at: z.nullable(Instant),
  readings: z.array(z.object({ id: Id, reader_name: z.string(), seconds: Seconds })),
})

/** How a provider's books and ours part: by what, and for how much here and there. */
export const Break = z.enum([
  'not_here',
  'not_there',
  'other_amount',
  'voided',
  'refund_missing',
  'refund_twice',
  'still_unknown',
])
const Compared = z.object({
  /** When each provider was last asked for all of it. */
  at: z.array(z.object({ method: Method, at: Instant })),
  breaks: z.array(
    z.object({
      method: Method,
      kind: Break,
      /** Our payment, or the provider's number of what is none of ours. */
      subject: z.string(),
      client: z.optional(Person),
      here_cents: Cents,
      there_cents: Cents,
      found_at: Instant,
    }),
  ),
})

const RefundByHand = z.object({
  id: Id,
  payment_id: Id,
  client: Person,
  amount_cents: Cents,
  method: Method,
  reason: z.string(),
  made_at: Instant,
  bought_at: Instant,
})

/** What the provider's own form hands to the page in place of a card. */
export const OpaqueData = z.strictObject({
  descriptor: z.string().check(z.minLength(1), z.maxLength(128)),
  value: z.string().check(z.minLength(1), z.maxLength(8192)),
})

export const Brand = z.enum(['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'other'])
/** A card that the provider keeps: `expires` is its last month, null where nobody says; from then on it is `run_out`. */
export const Card = z.object({
  id: Id,
  brand: Brand,
  last4: z.string(),
  expires: z.nullable(z.string()),
  run_out: z.boolean(),
})
/** A client's cards, the latest first; `coming`: how many that they paid with are being kept at this moment. */
const Cards = z.object({ cards: z.array(Card), coming: z.int() })
const CardForm = z.object({ url: z.string(), token: z.string() })

export const payments = {
  checkout: post('/api/authorized-net/checkout', {
    access: ['CLIENT'],
    /** Without `opaque_data` the provider's form asks for the card. `keep_card`: the client wants it kept for next time. */
    body: z.strictObject({
      package_id: Id,
      opaque_data: z.optional(OpaqueData),
      keep_card: z.optional(z.boolean()),
    }),
    cardless: true,
    returns: Checkout,
    created: true,
    idempotent: true,
    limit: 'checkout',
    tx: 'none',
  }),
  /** Charges a card that is kept. */
  payCard: post('/api/pay-card', {
    access: ['CLIENT'],
    body: z.strictObject({ card_id: id('crd'), package_id: Id }),
    cardless: true,
    returns: Standing,
    created: true,
    idempotent: true,
    limit: 'checkout',
    tx: 'none',
  }),
  /** Takes what was held at sign-up, now that the account is confirmed: once, however often it is asked. */
  finalPay: post('final-pay', {
    access: ['CLIENT'],
    body: z.strictObject({ intent_id: Id }),
    cardless: true,
    returns: Standing,
    created: true,
    idempotent: true,
    limit: 'payment_looks',
    tx: 'none',
  }),
  /**
   * Paying by PayPal. `create` writes the payment down and answers where the client approves it, in a window of its own;
   * `capture`, once that window reports back or at any time, takes what was approved.
   */
  payPal: post('/api/paypal/checkout', {
    access: ['CLIENT'],
    body: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('create'), package_id: Id }),
      z.strictObject({ step: z.literal('capture'), payment_id: Id }),
    ]),
    cardless: true,
    returns: PayPalCheckout,
    created: true,
    idempotent: true,
    limit: 'checkout',
    tx: 'none',
  }),
  cards: get('/api/card-list', { access: ['CLIENT'], returns: Cards }),
  /** Has the provider keep a card. Without `opaque_data` its form asks for it; `filled_in`: looks what that has brought. */
  newCard: post('/api/create-new-card', {
    access: ['CLIENT'],
    body: z.strictObject({ opaque_data: z.optional(OpaqueData), filled_in: z.optional(z.literal(true)) }),
    cardless: true,
    returns: z.extend(Cards, { form: z.optional(CardForm) }),
    limit: 'cards',
    tx: 'none',
  }),
  /** Nothing is paid with the card from now on, and the provider is asked to forget it until it has. */
  deleteCard: post('/api/delete-card', {
    access: ['CLIENT'],
    body: z.strictObject({ card_id: id('crd') }),
    cardless: true,
    returns: Cards,
    limit: 'cards',
  }),
  /** Everybody's, or one client's, the newest first. */
  list: get('payments', {
    access: ['ADMIN:money'],
    query: z.strictObject({
      state: z.optional(PaymentState),
      client_id: z.optional(id('usr')),
      after,
      limit,
    }),
    returns: list(Listed),
  }),
  /** The unused time of a payment for money, at the price it was bought for; its unspent bonus is void. */
  refund: post('billing-transactions/refund', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({ payment_id: Id, reason: Reason }),
    returns: z.object({ refunded_cents: Cents, paid_seconds: Seconds }),
    idempotent: true,
    tx: 'none',
  }),
  /** Where the providers and our books part, as of the last night. */
  compared: get('payments/compared', { access: ['ADMIN:money'], returns: Compared }),
  disputes: get('payments/disputes', {
    access: ['ADMIN:money'],
    query: z.extend(Page, { state: z.optional(DisputeState) }),
    returns: list(Dispute),
  }),
  /** Why a card is disputed, and until when the house may answer: no card company tells, so it is copied from its letter. */
  noteDispute: post('payments/disputes/note', {
    access: ['ADMIN:money'],
    body: z.strictObject({ dispute_id: DisputeId, reason: Reason, due_at: z.optional(Instant) }),
    cardless: true,
    returns: Dispute,
    idempotent: true,
  }),
  /** How the bank has decided on the dispute of a card. `was`: how it stood then; where it has moved, nothing is done. */
  endDispute: post('payments/disputes/end', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({ dispute_id: DisputeId, reason: Reason, ...Ending }),
    cardless: true,
    returns: Dispute,
    idempotent: true,
  }),
  /** Refunds that their provider will not make, most often for their age, and the house pays by hand; the longest waiting first. */
  byHand: get('payments/by-hand', { access: ['ADMIN:money'], query: Page, returns: list(RefundByHand) }),
  /** It was paid; `reason` says how. */
  paidByHand: post('payments/by-hand/{id}', {
    access: ['ADMIN:money'],
    proof: true,
    params: ById,
    body: z.strictObject({ reason: Reason }),
    returns: Nothing,
    idempotent: true,
  }),
  /** How a payment stands, as far as the provider has said; once it is paid its receipt as PDF by `Accept: application/pdf`. */
  payment: get('payments/{id}', { access: ['CLIENT', 'ADMIN:money'], params: ById, returns: Standing }),
  /** The payment that a checkout with this key made, null where there is none or it was declined: for who got no answer. */
  made: get('payments/made', {
    access: ['CLIENT'],
    query: z.strictObject({ key: z.string().check(z.minLength(8), z.maxLength(128)) }),
    returns: z.object({ made: z.nullable(Standing) }),
  }),
  /** Asks the provider how a payment stands, or gives one up whose form was not filled in. */
  settle: post('payments/{id}/settle', {
    access: ['CLIENT'],
    params: ById,
    body: z.strictObject({ action: z.enum(['ask', 'give_up']) }),
    returns: Standing,
    limit: 'payment_looks',
    tx: 'none',
  }),
  decide: post('payments/{id}/decide', {
    access: ['ADMIN:money'],
    proof: true,
    params: ById,
    body: z.strictObject({ decision: z.enum(['approve', 'decline']), reason: Reason }),
    returns: Standing,
    idempotent: true,
    tx: 'none',
  }),
} satisfies Area
