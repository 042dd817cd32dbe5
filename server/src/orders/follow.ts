import { lateCents } from '@evenlight/core/ledger/order'
import { cents } from '@evenlight/core/money'
import { bannedBetween } from '../bans/public.ts'
import { integer, moment, text } from '../kernel/columns.ts'
import type { Tx } from '../kernel/database.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Parts } from '../kernel/parts.ts'
import { reads } from '../kernel/statement.ts'
import type { Ordering } from '../payments/public.ts'
import { lapsesAt } from './rules.ts'
import * as store from './store.ts'
import { tellOf } from './telling.ts'

const most = 200
const isOut = (who: string, now: string) => `${who}.state <> 'active'
  or (${who}.blocked_at is not null and (${who}.blocked_until is null or ${who}.blocked_until > ${now}))`
const people = `join account_person c on c.id = o.client_id join account_person r on r.id = o.reader_id`
const apart = (now: string) =>
  `(${isOut('c', now)} or ${isOut('r', now)} or ${bannedBetween('o.client_id', 'o.reader_id')})`
// What is disputed waits for the end of that: its money is not the house's to give.
const due = reads('order_due', {
  takes: { now: moment, most: integer },
  gives: { id: text, payment_id: text },
  text: ($) => `select id, payment_id from (
      select id, payment_id, due_at from reading_order where due_at <= ${$.now}
      union select o.id, o.payment_id, o.due_at from reading_order o ${people}
        where o.state in ('paid', 'begun') and ${apart($.now)}) d
    where not exists (select from wallet_dispute w where w.payment_id = d.payment_id and w.open_cents > 0)
    order by due_at, id limit ${$.most}`,
})
const parted = reads('order_parted', {
  takes: { id: text, now: moment },
  gives: { id: text },
  text: ($) => `select o.id from reading_order o ${people} where o.id = ${$.id} and ${apart($.now)}`,
})
/** Whether one of an order's two is gone or refused, so that nothing can come of it. */
export const isParted = async (tx: Tx, id: string, now: number) => (await tx.run(parted, { id, now })).length > 0

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
    const rows = await database.db.run(due, { now: clock.now(), most })
    await oneByOne(rows, ({ id, payment_id }) => follow(id, payment_id))
  }
  return { followAll }
}
