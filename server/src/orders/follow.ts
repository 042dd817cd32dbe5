import { lateCents } from '@evenlight/core/ledger/order'
import { cents } from '@evenlight/core/money'
import type { Tx } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Ordering } from '../payments/public.ts'
import { isParted, listDue } from './follow-store.ts'
import { lapsesAt } from './rules.ts'
import * as store from './store.ts'
import { tellOf } from './telling.ts'

const most = 200
/** Gives back by itself what an order did not keep: part of it when it is late, the rest when it does not come at all. */
export const makeFollow = (parts: Parts, ordering: Ordering) => {
  const { database, clock } = parts

  const end = async (tx: Tx, order: store.Order, as: 'lapsed' | 'ended', now: number) => {
    const over = { ...order, state: as, ended_at: now, due_at: null }
    await store.save(tx, over)
    const { payment_id: paymentId } = order
    const back = await ordering.refund(tx, { paymentId, reason: `order_${as}`, now })
    await tellOf(tx, parts, as, over, now, back)
  }
  const beLate = async (tx: Tx, order: store.Order, now: number) => {
    const late = { ...order, late_at: now, due_at: lapsesAt(order.promised_at!) }
    await store.save(tx, late)
    const part = lateCents(cents(order.price_cents))
    const { payment_id: paymentId } = order
    const back = await ordering.refund(tx, { paymentId, cents: part, reason: 'order_late', now })
    await tellOf(tx, parts, 'late', late, now, back)
  }
  const follow = (id: string, paymentId: string) =>
    database.transaction(async (tx) => {
      const now = clock.now()
      if (!(await ordering.hold(tx, paymentId))) return
      const order = await store.lock(tx, id)
      if (order?.state !== 'paid' && order?.state !== 'begun') return
      if (await isParted(tx, id, now)) return end(tx, order, 'ended', now)
      if (order.due_at === null || order.due_at > now) return
      if (order.late_at === null) return beLate(tx, order, now)
      return end(tx, order, 'lapsed', now)
    })

  const followAll = async () => {
    const due = await listDue(database.db, clock.now(), most)
    await oneByOne(due, ({ id, payment_id }) => follow(id, payment_id))
  }
  return { followAll }
}
