import { deliver, lateCents, order, orderEarned, refundOrder, type Terms } from '../src/ledger/order.ts'
import { purchaseRefs } from '../src/ledger/purchase.ts'
import { earningsRef } from '../src/ledger/reading.ts'
import { earningsAccount, type Transfer } from '../src/ledger/transfer.ts'
import { cents } from '../src/money.ts'
import type { Books } from './books.ts'

interface Ordered extends Terms {
  orderId: string
  paymentId: string
  readerId: string
  isDelivered: boolean
  isLate: boolean
}
/** Books that change, and what of them is free to take. */
interface Open {
  readonly books: Books
  post(transfers: readonly Transfer[]): unknown
  available(account: string): number
}

/** Readings by e-mail as a list in memory; what is asked for is asked for twice. */
export class Orders {
  all: Ordered[] = []
  backs = 0

  kept = (books: Books, { paymentId, priceCents }: Ordered) =>
    cents(priceCents - this.corrected(books, purchaseRefs(paymentId).money))
  net = (books: Books, { orderId }: Ordered) =>
    cents((books.transfers.get(earningsRef(orderId))?.amount ?? 0) - this.corrected(books, earningsRef(orderId)))
  corrected = (books: Books, ref: string) =>
    [...books.transfers.values()].reduce((sum, one) => sum + (one.corrects === ref ? one.amount : 0), 0)

  place(open: Open, priceCents: number, percent: number, readerId: string) {
    const n = this.all.length + 1
    const terms = { priceCents: cents(priceCents), taxCents: cents(Math.floor(priceCents / 6)), percent }
    const one = { orderId: `ord_${n}`, paymentId: `pay_of_${n}`, readerId, ...terms, isDelivered: false, isLate: false }
    for (let times = 0; times < 2; times++) open.post(order(one.paymentId, one.priceCents))
    this.all.push(one)
    return one
  }
  deliver(open: Open, one: Ordered) {
    if (one.isDelivered) return
    const moves = deliver({ ...one, keptCents: this.kept(open.books, one) })
    for (let times = 0; times < 2; times++) open.post(moves)
    one.isDelivered = true
  }
  /** Once, what its being late gives back; later, as much as is asked for. */
  back(open: Open, one: Ordered, wanted: number) {
    const amount = one.isLate ? cents(wanted) : lateCents(one.priceCents)
    one.isLate = true
    const pay = {
      net: this.net(open.books, one),
      available: cents(open.available(earningsAccount(one.readerId))),
    }
    const keptCents = this.kept(open.books, one)
    const moves = refundOrder({ ...one, ref: `order_back/${++this.backs}`, keptCents, pay, cents: amount })
    for (let times = 0; times < 2; times++) open.post(moves)
  }
  /** What each reader has of each, beside what they should have by plain sums. */
  compared = (books: Books) =>
    this.all.map((one) => ({
      net: this.net(books, one),
      share: one.isDelivered ? orderEarned(one, this.kept(books, one)) : 0,
    }))
}
