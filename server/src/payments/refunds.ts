import { createHash } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import { audited } from '../kernel/audit.ts'
import { dollars } from '../kernel/dollars.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { refundPurchase } from '../wallet/public.ts'
import { isDisputed } from './dispute-store.ts'
import { leaveToHand } from './by-hand-store.ts'
import type { Answer, Known } from './gateway.ts'
import type { Orders, Settling } from './settle.ts'
import * as store from './refund-store.ts'
import { find, lock, type Payment } from './store.ts'

const openMost = 100
// Longer than the provider's answers may take together: who took a refund up and is not heard of by then is dead.
const leaseMs = 5 * 60_000
const againMs = 5000
const laterMs = 60 * 60_000

interface Asked {
  /** Whoever decided it; nobody, where a rule of the house's does. */
  byId?: string
  reason: string
  now: number
}
/** One payment's; `key` is the caller's own. */
interface AskedOne extends Asked {
  byId: string
  paymentId: string
  key: string | undefined
}
const idCharacters = 22
/** What one person asks for under one key is one refund, whoever lost the answer to it. */
const idOf = ({ byId, key }: AskedOne) =>
  key === undefined
    ? newId('rfd')
    : `rfd_${createHash('sha256').update(`${byId} ${key}`).digest('base64url').slice(0, idCharacters)}`

/** Money for time that was bought and not used. The books come first; the provider is asked until it has paid it back. */
export const makeRefunds = (parts: Parts, { gatewayOf, unheard }: Settling, orders: Orders) => {
  const { database, clock } = parts
  /** Asks the provider once; what it does not take now is asked again by the sweep. */
  const payBack = async (id: string, now: number) => {
    const refund = await database.transaction((tx) => store.take(tx, id, now, now + leaseMs))
    if (!refund) return
    const ask = async (): Promise<Answer> => {
      const payment = (await find(database.db, refund.payment_id)) as Known & Payment
      if (refund.amount_cents === 0) return 'done'
      return gatewayOf(payment)?.refund({ ...refund, payment }, now) ?? 'later'
    }
    const answer = await ask().catch(unheard)
    const soonMs = Math.min(againMs * 2 ** (refund.tries - 1), laterMs)
    await database.transaction((tx) => {
      if (answer === 'done') return store.settle(tx, id, now)
      if (answer === 'never') return leaveToHand(tx, id, now)
      return store.putOff(tx, id, now + (answer === 'later' ? laterMs : soonMs))
    })
  }

  /** Takes what a locked payment bought out of the books: its unused time, or so much of what an order cost. */
  const takeBack = async (tx: Tx, id: string, payment: Payment, { byId, reason, now }: Asked, cents?: number) => {
    const ref = `refund/${id}`
    if (payment.for_order === null) return refundPurchase(tx, { paymentId: payment.id, byId: byId!, reason, now, ref })
    return {
      refundedCents: await orders.takeBack(tx, payment.for_order, { cents, byId, reason, now, ref }),
      seconds: 0,
    }
  }
  /** The same, and writes down that its money goes back. */
  const book = async (tx: Tx, id: string, payment: Payment, asked: Asked, cents?: number) => {
    const { byId, reason, now } = asked
    const taken = await takeBack(tx, id, payment, asked, cents)
    if (taken.seconds === 0 && taken.refundedCents === 0) return undefined
    const row = { id, payment_id: payment.id, amount_cents: taken.refundedCents }
    await store.add(tx, { ...row, by_id: byId ?? null, reason, made_at: now })
    if (!gatewayOf(payment)) await leaveToHand(tx, id, now)
    // What a rule gives back is told by whoever knows the rule.
    if (byId === undefined) return taken
    await audited(tx, { actorId: byId, action: 'payments.refund', subjectId: payment.id, reason, detail: taken })
    await tell(tx, parts, {
      personId: payment.client_id,
      event: 'refund',
      title: ['refunded', { amount: dollars(taken.refundedCents) }],
      body: reason,
      link: payment.for_order === null ? paths.wallet() : paths.order(payment.for_order),
      now,
    })
    return taken
  }

  /** Books the refund of one payment; the same one again changes nothing and answers the same. */
  const bookOne = async (tx: Tx, id: string, asked: AskedOne) => {
    const payment = await lock(tx, asked.paymentId)
    if (!payment) throw refuse('not_found')
    const before = await store.find(tx, id)
    if (before && before.payment_id !== payment.id) throw refuse('key_reused')
    if (before) return { refundedCents: before.amount_cents, seconds: before.paid_seconds }
    if (!gatewayOf(payment)) throw refuse('busy', { detail: 'cards_not_set_up' })
    if (await isDisputed(tx, payment.id)) throw refuse('wrong_state', { detail: 'payment_disputed' })
    const taken = await book(tx, id, payment, asked)
    if (!taken) throw refuse('wrong_state', { detail: 'nothing_unused' })
    return taken
  }

  const refund = async (asked: AskedOne) => {
    const id = idOf(asked)
    const back = await database.transaction((tx) => bookOne(tx, id, asked))
    await payBack(id, asked.now)
    return { refunded_cents: back.refundedCents, paid_seconds: back.seconds }
  }

  /** Books the refund of all that a client has paid for and not used; the sweep asks for the money. Answers the cents. */
  const refundUnused = async (tx: Tx, { clientId, ...asked }: Asked & { clientId: string; byId: string }) => {
    let cents = 0
    for (const { id } of await store.listRefundable(tx, clientId)) {
      const payment = await lock(tx, id)
      cents += (payment && (await book(tx, newId('rfd'), payment, asked)))?.refundedCents ?? 0
    }
    return cents
  }

  /** Nothing else is decided on a payment until the transaction ends. False where its payer asks for its money elsewhere. */
  const holdOrder = async (tx: Tx, paymentId: string) =>
    (await lock(tx, paymentId)) !== undefined && !(await isDisputed(tx, paymentId))
  /** Books that an order's money goes back by a rule, so much or all of it; the sweep asks for it. Answers the cents. */
  const refundOrder = async (tx: Tx, ask: { paymentId: string; cents?: number; reason: string; now: number }) => {
    const { paymentId, cents, reason, now } = ask
    const payment = (await lock(tx, paymentId))!
    return (await book(tx, newId('rfd'), payment, { reason, now }, cents))?.refundedCents ?? 0
  }

  const settleRefunds = async () => {
    await oneByOne(await store.listOpen(database.db, clock.now(), openMost), ({ id }) => payBack(id, clock.now()))
  }
  return { refund, refundUnused, holdOrder, refundOrder, settleRefunds }
}
export type Refunds = ReturnType<typeof makeRefunds>
