import type { orders as area } from '@evenlight/contract/orders'
import { refuse } from '@evenlight/contract/errors'
import type { output } from 'zod/v4/core'
import type { Parts } from '../kernel/parts.ts'
import { find as findCard } from './card-store.ts'
import type { Cards } from './cards.ts'
import { presentPayment } from './present.ts'
import type { Buying, Order, Purchases } from './purchases.ts'
import type { Refunds } from './refunds.ts'
import { isForm, isOpen } from './rules.ts'
import type { Settling } from './settle.ts'
import { find } from './store.ts'

interface Asked {
  clientId: string
  order: Order
  pays: output<(typeof area)['order']['body']>['payment']
  key: string | undefined
  now: number
}
type Way = Omit<Buying, 'packageId'>

/** Paying for what is no time, by each means that buys time too, and giving its money back. */
export const makeOrdering = (
  { database }: Parts,
  { gateways }: Settling,
  purchases: Purchases,
  cards: Cards,
  { holdOrder, refundOrder }: Refunds,
) => {
  const noProvider = (detail: 'cards_not_set_up' | 'paypal_not_set_up') => refuse('busy', { detail })

  const byPayPal = async (way: Way) => {
    const through = gateways.paypal
    if (!through) throw noProvider('paypal_not_set_up')
    const payment = await purchases.order(way)
    if (payment.state === 'declined') throw refuse('payment_declined')
    const approval = isForm(payment) ? await purchases.openOrder(through, payment, way.now) : undefined
    return { payment: isForm(payment) && !approval ? (await find(database.db, payment.id))! : payment, approval }
  }
  const byCard = async (way: Way) => {
    const through = gateways.card
    if (!through) throw noProvider('cards_not_set_up')
    if (!way.token && way.cardId === undefined && !through.openForm)
      throw refuse('bad_input', { fields: { 'payment.opaque_data': 'card_needed' } })
    const payment = await purchases.buy(through, way)
    if (payment.state === 'declined') {
      if (way.cardId === undefined) throw refuse('payment_declined')
      await cards.look(through, way.clientId).catch(() => undefined)
      const isThere = await findCard(database.db, way.cardId, way.clientId)
      throw refuse('payment_declined', isThere ? {} : { detail: 'card_gone' })
    }
    return { payment, form: isForm(payment) ? await purchases.openForm(through, payment, way.now) : undefined }
  }

  /** Pays as the client chose; answers how that stands, and where they go on. Asked again by the same key, it is one payment. */
  const pay = async ({ pays, ...asked }: Asked) => {
    const way: Way = {
      ...asked,
      ...(pays.by === 'kept' && { cardId: pays.card_id }),
      ...(pays.by === 'card' && { token: pays.opaque_data, keeps: pays.keep_card }),
    }
    const { payment, ...more } = await (pays.by === 'paypal' ? byPayPal(way) : byCard(way))
    return { ...presentPayment(payment), ...more, orderId: payment.for_order, isOpen: isOpen(payment.state) }
  }
  return { pay, hold: holdOrder, refund: refundOrder }
}
export type Ordering = ReturnType<typeof makeOrdering>
