import { DisputeStage, type DisputeState as DisputeStates } from '@evenlight/contract/payments'
import type { output } from 'zod/v4/core'

/** `intent`: committed, the provider's answer not yet. `unknown`: asked, no answer came. */
export const states = ['intent', 'unknown', 'review', 'captured', 'declined'] as const
export type State = (typeof states)[number]
/** What a provider says of a payment. `authorized`: its money is held, and not yet taken. `absent`: it has never heard of it. */
export type Outcome = 'authorized' | 'approved' | 'declined' | 'unknown' | 'review' | 'absent'

/** A charge that the provider does not know this long after its intent, or after its form closed, never reached it. */
export const lostAfterMs = 10 * 60_000
/** How long a form of the provider's takes a card. */
export const formMs = 15 * 60_000

const table = {
  intent: {
    authorized: 'unknown',
    approved: 'captured',
    declined: 'declined',
    unknown: 'unknown',
    review: 'review',
  },
  unknown: { approved: 'captured', declined: 'declined', review: 'review' },
  review: { approved: 'captured', declined: 'declined' },
  captured: {},
  declined: {},
} as const satisfies Record<State, Partial<Record<Outcome, State>>>

interface PaymentFacts {
  state: State
  made_at: number
  form_until: number | null
  transaction_id: string | null
}
/**
 * The state a payment is in after this outcome. What is captured or declined stays so whatever comes later. A card that was
 * refused in the provider's form may be followed by another; of a known transaction silence says nothing.
 */
export const after = (payment: PaymentFacts, outcome: Outcome, now: number): State => {
  const { state, transaction_id, form_until } = payment
  const isOpenForm = form_until !== null && transaction_id === null
  if (outcome === 'absent' || (isOpenForm && outcome === 'declined')) {
    const isLost = transaction_id === null && now - (form_until ?? payment.made_at) >= lostAfterMs
    return isOpen(state) && isLost ? 'declined' : state
  }
  if (isOpenForm && outcome === 'unknown') return state
  return (table[state] as Partial<Record<Outcome, State>>)[outcome] ?? state
}

/** Waits for a card in the provider's form, and has none as far as we know. */
export const isForm = ({ state, form_until, transaction_id }: PaymentFacts) =>
  state === 'intent' && form_until !== null && transaction_id === null
export const isOpen = (state: State) => state !== 'captured' && state !== 'declined'

/** How many cards are kept for one client: Authorize.Net takes no more either. */
export const cardsMost = 10
// The month ends last twelve hours behind UTC.
const lastZoneMs = 12 * 3_600_000
/** Whether a card's last month, as `2031-04`, is over wherever its owner is. */
export const hasRunOut = (expires: string | null, now: number) => {
  const [year, month] = (expires ?? '').split('-').map(Number)
  return year !== undefined && month !== undefined && now >= Date.UTC(year, month) + lastZoneMs
}

export type DisputeState = output<typeof DisputeStates>
// The payer took it back, was not right, or was paid by PayPal itself.
const forUs = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED', 'RESOLVED_WITH_PAYOUT']
/** How a dispute at PayPal stands for the house; one that is over and does not say how counts as lost. */
export const disputeStateOf = (status: string, outcome: string | undefined): DisputeState => {
  if (status !== 'RESOLVED') return 'open'
  return outcome !== undefined && forUs.includes(outcome) ? 'won' : 'lost'
}
/** How far PayPal says that a dispute has come; null for a word that nobody knows here. */
export const stageOf = (said: string | undefined) =>
  DisputeStage.options.find((stage) => stage === said?.toLowerCase()) ?? null

/**
 * How the dispute of a card stands after the card company calls it so; undefined where it has called it that before. What the
 * desk has noted of its end stays until then.
 */
export const cardDisputeAfter = (
  before: { status: string } | undefined,
  status: 'disputed' | 'reversed',
): DisputeState | undefined => {
  if (before?.status === status) return undefined
  return status === 'disputed' ? 'open' : 'won'
}
