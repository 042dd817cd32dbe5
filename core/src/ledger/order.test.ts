import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBooks, post, sums, type Books } from '../../test/books.ts'
import { cents } from '../money.ts'
import { deliver, lateCents, order, orderEarned, orderPrice, refundOrder } from './order.ts'
import { setAside, payOut } from './payout.ts'
import { purchaseRefs } from './purchase.ts'
import { earningsAccount, house } from './transfer.ts'

const ids = { orderId: 'ord_one', paymentId: 'pay_one', readerId: 'usr_mara' }
const prices = { first: 2995, further: 1000 }
const mara = earningsAccount(ids.readerId)
const balance = (books: Books, id: string) => books.accounts.get(id)?.balance ?? 0

test('a question costs 29.95 and each further one 10.00', () => {
  expect([1, 2, 5].map((questions) => orderPrice(questions, prices))).toEqual([2995, 3995, 6995])
})

test('three tenths go back when it is late, and the reader has their share of the rest without its tax', () => {
  expect(lateCents(cents(2995))).toBe(898)
  const terms = { priceCents: cents(2995), taxCents: cents(0), percent: 50 }
  expect(orderEarned(terms, cents(2995))).toBe(1497)
  expect(orderEarned(terms, cents(2995 - 898))).toBe(1048)
  expect(orderEarned({ ...terms, taxCents: cents(495) }, cents(2995))).toBe(1250)
  expect(orderEarned(terms, cents(0))).toBe(0)
})

const life = fc.record({
  priceCents: fc.integer({ min: 1, max: 100_000 }),
  taxShare: fc.integer({ min: 0, max: 33 }),
  percent: fc.integer({ min: 0, max: 100 }),
  steps: fc.array(
    fc.record({ do: fc.constantFrom('back', 'deliver', 'pay out'), cents: fc.integer({ min: 0, max: 60_000 }) }),
    { maxLength: 12 },
  ),
})

test('whatever happens to an order, its books balance and its reader has exactly their share of what stays', () => {
  fc.assert(
    fc.property(life, ({ priceCents, taxShare, percent, steps }) => {
      const price = cents(priceCents)
      const terms = { priceCents: price, taxCents: cents(Math.floor((priceCents * taxShare) / 100)), percent }
      let books = post(emptyBooks, order(ids.paymentId, price))
      let [isDelivered, paidOut] = [false, 0]
      const kept = () => cents(0 - balance(books, house.cardClearing))
      const net = () => cents(0 - balance(books, house.readerPay))
      for (const [at, step] of steps.entries()) {
        const moves = () => {
          if (step.do === 'deliver') return isDelivered ? [] : deliver({ ...ids, ...terms, keptCents: kept() })
          if (step.do === 'back') {
            const pay = { net: net(), available: cents(balance(books, mara)) }
            return refundOrder({ ...ids, ...terms, ref: `r${at}`, keptCents: kept(), pay, cents: cents(step.cents) })
          }
          const line = { id: `l${at}`, readerId: ids.readerId, amount: cents(balance(books, mara)) }
          return line.amount === 0 ? [] : [...setAside(line), ...payOut(line)]
        }
        const posting = moves()
        if (step.do === 'deliver') isDelivered = true
        if (step.do === 'pay out') paidOut += balance(books, mara)
        books = post(post(books, posting), posting)
        expect(sums(books).cents).toBe(0)
        expect(kept()).toBeGreaterThanOrEqual(0)
        expect(net()).toBe(isDelivered ? orderEarned(terms, kept()) : 0)
        // What they have is what they earned, less what was paid to them, which the house lays out where it was too much.
        expect(balance(books, mara) + balance(books, house.advances)).toBe(net() - paidOut)
        expect(balance(books, mara)).toBeGreaterThanOrEqual(0)
      }
      const money = [...books.transfers.values()].filter(
        ({ corrects }) => corrects === purchaseRefs(ids.paymentId).money,
      )
      expect(money.reduce((sum, { amount }) => sum + amount, 0) + kept()).toBe(priceCents)
    }),
    { numRuns: 3000 },
  )
})
