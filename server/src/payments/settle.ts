import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { creditPurchase } from '../wallet/public.ts'
import { demoGateway, type Gateway } from './gateway.ts'
import { after, isOpen, type Outcome } from './rules.ts'
import * as store from './store.ts'

const openMost = 100

/** The provider of this site: the demo's own; a real site has none until one is configured. */
export const makeGateway = ({ site, database }: Parts) => (site.demo ? demoGateway(database) : undefined)

/** Books what the provider said. The first final answer counts, and credits exactly once. */
export async function conclude(tx: Tx, paymentId: string, outcome: Outcome, now: number) {
  const payment = await store.lock(tx, paymentId)
  if (!payment) throw refuse('not_found')
  const state = after(payment.state, outcome, now - payment.made_at)
  if (state === payment.state) return payment
  if (state === 'captured')
    await creditPurchase(tx, {
      paymentId,
      clientId: payment.client_id,
      priceCents: payment.amount_cents,
      paidSeconds: payment.paid_seconds,
      freeSeconds: payment.free_seconds,
      now,
    })
  return store.setState(tx, paymentId, state, isOpen(state) ? null : now)
}

/** Asks the provider how an open payment stands, and books the answer. No answer leaves it as it is. */
export async function askAgain({ database }: Parts, gateway: Gateway | undefined, payment: store.Payment, now: number) {
  if (!gateway || !isOpen(payment.state)) return payment
  const outcome = await gateway.query(payment.id, now).catch(() => 'unknown' as const)
  return database.transaction((tx) => conclude(tx, payment.id, outcome, now))
}

/** Settles what was left without an answer: lost answers, and intents whose process died. */
export async function settleUnknown(parts: Parts) {
  const gateway = makeGateway(parts)
  for (const payment of await store.open(parts.database.db, openMost))
    await askAgain(parts, gateway, payment, parts.clock.now())
}
