import type { Language } from '@evenlight/contract/languages'
import type { Brand } from '@evenlight/contract/payments'
import type { output } from 'zod/v4/core'
import type { Outcome } from './rules.ts'

/** How the provider says a payment stands, and its own number of it once it has one. */
export interface ProviderStatus {
  outcome: Outcome
  transactionId: string | null
  /** What the card is known by that is paid with, where it is one and the provider says so. */
  card?: CardFace | undefined
}
export type CardFace = Pick<Kept, 'brand' | 'last4'>
/** A payment, as a provider is asked about it. */
export interface Asked {
  id: string
  reference: string
  transaction_id: string | null
  /** What was made there to be approved, where the provider works so. */
  order_id: string | null
  amount_cents: number
  made_at: number
}
/** The same with the provider's own number. */
export type Known = Asked & { transaction_id: string }
export interface Paid {
  id: string
  reference: string
  amount_cents: number
  /** How often the provider was asked for it, this time counted. */
  tries: number
  payment: Known
}
/** What a form of the provider's gives in place of a card. */
export interface Token {
  descriptor: string
  value: string
}
/** The provider's own numbers for a card that it keeps. */
export interface Stored {
  customer_id: string
  profile_id: string
}
/** What is paid with. */
export type Means = { token: Token } | { stored: Stored }
/** A card that the provider keeps, and what a person tells it apart by; `expires` as `2031-04`. */
export interface Kept {
  profile_id: string
  brand: output<typeof Brand>
  last4: string
  expires: string | null
}
/** A transaction whose money its payer's bank took back, or gave back after that. */
export interface Disputed {
  transactionId: string
  status: 'disputed' | 'reversed'
}
/** What a provider has taken under a reference, or paid back: under that of the refund, or of the payment itself. */
export interface Moved {
  kind: 'charge' | 'refund'
  reference: string
  transactionId: string
  /** `voided`: it was let go of. Anything else that moved no money is left out. */
  state: 'taken' | 'voided'
  cents: number
}
/** How a provider takes a refund: `never`, where it will not pay it back whenever it is asked. */
export type Answer = 'done' | 'later' | 'never'
/** Money that the provider holds for a reference. */
export interface Held {
  reference: string
  transactionId: string
}

/**
 * Who takes money. Each call may fail or time out: what then happened is asked with `query`. Money is held first, or its
 * taking approved, and taken by `capture`, which names the transaction: one that nobody knows of is let go and costs nothing.
 */
export interface Gateway {
  /** Takes what is held or approved, once however often it is called. */
  capture(payment: Known, now: number): Promise<ProviderStatus>
  /** Lets go of what is held and not taken. */
  void(transactionId: string): Promise<void>
  /** How each of them stands; of which it says nothing is missing. */
  query(payments: Asked[], now: number): Promise<Map<string, ProviderStatus>>
  /** Pays back at most once for a refund's reference; `later` where the provider does not do it yet. */
  refund(refund: Paid, now: number): Promise<Answer>
  /** Decides a charge that the provider holds for review; missing where the provider decides itself. */
  decide?(payment: Known, decision: 'approve' | 'decline', now: number): Promise<ProviderStatus>
  /** All that moved since then, of these payments at least. Throws where it can't tell all of it. */
  listMoved(payments: Asked[], from: number, now: number): Promise<Moved[]>
  /** All that it holds and nobody has taken. */
  listHeld(): Promise<Held[]>
}

/** Who charges cards. */
export interface CardGateway extends Gateway, CardKeeper {
  /** Opens the provider's own form, which asks for the card and holds the money; missing where the page brings a token. */
  openForm?(payment: Asked, description: string, language: Language): Promise<{ url: string; token: string }>
  /** Transactions whose owners asked their bank for the money back, or did and were not right, of the last half year. */
  listDisputed(now: number): Promise<Disputed[]>
  /** Holds the money. Called once for a payment. */
  authorize(payment: Asked, means: Means, now: number): Promise<ProviderStatus>
}

/** Who is asked for money in a window of its own. */
export interface OrderGateway extends Gateway {
  /** Makes what the payer is to approve, who comes back to a page in their language, and the address to do it at: the same one however often a payment asks. */
  openOrder(payment: Asked, description: string, language: Language): Promise<{ orderId: string; url: string }>
}

/** One of those who are to be paid; `id` names it for ever. */
export interface PayoutItem {
  id: string
  /** What they are told with it. */
  language: Language
  receiver: string
  amount_cents: number
}
const itemOutcomes = ['waiting', 'unclaimed', 'held', 'blocked', 'paid', 'failed', 'returned'] as const
export type ItemOutcome = (typeof itemOutcomes)[number]
/** Who pays others on our behalf. Each call may fail or time out: then nobody knows whether anything was paid. */
export interface PayoutGateway {
  /**
   * Asks that all of a batch are paid, and answers the provider's number of it: the same one however often it is asked for
   * the same reference, within weeks. `refused` in its own words: this asking paid nobody.
   */
  payOut(reference: string, items: PayoutItem[]): Promise<{ batchId: string } | { refused: string }>
  /** How each item stands, by its id; of which it says nothing is missing. */
  queryPayout(batchId: string, items: PayoutItem[]): Promise<Map<string, ItemOutcome>>
}

/** Who keeps cards: the provider, never we. What a call that failed has done is seen by `listCards`. */
export interface CardKeeper {
  /** The provider's number for a client, the same one however often it is asked for. */
  addCustomer(clientId: string): Promise<string>
  /** Opens the provider's own form for a card to keep; missing where the page brings a token. */
  openCardForm?(customerId: string): Promise<{ url: string; token: string }>
  /** Keeps the card of a token, or the one that paid. Kept already: as it is. */
  storeCard(customerId: string, from: Token | Known, now: number): Promise<'stored' | 'declined'>
  /** All that it keeps for one; none for whom it does not know. */
  listCards(customerId: string): Promise<Kept[]>
  /** Forgets a card; one that it does not know is forgotten. */
  deleteCard(card: Stored): Promise<void>
}
