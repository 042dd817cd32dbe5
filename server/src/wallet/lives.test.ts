import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { pointPrices } from '@evenlight/core/ledger/points'
import { freshDatabase } from '../../test/database.ts'
import type { Tx } from '../kernel/database.ts'
import { findAll } from '../kernel/findings.ts'
import { audit } from './audit.ts'
import { findBalances, findEarnings, findTime } from './balances.ts'
import { creditPurchase, grant, refundPurchase } from './grants.ts'
import { awardPoints, findPoints, redeemPoints } from './points.ts'
import { giveBack } from './returns.ts'
import { hold, settle, findUsed } from './readings.ts'

const { database } = await freshDatabase()
const { db } = database
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(work)
const now = Date.UTC(2026, 10, 20, 12)
const rateCentsPerMinute = 48
let ids = 0
const id = (kind: string) => `${kind}_lives${++ids}`

afterAll(() => database.close())

interface Reading {
  readingId: string
  readerId: string
  free: number
  paid: number
  settled: boolean
  /** Whether its review earned points that have not fallen away; undefined before it was reviewed. */
  rewarded?: boolean
}

/** One client's life through the real functions, beside the plainest arithmetic that can be done on it. */
class Life {
  clientId = id('usr')
  readers = Array.from({ length: 6 }, () => id('usr'))
  payments: string[] = []
  readings: Reading[] = []
  free = 0
  paid = 0
  points = 0
  /** Rewarded ones in the order of their rewards. */
  order: Reading[] = []
  refundedCents = 0
  paidCents = 0

  async buy(paidSeconds: number, freeSeconds: number) {
    const paymentId = id('pay')
    const priceCents = paidSeconds * 3
    await inTx((tx) =>
      creditPurchase(tx, { paymentId, clientId: this.clientId, priceCents, paidSeconds, freeSeconds, now }),
    )
    this.payments.push(paymentId)
    this.paidCents += priceCents
    this.paid += paidSeconds
    this.free += freeSeconds
  }
  async give(seconds: number) {
    await inTx((tx) =>
      grant(tx, {
        clientId: this.clientId,
        kind: 'free',
        seconds,
        source: 'gift',
        subject: 'cht_x',
        now,
        ref: id('gift'),
      }),
    )
    this.free += seconds
  }
  async start(freeSecondsMax: number, paidSecondsMax: number, reader: number) {
    const reading = { readingId: id('cht'), readerId: this.readers[reader % this.readers.length]! }
    const held = await inTx((tx) =>
      hold(tx, { ...reading, clientId: this.clientId, freeSecondsMax, paidSecondsMax, now }),
    )
    expect(held).toEqual({
      freeSeconds: Math.min(freeSecondsMax, this.free),
      paidSeconds: Math.min(paidSecondsMax, this.paid),
    })
    this.readings.push({ ...reading, free: held.freeSeconds, paid: held.paidSeconds, settled: false })
    this.free -= held.freeSeconds
    this.paid -= held.paidSeconds
  }
  async end(reading: Reading, percent: number) {
    const [free, paid] = [Math.floor((reading.free * percent) / 100), Math.floor((reading.paid * percent) / 100)]
    const { readingId, readerId } = reading
    await inTx((tx) =>
      settle(tx, { readingId, readerId, freeSeconds: free, paidSeconds: paid, rateCentsPerMinute, now }),
    )
    this.free += reading.free - free
    this.paid += reading.paid - paid
    Object.assign(reading, { free, paid, settled: true })
  }
  async back(reading: Reading, percent: number, paidAs: 'paid' | 'free') {
    const [free, paid] = [Math.ceil((reading.free * percent) / 100), Math.ceil((reading.paid * percent) / 100)]
    const back = { readingId: reading.readingId, paidAs, cause: 'slow', now }
    await expect(
      inTx((tx) => giveBack(tx, { ...back, freeSeconds: reading.free + 1, paidSeconds: 0, ref: id('back') })),
    ).rejects.toMatchObject({ code: 'bad_input' })
    await inTx((tx) => giveBack(tx, { ...back, freeSeconds: free, paidSeconds: paid, ref: id('back') }))
    this.free += free + (paidAs === 'free' ? paid : 0)
    this.paid += paidAs === 'paid' ? paid : 0
    reading.free -= free
    reading.paid -= paid
    this.fall()
  }
  rewarded = () => this.readings.filter((reading) => reading.rewarded)
  async rate(reading: Reading) {
    if (reading.rewarded !== undefined) return
    const before = this.rewarded()
    const isNew = !before.some(({ readerId }) => readerId === reading.readerId)
    const about = { clientId: this.clientId, readerId: reading.readerId, readingId: reading.readingId, now }
    const wanted = reading.paid >= 300 && isNew && before.length < 4 ? 25 : 0
    expect(await inTx((tx) => awardPoints(tx, about))).toBe(wanted)
    reading.rewarded = wanted > 0
    if (reading.rewarded) this.order.push(reading)
    this.points += wanted
    this.fall()
  }
  async review(paid: number, reader: number) {
    await this.buy(paid, 0)
    await this.start(0, paid, reader)
    const reading = this.readings.at(-1)!
    await this.end(reading, 100)
    await this.rate(reading)
  }
  /** Newest first, as far as there are points. */
  fall() {
    const inOrder = this.rewarded().toSorted((a, b) => this.order.indexOf(b) - this.order.indexOf(a))
    for (const reading of inOrder)
      if (reading.paid < 300 && this.points >= 25) {
        reading.rewarded = false
        this.points -= 25
      }
  }
  async redeem() {
    const price = pointPrices[0]
    const left = await inTx((tx) => redeemPoints(tx, { clientId: this.clientId, price, now, ref: id('points') }))
    expect(left).toBe(this.points < 100 ? undefined : this.points - 100)
    if (left === undefined) return
    this.points -= 100
    this.free += 300
  }
  async refund(paymentId: string) {
    const before = await findTime(db, { clientId: this.clientId, now })
    const ask = { paymentId, byId: 'usr_admin', reason: 'asked', now, ref: id('refund') }
    this.refundedCents += (await inTx((tx) => refundPurchase(tx, ask))).refundedCents
    const after = await findTime(db, { clientId: this.clientId, now })
    this.paid += after.paidSeconds - before.paidSeconds
    this.free += after.freeSeconds - before.freeSeconds
  }
  async compare() {
    expect(await findBalances(db, this.clientId, now)).toEqual({ paid_seconds: this.paid, free_seconds: this.free })
    expect(await findPoints(db, this.clientId)).toBe(this.points)
    expect(this.refundedCents).toBeLessThanOrEqual(this.paidCents)
    for (const readerId of this.readers) {
      const own = this.readings.filter((reading) => reading.settled && reading.readerId === readerId)
      const cents = own.reduce((sum, reading) => sum + Math.floor((reading.paid * rateCentsPerMinute) / 60), 0)
      expect((await findEarnings(db, readerId, now, now + 1)).cents).toBe(cents)
    }
    for (const reading of this.readings.filter((one) => one.settled))
      expect(await findUsed(db, reading.readingId)).toMatchObject({
        freeSecondsLeft: reading.free,
        paidSecondsLeft: reading.paid,
      })
  }
}

const step = fc.record({
  what: fc.constantFrom(
    'buy',
    'give',
    'start',
    'start',
    'end',
    'end',
    'rate',
    'review',
    'review',
    'redeem',
    'back',
    'refund',
  ),
  a: fc.integer({ min: 1, max: 900 }),
  b: fc.nat(900),
  percent: fc.nat(100),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function live(life: Life, { what, a, b, percent }: Step) {
  const open = life.readings.find((reading) => !reading.settled)
  const ended = life.readings.filter((reading) => reading.settled)
  if (what === 'buy') return life.buy(a, b)
  if (what === 'give') return life.give(a)
  if (what === 'start') return life.start(b, a, percent)
  if (what === 'end') return open && life.end(open, percent)
  if (what === 'review') return life.review(250 + (a % 150), percent)
  if (what === 'redeem') return life.redeem()
  if (what === 'rate') return ended.length > 0 && life.rate(ended[a % ended.length]!)
  if (what === 'back')
    return ended.length > 0 && life.back(ended[a % ended.length]!, percent, b % 2 === 0 ? 'paid' : 'free')
  if (life.payments.length > 0) await life.refund(life.payments[a % life.payments.length]!)
}

test(
  'random lives through the database agree with plain arithmetic, and leave sound books',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const life = new Life()
        for (const one of steps) await live(life, one)
        await life.compare()
      }),
      { numRuns: 80 },
    )
    expect(await findAll(db, audit.passes)).toEqual([])
  },
)
