import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { creditPurchase } from '../wallet/public.ts'
import { authorizeNet } from './authorizenet.ts'
import { demoGateway } from './demo.ts'
import type { Gateway, Known, Standing } from './gateway.ts'
import { after, isOpen, type Outcome } from './rules.ts'
import * as store from './store.ts'

const openMost = 1000
const silent: Standing = { outcome: 'unknown', transactionId: null }

/** The provider of this site: the demo's own, or the one whose keys are given; a site without keys has none. */
const gatewayOf = ({ site, database }: Parts): Gateway | undefined =>
  site.demo ? demoGateway(database) : site.authorizeNet && authorizeNet(site.authorizeNet, site.url)

/** Hands over that a client buys time: `credit` posts it. */
export type Bought = (
  tx: Tx,
  bought: { clientId: string; seconds: number; now: number },
  credit: () => Promise<unknown>,
) => Promise<void>

/** How a payment comes to its end, whoever hears of it first. */
export const makeSettling = (parts: Parts, bought: Bought) => {
  const { database, clock, log } = parts
  const gateway = gatewayOf(parts)

  const unheard = (err: unknown) => {
    log.warn({ err }, 'a provider did not answer')
    return silent
  }

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
    const state = after(payment, outcome, now)
    if (state === payment.state) return payment
    if (state === 'captured') await credit(tx, payment, now)
    return store.setState(tx, paymentId, state, isOpen(state) ? null : now)
  }

  /** Notes the transaction, takes what it holds, and books it. One that does not pay is left to be let go of. */
  const follow = async (paymentId: string, { outcome, transactionId }: Standing, now: number) => {
    const known = transactionId && (await database.transaction((tx) => store.note(tx, paymentId, transactionId)))
    if (transactionId && !known) return (await store.find(database.db, paymentId))!
    const heard =
      outcome === 'authorized' ? (await gateway!.capture(known as Known, now).catch(unheard)).outcome : outcome
    return database.transaction((tx) => conclude(tx, paymentId, heard, now))
  }

  /** Asks the provider how an open payment stands, and books the answer. No answer leaves it as it is. */
  const askAgain = async (payment: store.Payment, now: number) => {
    if (!gateway || !isOpen(payment.state)) return payment
    const standings = await gateway.query([payment], now).catch(unheard)
    const standing = 'outcome' in standings ? standings : standings.get(payment.id)
    return follow(payment.id, standing ?? silent, now)
  }

  /** Settles what was left without an answer: lost answers, forms that were filled in, and intents whose process died. */
  const settleUnknown = async () => {
    const open = gateway ? await store.listOpen(database.db, openMost) : []
    if (!gateway || !open.length) return
    const now = clock.now()
    const standings = await gateway.query(open, now).catch(unheard)
    if ('outcome' in standings) return
    for (const payment of open) {
      const standing = standings.get(payment.id) ?? silent
      const isNews = standing.outcome === 'authorized' || after(payment, standing.outcome, now) !== payment.state
      if (isNews) await follow(payment.id, standing, now)
    }
  }

  /** Lets go of what the provider holds and nobody will take: a second hold, or one of a payment that was given up. */
  const letGo = async () => {
    const held = (await gateway?.listHeld()) ?? []
    for (const transactionId of held.length ? await store.listUnpaid(database.db, held) : [])
      await gateway?.void(transactionId).catch(unheard)
  }

  return { gateway, unheard, follow, askAgain, settleUnknown, letGo }
}
export type Settling = ReturnType<typeof makeSettling>
