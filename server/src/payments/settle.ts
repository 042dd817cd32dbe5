import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { creditPurchase, findReadersMax } from '../wallet/public.ts'
import { authorizeNet } from './authorizenet.ts'
import { demoGateway } from './demo.ts'
import type { CardGateway, Gateway, Known, OrderGateway, Standing } from './gateway.ts'
import { payPal } from './paypal.ts'
import { after, isOpen, type Outcome } from './rules.ts'
import { isWaiting } from './sign-up-store.ts'
import * as store from './store.ts'

const openMost = 1000
const silent: Standing = { outcome: 'unknown', transactionId: null }

/** Who takes money on this site: the demo's own, or those whose keys are given; a site without keys has none. */
interface Gateways {
  card: CardGateway | undefined
  paypal: OrderGateway | undefined
}
const gatewaysOf = ({ site, database }: Parts): Gateways =>
  site.demo
    ? { card: demoGateway(database), paypal: undefined }
    : {
        card: site.authorizeNet && authorizeNet(site.authorizeNet, site.url),
        paypal: site.payPal && payPal(site.payPal, site.url),
      }

/** Hands over that a client buys time: `credit` posts it. */
export type Bought = (
  tx: Tx,
  bought: { clientId: string; seconds: number; now: number },
  credit: () => Promise<unknown>,
) => Promise<void>

/** How a payment comes to its end, whoever hears of it first. */
export const makeSettling = (parts: Parts, bought: Bought) => {
  const { database, clock, log } = parts
  const gateways = gatewaysOf(parts)
  const open = Object.values<Gateway | undefined>({ ...gateways }).filter((one) => one !== undefined)

  const unheard = (err: unknown) => {
    log.warn({ err }, 'a provider did not answer')
    return silent
  }
  /** The provider of a payment; undefined once its keys were taken out of the settings. */
  const gatewayOf = ({ method }: Pick<store.Payment, 'method'>): Gateway | undefined => gateways[method]

  const credit = async (tx: Tx, payment: store.Payment, now: number) => {
    const { id: paymentId, client_id: clientId, paid_seconds: paidSeconds, free_seconds: freeSeconds } = payment
    const readersMax = await findReadersMax(tx, payment.package_id)
    const purchase = {
      paymentId,
      clientId,
      priceCents: payment.amount_cents,
      paidSeconds,
      freeSeconds,
      readersMax,
      now,
    }
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

  /**
   * Notes the transaction, takes what it holds, and books it. One that does not pay is left to be let go of; what waits for its
   * account is only held. That is asked first: what ends while it waits takes no note any more.
   */
  const follow = async (paymentId: string, { outcome, transactionId }: Standing, now: number) => {
    const mayTake = outcome === 'authorized' && !(await isWaiting(database.db, paymentId))
    const known = transactionId && (await database.transaction((tx) => store.note(tx, paymentId, transactionId)))
    if (transactionId && !known) return (await store.find(database.db, paymentId))!
    const heard =
      mayTake && known
        ? (
            await gatewayOf(known)!
              .capture(known as Known, now)
              .catch(unheard)
          ).outcome
        : outcome
    return database.transaction((tx) => conclude(tx, paymentId, heard, now))
  }

  /** Asks the provider how an open payment stands, and books the answer. No answer leaves it as it is. */
  const askAgain = async (payment: store.Payment, now: number) => {
    const gateway = gatewayOf(payment)
    if (!gateway || !isOpen(payment.state)) return payment
    const standings = await gateway.query([payment], now).catch(unheard)
    const standing = 'outcome' in standings ? standings : standings.get(payment.id)
    return follow(payment.id, standing ?? silent, now)
  }

  const settleAt = async (gateway: Gateway | undefined, waiting: store.Payment[]) => {
    if (!gateway) return
    const now = clock.now()
    const standings = await gateway.query(waiting, now).catch(unheard)
    if ('outcome' in standings) return
    for (const payment of waiting) {
      const standing = standings.get(payment.id) ?? silent
      const isNews = standing.outcome === 'authorized' || after(payment, standing.outcome, now) !== payment.state
      if (isNews) await follow(payment.id, standing, now)
    }
  }
  /**
   * Settles what was left without an answer: lost answers, forms that were filled in, and intents whose process died. A
   * provider that is silent keeps none of another's waiting.
   */
  const settleUnknown = async () => {
    const waiting = open.length ? await store.listOpen(database.db, openMost) : []
    const byMethod = Map.groupBy(waiting, ({ method }) => method)
    await Promise.all([...byMethod].map(([method, payments]) => settleAt(gateways[method], payments)))
  }

  /** Lets go of what a provider holds and nobody will take: a second hold, or one of a payment that was given up. */
  const letGo = async () => {
    for (const gateway of open) {
      const held = await gateway.listHeld()
      for (const transactionId of held.length ? await store.listUnpaid(database.db, held) : [])
        await gateway.void(transactionId).catch(unheard)
    }
  }

  return { gateways, gatewayOf, unheard, follow, askAgain, settleUnknown, letGo }
}
export type Settling = ReturnType<typeof makeSettling>
