import type { Outcome } from './rules.ts'

/** How the provider says a payment stands, and its own number of it once it has one. */
export interface Standing {
  outcome: Outcome
  transactionId: string | null
}
/** A payment, as a provider is asked about it. */
export interface Asked {
  id: string
  reference: string
  transaction_id: string | null
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
/** Money that the provider holds for a reference. */
export interface Held {
  reference: string
  transactionId: string
}

/**
 * Who charges cards. Each call may fail or time out: what then happened is asked with `query`. Money is held first and taken
 * by `capture`, which names the transaction: a hold that nobody knows of is let go and costs nothing.
 */
export interface Gateway {
  /** Opens the provider's own form, which asks for the card and holds the money; missing where the page brings a token. */
  openForm?(payment: Asked, description: string): Promise<{ url: string; token: string }>
  /** Holds the money. Called once for a payment. */
  authorize(payment: Asked, token: Token, now: number): Promise<Standing>
  /** Takes what is held, once however often it is called. */
  capture(payment: Known, now: number): Promise<Standing>
  /** Lets go of what is held and not taken. */
  void(transactionId: string): Promise<void>
  /** How each of them stands; of which it says nothing is missing. */
  query(payments: Asked[], now: number): Promise<Map<string, Standing>>
  /** Pays back at most once for a refund's reference; `later` where the provider does not do it yet. */
  refund(refund: Paid, now: number): Promise<'done' | 'later'>
  /** Decides a charge that the provider holds for review. */
  decide(payment: Known, decision: 'approve' | 'decline', now: number): Promise<Standing>
  /** All that it holds and nobody has taken. */
  listHeld(): Promise<Held[]>
}
