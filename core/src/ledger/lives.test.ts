import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPending, sums, type Books } from '../../test/books.ts'
import { rate, readerIds, Shop } from '../../test/shop.ts'
import { toPay } from '../../test/statements.ts'
import { seconds } from '../money.ts'
import { pointPrices, reward } from './points.ts'
import { earned } from './reading.ts'
import { causes, earningsAccount, isHouse } from './transfer.ts'

const nat = (most: number) => fc.nat(most)
const step = fc.oneof(
  fc.record({
    do: fc.constant('buy' as const),
    paid: fc.integer({ min: 60, max: 3600 }),
    free: nat(600),
    price: fc.integer({ min: 0, max: 8000 }),
  }),
  fc.record({ do: fc.constant('give' as const), paid: fc.integer({ min: 1, max: 600 }), free: nat(3), price: nat(0) }),
  fc.record({
    do: fc.constantFrom('review' as const, 'payday' as const),
    paid: fc.integer({ min: 290, max: 400 }),
    free: nat(5),
    price: nat(0),
  }),
  fc.record({
    do: fc.constantFrom(
      ...([
        'hold',
        'settle',
        'rate',
        'redeem',
        'back',
        'refund',
        'wait',
        'decide',
        'sunday',
        'tell',
        'approve',
        'batch',
        'arrive',
        'fail',
        'open',
        'win',
        'lose',
        'order',
        'deliver',
        'order back',
      ] as const),
    ),
    paid: nat(2000),
    free: nat(1000),
    price: nat(100),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function play(shop: Shop, { do: what, paid, free, price }: Step) {
  const pick = <T>(list: T[]) => list[paid % Math.max(1, list.length)]
  if (what === 'buy') return shop.buy(paid, free, Math.max(price, paid * 2))
  if (what === 'give') return shop.give(paid, 1 + free)
  if (what === 'hold') return shop.hold(free, paid, `usr_${price % 6}`)
  if (what === 'review') return shop.review(paid, `usr_${free}`)
  if (what === 'payday') return shop.payday(paid, `usr_${free}`)
  if (what === 'batch') return shop.payouts.batch(shop, shop.statements.all)
  if (what === 'arrive' || what === 'fail') return shop.payouts.follow(shop, paid, what === 'arrive')
  if (what === 'order') return void shop.orders.place(shop, 1 + paid, price, `usr_${free % 6}`)
  if (what === 'deliver' || what === 'order back') {
    const ordered = pick(shop.orders.all) ?? shop.orders.place(shop, 1 + paid, price, `usr_${free % 6}`)
    return what === 'deliver' ? shop.orders.deliver(shop, ordered) : shop.orders.back(shop, ordered, free * 2)
  }
  if (what === 'redeem') return shop.redeem()
  if (what === 'sunday') return shop.sunday()
  if (what === 'tell') return shop.tell()
  if (what === 'approve') return shop.approve(paid, price)
  if (what === 'decide') return pick(shop.shorts) && shop.decide(pick(shop.shorts)!, free % 2 === 0)
  if (what === 'wait') {
    shop.nowMs++
    return shop.expireAll()
  }
  const reading = pick(shop.readings.filter((one) => one.state === (what === 'settle' ? 'held' : 'settled')))
  if (what === 'settle') return reading && shop.settle(reading, price / 100)
  if (what === 'rate') return reading && shop.rate(reading)
  if (what === 'back') return reading && shop.back(reading, price / 100, free % 2 === 0)
  const bought = shop.lots.filter((one) => one.bought !== undefined)
  const isOpen = (one: (typeof bought)[number]) => shop.disputes.of(one.paymentId!, 'open') > 0
  const lot = (what === 'win' || what === 'lose' ? pick(bought.filter(isOpen)) : undefined) ?? pick(bought)
  if (!lot) return
  const becomes = { open: 'open', win: 'won', lose: 'lost', refund: undefined } as const
  const state = becomes[what]
  if (!state) return shop.refund(lot)
  // A whole price mostly, else a part of it, or more than it.
  const amount = price % 2 ? lot.priceCents! : 1 + Math.floor((lot.priceCents! * free) / 500)
  shop.dispute(lot, amount, paid, state)
}

const folded = (books: Books, id: string) =>
  [...books.transfers.values()].reduce(
    (sum, one) =>
      sum + (one.state === 'posted' ? (one.credit === id ? one.amount : 0) - (one.debit === id ? one.amount : 0) : 0),
    0,
  )

function expectSound(shop: Shop) {
  const { books } = shop
  const pending = openPending(books)
  for (const [id, account] of books.accounts) {
    expect(folded(books, id)).toBe(account.balance)
    if (isHouse(id)) continue
    expect(account.held).toBe(pending.reduce((sum, one) => sum + (one.debit === id ? one.amount : 0), 0))
    expect(Math.min(account.held, account.balance - account.held)).toBeGreaterThanOrEqual(0)
  }
  for (const reading of shop.readings.filter((one) => one.state === 'settled')) {
    const paid = shop.used(reading).reduce((sum, one) => sum + (one.kind === 'paid' ? one.left : 0), 0)
    expect(shop.netEarned(reading)).toBe(earned(seconds(paid), rate))
    // Every package here costs at least 120 cents a minute, so a reader never earns more than the client spent.
    expect(shop.netEarned(reading)).toBeLessThanOrEqual(paid * 2)
  }
  // What a reader has is on statements or to come, less what they got, and the house's advances apart; no line stands on two.
  for (const readerId of readerIds) {
    const { balance, held } = shop.account(earningsAccount(readerId))
    const advanced = shop.payouts.advances(books, readerId).reduce((sum, { left }) => sum + left, 0)
    const got = shop.payouts.got.get(readerId) ?? 0
    expect(balance - advanced).toBe(shop.statements.owed(books, readerId) - got)
    expect(held).toBe(shop.payouts.waiting(readerId))
  }
  for (const { net, share } of shop.orders.compared(books)) expect(net).toBe(share)
  for (const told of shop.statements.all)
    expect(shop.payouts.paidOf(books, told)).toBe(told.state === 'paid' ? toPay(told) : 0)
  const lines = shop.statements.all.flatMap((told) => told.lines.map(({ ref }) => ref))
  expect(new Set(lines).size).toBe(lines.length)
  // What a review earned is there, was redeemed, or is owed because it was redeemed before its time went back.
  const redeemed = [...books.transfers.values()].filter(({ ref }) => ref.endsWith('/points')).length
  expect(shop.points()).toBe(shop.rewarded.length * reward.points - redeemed * pointPrices[0].points)
  expect(shop.rewarded.length * reward.points).toBeLessThanOrEqual(reward.pointsMax)
  expect(new Set(shop.rewarded.map(({ readerId }) => readerId)).size).toBe(shop.rewarded.length)
  if (shop.points() >= reward.points)
    for (const reading of shop.rewarded) expect(shop.paidLeft(reading)).toBeGreaterThanOrEqual(reward.paidSecondsMin)
  for (const lot of shop.lots.filter(({ paymentId }) => paymentId !== undefined)) {
    const { wanted, booked } = shop.disputes.compared(books, lot.paymentId!, lot)
    expect(booked).toEqual(wanted)
  }
  const backed = new Map<string, number>()
  for (const one of books.transfers.values())
    if (one.corrects !== undefined) backed.set(one.corrects, (backed.get(one.corrects) ?? 0) + one.amount)
  for (const [ref, amount] of backed) expect(amount).toBeLessThanOrEqual(books.transfers.get(ref)!.amount)
}

test('stays sound through 10,000 random lives of a shop', { timeout: 120_000 }, () => {
  const met = new Map<string, number>()
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 30 }), (steps) => {
      const shop = new Shop()
      for (const one of steps) play(shop, one)
      expect(sums(shop.books)).toEqual({ seconds: 0, cents: 0, points: 0 })
      expectSound(shop)
      for (const cause of new Set([...shop.books.transfers.values()].map((one) => one.cause)))
        met.set(cause, (met.get(cause) ?? 0) + 1)
    }),
    { numRuns: 10_000 },
  )
  // What chance never brings about proves nothing.
  for (const cause of causes)
    if (cause !== 'welcome')
      expect([cause, met.get(cause) ?? 0]).toEqual([cause, expect.toSatisfy((n: number) => n > 20)])
})
