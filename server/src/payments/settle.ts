import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { creditPurchase } from '../wallet/public.ts'
import { demoGateway } from './gateway.ts'
import { after, isOpen, type Outcome } from './rules.ts'
import * as store from './store.ts'

const openMost = 100

/** The provider of this site: the demo's own; a real site has none until one is configured. */
const makeGateway = ({ site, database }: Parts) => (site.demo ? demoGateway(database) : undefined)

/** Hands over that a client buys time: `credit` posts it. */
export type Bought = (
  tx: Tx,
  bought: { clientId: string; seconds: number; now: number },
  credit: () => Promise<unknown>,
) => Promise<void>

/** How a payment comes to its end, whoever hears of it first. */
export const makeSettling = (parts: Parts, bought: Bought) => {
  const { database, clock } = parts
  const gateway = makeGateway(parts)

  const credit = (tx: Tx, payment: store.Payment, now: number) => {
    const { id: paymentId, client_id: clientId, paid_seconds: paidSeconds, free_seconds: freeSeconds } = payment
    const purchase = { paymentId, clientId, priceCents: payment.amount_cents, paidSeconds, freeSeconds, now }
    const seconds = paidSeconds + freeSeconds
    return bought(tx, { clientId, seconds, now }, () => creditPurchase(tx, purchase))
  }

  /** Books what the provider said. The first final answer counts, and credits exactly once. */
  const conclude = async (tx: Tx, paymentId: string, outcome: Outcome, now: number) => {
    const payment = await store.lock(tx, paymentId)
    if (!payment) throw refuse('not_found')
    const state = after(payment.state, outcome, now - payment.made_at)
    if (state === payment.state) return payment
    if (state === 'captured') await credit(tx, payment, now)
    return store.setState(tx, paymentId, state, isOpen(state) ? null : now)
  }

  /** Asks the provider how an open payment stands, and books the answer. No answer leaves it as it is. */
  const askAgain = async (payment: store.Payment, now: number) => {
    if (!gateway || !isOpen(payment.state)) return payment
    const outcome = await gateway.query(payment.id, now).catch(() => 'unknown' as const)
    return database.transaction((tx) => conclude(tx, payment.id, outcome, now))
  }

  /** Settles what was left without an answer: lost answers, and intents whose process died. */
  const settleUnknown = async () => {
    for (const payment of await store.listOpen(database.db, openMost)) await askAgain(payment, clock.now())
  }

  return { gateway, conclude, askAgain, settleUnknown }
}
export type Settling = ReturnType<typeof makeSettling>
