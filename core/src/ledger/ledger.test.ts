import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, points, seconds, type Seconds } from '../money.ts'
import { emptyBooks, LedgerFault, openPending, post, sums, type Books } from '../../test/books.ts'
import { secondsOf, take, usableLots, type Lot } from './lots.ts'
import { award, earnsPoints, fallAway, pointPrices, redeem, reward, rewardRef } from './points.ts'
import { expire, grant, purchase, purchaseRefs, refund, refundable } from './purchase.ts'
import { earned, earningsRef, giveBack, hold, OverHeld, OverReturned, settle, type Used } from './reading.ts'
import { earningsAccount, house, isHouse, pointsAccount, type Transfer } from './transfer.ts'

const rate = 48
const client = 'usr_client'
type Meta = Omit<Lot, 'available'> & { paymentId?: string; priceCents?: number; bought?: number }
type Reading = { id: string; readerId: string; state: 'held' | 'settled' }

/** A little shop that only speaks through the tariffs. */
class Shop {
  books: Books = emptyBooks
  lots: Meta[] = []
  readings: Reading[] = []
  /** Readings of the one client whose review earned points, those that fell away left out. */
  rewarded: Reading[] = []
  nowMs = 0
  refs = 0

  next = (kind: string) => `${kind}_${++this.refs}`
  account = (id: string) => this.books.accounts.get(id) ?? { balance: 0, held: 0, version: 0 }
  available = (id: string) => seconds(this.account(id).balance - this.account(id).held)
  post = (transfers: readonly Transfer[]) => (this.books = post(this.books, transfers))
  owned = (): (Meta & Lot)[] => this.lots.map((lot) => ({ ...lot, available: this.available(lot.id) }))

  buy(paid: number, free: number, priceCents: number) {
    const paymentId = this.next('pay')
    const [paidLot, freeLot] = [this.next('lot'), this.next('lot')]
    this.post(
      purchase({
        paymentId,
        priceCents: cents(priceCents),
        paid: { lotId: paidLot, seconds: seconds(paid) },
        free: { lotId: freeLot, seconds: seconds(free) },
      }),
    )
    this.lots.push({ id: paidLot, kind: 'paid', openedAtMs: this.nowMs, paymentId, priceCents, bought: paid })
    this.lots.push({ id: freeLot, kind: 'free', openedAtMs: this.nowMs, paymentId })
  }
  give(amount: number, livesMs: number) {
    const id = this.next('lot')
    this.post(grant({ ref: this.next('gift'), lotId: id, seconds: seconds(amount), cause: 'gift' }))
    this.lots.push({
      id,
      kind: 'free',
      openedAtMs: this.nowMs,
      expiresAtMs: this.nowMs + livesMs,
      readersMax: 2,
      readerIds: [],
    })
  }
  hold(free: number, paid: number, readerId: string) {
    const lots = usableLots(this.owned(), this.nowMs, readerId)
    const parts = (['free', 'paid'] as const).flatMap((kind) =>
      take(
        lots.filter((lot) => lot.kind === kind),
        seconds(kind === 'free' ? free : paid),
      ),
    )
    const reading: Reading = { id: this.next('chat'), readerId, state: 'held' }
    this.post(hold(reading.id, parts, new Map()))
    this.readings.push(reading)
  }
  held = (reading: Reading) =>
    openPending(this.books)
      .filter((pending) => pending.ref.startsWith(`hold/${reading.id}/`))
      .map((pending) => ({
        ...this.lots.find((lot) => lot.id === pending.debit)!,
        ref: pending.ref,
        lotId: pending.debit,
        seconds: pending.amount as Seconds,
      }))
  settle(reading: Reading, part: number) {
    const held = this.held(reading)
    const of = (kind: Lot['kind']) =>
      secondsOf(
        held.map((one) => ({ kind: one.kind, available: one.seconds })),
        kind,
      )
    const used = (kind: Lot['kind']) => seconds(Math.floor(of(kind) * part))
    const ends = { readingId: reading.id, readerId: reading.readerId, held, rateCentsPerMinute: rate }
    expect(() => settle({ ...ends, free: seconds(of('free') + 1), paid: seconds(0) })).toThrow(OverHeld)
    this.post(settle({ ...ends, free: used('free'), paid: used('paid') }))
    reading.state = 'settled'
  }
  used = (reading: Reading): Used[] => {
    const all = [...this.books.transfers.values()]
    const back = (ref: string) => all.reduce((sum, one) => sum + (one.corrects === ref ? one.amount : 0), 0)
    return all
      .filter((one) => one.ref.startsWith(`settle/${reading.id}/`) && one.state === 'posted')
      .map((one) => ({
        ref: one.ref,
        kind: this.lots.find((lot) => lot.id === one.debit)!.kind,
        left: seconds(one.amount - back(one.ref)),
        returnTo: one.debit,
      }))
  }
  netEarned = (reading: Reading) =>
    [...this.books.transfers.values()].reduce(
      (sum, one) =>
        sum +
        (one.ref === earningsRef(reading.id)
          ? one.amount
          : one.corrects === earningsRef(reading.id)
            ? 0 - one.amount
            : 0),
      0,
    )
  back(reading: Reading, part: number, asFree: boolean) {
    const used = this.used(reading)
    const of = (kind: Lot['kind']) =>
      secondsOf(
        used.map((one) => ({ kind: one.kind, available: one.left })),
        kind,
      )
    const asFreeLotId = asFree ? this.next('lot') : undefined
    const returns = { ref: this.next('back'), readingId: reading.id, readerId: reading.readerId, used, asFreeLotId }
    const pay = { net: cents(this.netEarned(reading)), rateCentsPerMinute: rate }
    expect(() => giveBack({ ...returns, pay, free: seconds(0), paid: seconds(of('paid') + 1) })).toThrow(OverReturned)
    const share = (kind: Lot['kind']) => seconds(Math.ceil(of(kind) * part))
    this.post(giveBack({ ...returns, pay, free: share('free'), paid: share('paid') }))
    if (asFreeLotId) this.lots.push({ id: asFreeLotId, kind: 'free', openedAtMs: this.nowMs })
    this.dropPoints()
  }
  paidLeft = (reading: Reading) =>
    seconds(this.used(reading).reduce((sum, one) => sum + (one.kind === 'paid' ? one.left : 0), 0))
  points = () => points(this.account(pointsAccount(client)).balance)
  rate(reading: Reading) {
    if (this.books.transfers.has(rewardRef(reading.id))) return
    const recentWithReader = this.rewarded.some(({ readerId }) => readerId === reading.readerId)
    const recentPoints = this.rewarded.length * reward.points
    if (!earnsPoints({ paidSeconds: this.paidLeft(reading), recentPoints, recentWithReader })) return
    this.post(award(client, reading.id))
    this.rewarded.push(reading)
    this.dropPoints()
  }
  /** A reading that is bought, used and reviewed: by chance alone rewards would be too few to break anything. */
  review(paid: number, readerId: string) {
    this.buy(paid, 0, paid * 2)
    this.hold(0, paid, readerId)
    const reading = this.readings.at(-1)!
    this.settle(reading, 1)
    this.rate(reading)
  }
  dropPoints() {
    const fallen = this.rewarded.filter((reading) => this.paidLeft(reading) < reward.paidSecondsMin)
    const rewards = fallen.map((reading) => ({ ref: rewardRef(reading.id), points: reward.points }))
    const moves = fallAway(client, rewards, this.points())
    this.post(moves)
    this.rewarded = this.rewarded.filter(({ id }) => !moves.some(({ corrects }) => corrects === rewardRef(id)))
  }
  redeem() {
    const [price] = pointPrices
    if (this.points() < price.points) return
    const lotId = this.next('lot')
    this.post(redeem(client, { ref: this.next('redeemed'), price, lotId }))
    this.lots.push({ id: lotId, kind: 'free', openedAtMs: this.nowMs })
  }
  refund(lot: Meta) {
    const bonus = this.lots.find((other) => other.paymentId === lot.paymentId && other.kind === 'free')!
    const bought = {
      id: lot.id,
      priceCents: cents(lot.priceCents!),
      bought: seconds(lot.bought!),
      available: this.available(lot.id),
    }
    this.post(
      refund({
        ref: this.next('refund'),
        paymentId: lot.paymentId!,
        lot: bought,
        bonus: { id: bonus.id, available: this.available(bonus.id) },
      }),
    )
  }
  expireAll() {
    for (const lot of this.owned())
      if ((lot.expiresAtMs ?? Infinity) <= this.nowMs && lot.available > 0) this.post(expire(lot, this.next('expired')))
  }
}

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
    do: fc.constant('review' as const),
    paid: fc.integer({ min: 290, max: 400 }),
    free: nat(5),
    price: nat(0),
  }),
  fc.record({
    do: fc.constantFrom(...(['hold', 'settle', 'rate', 'redeem', 'back', 'refund', 'wait'] as const)),
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
  if (what === 'redeem') return shop.redeem()
  if (what === 'wait') {
    shop.nowMs++
    return shop.expireAll()
  }
  const reading = pick(shop.readings.filter((one) => one.state === (what === 'settle' ? 'held' : 'settled')))
  if (what === 'settle') return reading && shop.settle(reading, price / 100)
  if (what === 'rate') return reading && shop.rate(reading)
  if (what === 'back') return reading && shop.back(reading, price / 100, free % 2 === 0)
  const lot = pick(shop.lots.filter((one) => one.bought !== undefined))
  if (lot) shop.refund(lot)
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
  // What a review earned is there, was redeemed, or is owed because it was redeemed before its time went back.
  const redeemed = [...books.transfers.values()].filter(({ ref }) => ref.endsWith('/points')).length
  expect(shop.points()).toBe(shop.rewarded.length * reward.points - redeemed * pointPrices[0].points)
  expect(shop.rewarded.length * reward.points).toBeLessThanOrEqual(reward.pointsMax)
  expect(new Set(shop.rewarded.map(({ readerId }) => readerId)).size).toBe(shop.rewarded.length)
  if (shop.points() >= reward.points)
    for (const reading of shop.rewarded) expect(shop.paidLeft(reading)).toBeGreaterThanOrEqual(reward.paidSecondsMin)
  const backed = new Map<string, number>()
  for (const one of books.transfers.values())
    if (one.corrects !== undefined) backed.set(one.corrects, (backed.get(one.corrects) ?? 0) + one.amount)
  for (const [ref, amount] of backed) expect(amount).toBeLessThanOrEqual(books.transfers.get(ref)!.amount)
}

describe('ledger', () => {
  it('stays sound through 10,000 random lives of a shop', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
        const shop = new Shop()
        for (const one of steps) play(shop, one)
        expect(sums(shop.books)).toEqual({ seconds: 0, cents: 0, points: 0 })
        expectSound(shop)
      }),
      { numRuns: 10_000 },
    )
  })

  it('changes nothing when a list is posted again, and refuses a known ref with other content', () => {
    const gift = grant({ ref: 'a', lotId: 'lot_1', seconds: seconds(60), cause: 'gift' })
    const once = post(emptyBooks, gift)
    expect(post(once, gift)).toBe(once)
    expect(() => post(once, [{ ...gift[0]!, amount: seconds(61) }])).toThrow(new LedgerFault('ref_reused', 'a'))
  })

  it('names the rule that a transfer breaks and posts nothing of its list', () => {
    const [gift] = grant({ ref: 'a', lotId: 'lot_1', seconds: seconds(60), cause: 'gift' })
    const books = post(emptyBooks, [gift!])
    const back = { ...gift!, ref: 'b', debit: 'lot_1', credit: house.promotion }
    const fault = (transfer: Partial<Transfer>) => () =>
      post(books, [
        { ...back, ref: 'ok', amount: seconds(1) },
        { ...back, ...transfer },
      ])
    expect(fault({ amount: seconds(0) })).toThrow('amount')
    expect(fault({ credit: 'lot_1' })).toThrow('same_account')
    expect(fault({ unit: 'cents' })).toThrow('unit')
    expect(fault({ amount: seconds(60) })).toThrow('overdraft')
    expect(fault({ state: 'voided' })).toThrow('not_pending')
    expect(fault({ resolves: 'a' })).toThrow('not_pending')
    expect(fault({ corrects: 'nothing' })).toThrow('not_correctable')
    expect(() =>
      post(books, [
        { ...back, corrects: 'a' },
        { ...back, ref: 'c', debit: house.promotion, credit: 'lot_1' },
        { ...back, ref: 'd', corrects: 'a' },
      ]),
    ).toThrow('over_corrected')
    expect(books.accounts.get('lot_1')!.balance).toBe(60)
    const aside = post(books, [{ ...back, state: 'pending', amount: seconds(50) }])
    expect(() => post(aside, [{ ...back, ref: 'c', amount: seconds(11) }])).toThrow('overdraft')
  })
})

describe('tariffs', () => {
  it('spends free time first, soonest to expire, then paid time, oldest first', () => {
    const lot = (id: string, kind: Lot['kind'], openedAtMs: number, expiresAtMs?: number): Lot => ({
      id,
      kind,
      openedAtMs,
      available: seconds(10),
      ...(expiresAtMs ? { expiresAtMs } : {}),
    })
    const lots = [
      lot('new', 'paid', 9),
      lot('old', 'paid', 1),
      lot('forever', 'free', 1),
      lot('late', 'free', 1, 90),
      lot('soon', 'free', 5, 50),
      lot('gone', 'free', 1, 5),
    ]
    expect(usableLots(lots, 5).map(({ id }) => id)).toEqual(['soon', 'late', 'forever', 'old', 'new'])
    expect(take(usableLots(lots, 5), seconds(25)).map((part) => part.seconds)).toEqual([10, 10, 5])
  })

  it('skips a welcome lot for a third reader only', () => {
    const lot: Lot = {
      id: 'w',
      kind: 'free',
      openedAtMs: 0,
      available: seconds(10),
      readersMax: 2,
      readerIds: ['a', 'b'],
    }
    expect(usableLots([lot], 0, 'c')).toEqual([])
    expect(usableLots([lot], 0, 'b')).toHaveLength(1)
    expect(usableLots([lot], 0)).toHaveLength(1)
    expect(usableLots([{ ...lot, readerIds: ['a'] }], 0, 'c')).toHaveLength(1)
  })

  it('refunds floor(price × unused ÷ bought) and voids the unspent bonus', () => {
    const lot = { id: 'p', priceCents: cents(3299), bought: seconds(900), available: seconds(601) }
    expect(refundable(lot)).toBe(2202)
    const moves = refund({ ref: 'r', paymentId: 'pay_1', lot, bonus: { id: 'f', available: seconds(40) } })
    expect(moves.map(({ debit, amount, corrects }) => [debit, amount, corrects])).toEqual([
      ['p', 601, purchaseRefs('pay_1').paid],
      [house.sales, 2202, purchaseRefs('pay_1').money],
      ['f', 40, purchaseRefs('pay_1').free],
    ])
  })

  it('gives the last spent time back first, to its own lot or, accepted as free, to the new one', () => {
    const used = ['a', 'b'].map((ref) => ({ ref, kind: 'paid' as const, left: seconds(60), returnTo: `lot_${ref}` }))
    const back = { ref: 'r', readingId: 'c', readerId: 'r', used, free: seconds(0), paid: seconds(75) }
    const to = (asFreeLotId?: string) =>
      giveBack({ ...back, asFreeLotId, pay: { net: cents(96), rateCentsPerMinute: 48 } }).map((move) => [
        move.credit,
        move.amount,
      ])
    expect(to()).toEqual([
      ['lot_b', 60],
      ['lot_a', 15],
      [house.readerPay, 60],
    ])
    expect(to('new')).toEqual([
      ['new', 60],
      ['new', 15],
      [house.readerPay, 60],
    ])
  })

  it('earns floor(paid × rate ÷ 60) and nothing on free time', () => {
    expect([earned(seconds(0), 48), earned(seconds(1), 48), earned(seconds(74), 48), earned(seconds(75), 48)]).toEqual([
      0, 0, 59, 60,
    ])
    const held = [{ ref: 'hold/c/f/0', lotId: 'f', kind: 'free', openedAtMs: 0, seconds: seconds(60) }] as const
    const ends = settle({
      readingId: 'c',
      readerId: 'r',
      held,
      free: seconds(59),
      paid: seconds(0),
      rateCentsPerMinute: 48,
    })
    expect(ends.some((transfer) => transfer.credit === earningsAccount('r'))).toBe(false)
  })
})
