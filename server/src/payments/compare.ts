import { hourMs } from '@evenlight/core/wall-clock'
import type { Break as BreakKind } from '@evenlight/contract/payments'
import type { output } from 'zod/v4/core'
import type { Moved } from './gateway.ts'
import type { State } from './rules.ts'

export interface Ours {
  id: string
  reference: string
  state: State
  amount_cents: number
  made_at: number
  settled_at: number | null
  /** What the house has paid back: confirmed by the provider, and with what is still asked for. */
  refunded_cents: number
  asked_cents: number
  /** What was lost in disputes: the provider gives that back by itself. */
  lost_cents: number
  refund_references: string[]
}
export interface Break {
  kind: output<typeof BreakKind>
  subject: string
  payment_id: string | null
  here_cents: number
  there_cents: number
}

/** What moved less than this ago may not be told on both sides yet. */
const freshMs = hourMs
const unknownMsMost = 24 * hourMs
const isOurs = /^[0-9a-f]{20}$/

const sum = (moved: readonly Moved[]) => moved.reduce((all, { cents }) => all + cents, 0)

const breaksOf = (payment: Ours, moved: readonly Moved[], now: number): Break[] => {
  const charges = moved.filter(({ kind }) => kind === 'charge')
  const taken = sum(charges.filter(({ state }) => state === 'taken'))
  const { id, amount_cents: amount, refunded_cents: refunded, asked_cents: asked, lost_cents: lost } = payment
  const at = (kind: Break['kind'], here_cents: number, there_cents: number): Break[] => [
    { kind, subject: id, payment_id: id, here_cents, there_cents },
  ]
  if (payment.state === 'declined') return taken > 0 ? at('not_here', 0, taken) : []
  if (payment.state !== 'captured') {
    const ageMs = now - payment.made_at
    if (taken > 0) return ageMs >= freshMs ? at('not_here', 0, taken) : []
    return payment.state !== 'review' && ageMs >= unknownMsMost ? at('still_unknown', 0, 0) : []
  }
  if (now - (payment.settled_at ?? now) < freshMs) return []
  const isVoided = taken === 0 && charges.some(({ state }) => state === 'voided')
  if (isVoided && asked < amount) return at('voided', amount, 0)
  if (taken === 0 && !isVoided) return at('not_there', amount, 0)
  const back = isVoided ? amount : sum(moved.filter(({ kind }) => kind === 'refund'))
  return [
    ...(!isVoided && taken !== amount ? at('other_amount', amount, taken) : []),
    ...(back < refunded ? at('refund_missing', refunded, back) : []),
    ...(back > asked + lost ? at('refund_twice', asked + lost, back) : []),
  ]
}

/**
 * Where what a provider says has moved and what is booked here part. What is booked for less than an hour is left for the next
 * time, and what the provider has under a reference that no payment of ours could have is somebody else's.
 */
export const compare = (ours: readonly Ours[], moved: readonly Moved[], known: ReadonlySet<string>, now: number) => {
  const paymentOf = new Map(
    ours.flatMap((one) => [one.reference, ...one.refund_references].map((name) => [name, one.id])),
  )
  const byPayment = Map.groupBy(moved, ({ reference }) => paymentOf.get(reference))
  const strange = (byPayment.get(undefined) ?? []).filter(
    ({ reference, state }) => state === 'taken' && isOurs.test(reference) && !known.has(reference),
  )
  return [
    ...ours.flatMap((one) => breaksOf(one, byPayment.get(one.id) ?? [], now)),
    ...strange.map(({ kind, transactionId, cents }): Break => {
      const [here_cents, there_cents] = [0, cents]
      const name = kind === 'charge' ? 'not_here' : 'refund_twice'
      return { kind: name, subject: transactionId, payment_id: null, here_cents, there_cents }
    }),
  ]
}
