import { refuse } from '@evenlight/contract/errors'
import { objectionDays } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { findDecider } from '../kernel/decided.ts'
import { dollars } from '../kernel/dollars.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { creditPurchase, findReadersMax } from '../wallet/public.ts'
import { authorizeNet } from './authorizenet.ts'
import { demoGateway } from './demo.ts'
import type { CardGateway, Gateway, Known, OrderGateway, ProviderStatus } from './gateway.ts'
import { payPal } from './paypal.ts'
import { after, isOpen, type Outcome } from './rules.ts'
import { isWaiting } from './sign-up-store.ts'
import * as store from './store.ts'

const openMost = 1000
const silent: ProviderStatus = { outcome: 'unknown', transactionId: null }

/** A payment whose transaction is known. */
type Noted = store.Payment & Known
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
  bought: { clientId: string; seconds: number; automatic: boolean; now: number },
  credit: () => Promise<unknown>,
) => Promise<void>
/** Whoever writes orders down hears what becomes of their money. */
export interface Orders {
  /** It has come: books it. */
  paid: (tx: Tx, orderId: string, now: number) => Promise<unknown>
  /** It goes back, so much of it or all that is left; answers how much. */
  takeBack: (tx: Tx, orderId: string, back: TakenBack) => Promise<number>
}
interface TakenBack {
  cents?: number | undefined
  byId?: string | undefined
  reason: string
  now: number
  /** Names this return for ever. */
  ref: string
}
/**
 * Asked before money is taken for a purchase without a press: now, perhaps later, or never. `now` is said to one at a time, who
 * has a minute for it.
 */
export type MayTake = (tx: Tx, paymentId: string, now: number) => Promise<'now' | 'later' | 'never'>

/** Whoever of the house did not let a held payment go says why, and its payer can object. */
const tellDeclined = async (tx: Tx, parts: Parts, { id, client_id, amount_cents }: store.Payment, now: number) => {
  const decision = await findDecider(tx, id, ['payments.decline'])
  if (!decision) return
  await tell(tx, parts, {
    personId: client_id,
    event: 'decision',
    title: ['payment_not_taken', { amount: dollars(amount_cents), days: objectionDays }],
    body: decision.reason ?? '',
    link: paths.askRefund(),
    now,
  })
}

/** How a payment comes to its end, whoever hears of it first. */
export const makeSettling = (parts: Parts, bought: Bought, mayTake: MayTake, orders: Orders) => {
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
    if (payment.for_order !== null) return orders.paid(tx, payment.for_order, now)
    const { id: paymentId, client_id: clientId, paid_seconds: paidSeconds, free_seconds: freeSeconds } = payment
    const readersMax = await findReadersMax(tx, payment.package_id!)
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
    const { automatic } = payment
    return bought(tx, { clientId, seconds, automatic, now }, () => creditPurchase(tx, purchase))
  }

  /** Books what the provider said. The first final answer counts, and credits exactly once. */
  const conclude = async (tx: Tx, paymentId: string, outcome: Outcome, now: number) => {
    const payment = await store.lock(tx, paymentId)
    if (!payment) throw refuse('not_found')
    const state = after(payment, outcome, now)
    if (state === payment.state) return payment
    if (state === 'captured') await credit(tx, payment, now)
    if (payment.state === 'review' && state === 'declined') await tellDeclined(tx, parts, payment, now)
    return store.setState(tx, paymentId, state, isOpen(state) ? null : now)
  }

  const take = async (payment: Noted, now: number) =>
    (await gatewayOf(payment)!.capture(payment, now).catch(unheard)).outcome
  /** Lets go of what is held for a payment; answers what the provider says of it then. */
  const refrain = async (payment: Noted, now: number): Promise<Outcome> => {
    const gateway = gatewayOf(payment)!
    await gateway.void(payment.transaction_id)
    const { outcome } = (await gateway.query([payment], now)).get(payment.id) ?? silent
    return outcome === 'authorized' ? 'unknown' : outcome
  }
  /** Takes what nobody pressed a button for, if it may be taken at this moment; what waits for the house is not waited for. */
  const takeUnasked = async (payment: Noted, outcome: Outcome, now: number): Promise<Outcome> => {
    if (outcome !== 'authorized' && outcome !== 'review') return outcome
    const word = await database.transaction((tx) => mayTake(tx, payment.id, now))
    if (word === 'later') return 'unknown'
    if (word === 'now' && outcome === 'authorized') return take(payment, now)
    return refrain(payment, now).catch((error: unknown) => unheard(error).outcome)
  }

  /**
   * Notes the transaction, takes what it holds, and books it. One that does not pay is left to be let go of; what waits for its
   * account is only held. That is asked first: what ends while it waits takes no note any more.
   */
  const follow = async (paymentId: string, { outcome, transactionId, card }: ProviderStatus, now: number) => {
    const isFree = outcome === 'authorized' && !(await isWaiting(database.db, paymentId))
    const known = transactionId && (await database.transaction((tx) => store.note(tx, paymentId, transactionId, card)))
    if (transactionId && !known) return (await store.find(database.db, paymentId))!
    const heard = !known
      ? outcome
      : known.automatic
        ? await takeUnasked(known as Noted, outcome, now)
        : isFree
          ? await take(known as Noted, now)
          : outcome
    return database.transaction((tx) => conclude(tx, paymentId, heard, now))
  }

  /** Asks the provider how an open payment stands, and books the answer. No answer leaves it as it is. */
  const askAgain = async (payment: store.Payment, now: number) => {
    const gateway = gatewayOf(payment)
    if (!gateway || !isOpen(payment.state)) return payment
    const statuses = await gateway.query([payment], now).catch(unheard)
    const status = 'outcome' in statuses ? statuses : statuses.get(payment.id)
    return follow(payment.id, status ?? silent, now)
  }

  const settleAt = async (gateway: Gateway | undefined, waiting: store.Payment[]) => {
    if (!gateway) return
    const now = clock.now()
    const statuses = await gateway.query(waiting, now).catch(unheard)
    if ('outcome' in statuses) return
    for (const payment of waiting) {
      const status = statuses.get(payment.id) ?? silent
      const isNews = status.outcome === 'authorized' || after(payment, status.outcome, now) !== payment.state
      if (isNews) await follow(payment.id, status, now)
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
