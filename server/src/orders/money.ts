import { needsCare } from '@evenlight/core/care/find'
import { noteCare } from '../care/public.ts'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Orders } from '../payments/public.ts'
import { creditOrder, takeBackOrder, type Ordered } from '../wallet/public.ts'
import { promisedBy } from './rules.ts'
import * as store from './store.ts'
import { announce, tellOf } from './telling.ts'

/** An order, as the books know it. */
export const orderedOf = (order: store.Order): Ordered => ({
  orderId: order.id,
  paymentId: order.payment_id,
  clientId: order.client_id,
  readerId: order.reader_id,
  priceCents: order.price_cents,
  taxCents: order.tax_cents,
  percent: order.share_percent,
})

/** What payments ask of orders, each in the transaction of the money, which holds the payment. */
export const makeOrderMoney = (parts: Parts): Orders => ({
  paid: async (tx: Tx, orderId, now) => {
    const order = (await store.lock(tx, orderId))!
    await creditOrder(tx, orderedOf(order), now)
    const promised_at = promisedBy(now, order.due_hours)
    const paid = { ...order, state: 'paid', paid_at: now, promised_at, due_at: promised_at } as const
    await store.save(tx, paid)
    await tellOf(tx, parts, 'placed', paid, now)
    if (order.questions.some((question) => needsCare(question)))
      await noteCare(tx, { kind: 'order', id: order.id, byId: order.client_id, now })
  },
  takeBack: async (tx: Tx, orderId, back) => {
    const order = (await store.lock(tx, orderId))!
    const cents = await takeBackOrder(tx, orderedOf(order), back)
    // The house pays all of it back before the reading has come: nobody waits for it any more.
    const isOver = back.byId !== undefined && cents > 0 && (order.state === 'paid' || order.state === 'begun')
    const left = isOver ? ({ ...order, state: 'refunded', ended_at: back.now, due_at: null } as const) : order
    if (isOver) await store.save(tx, left)
    announce(tx, left)
    return cents
  },
})
