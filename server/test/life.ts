import { earnings } from '@evenlight/contract/earnings'
import { payments } from '@evenlight/contract/payments'
import { points } from '@evenlight/contract/points'
import { expect } from 'vitest'
import { awardPoints, giveBack, hold, settle } from '../src/wallet/public.ts'
import { newId } from '../src/kernel/ids.ts'
import { lotIdOf } from '../src/wallet/lot-id.ts'
import type { House } from './house.ts'
import type { PayPalServer } from './paypal.ts'
import type { TestPerson } from './people.ts'

const package_id = 'pkg_ten_minutes'
const bought = { cents: 1399, seconds: 600 }
export const rateCentsPerMinute = 48
export const twice = async <T>(work: () => Promise<T>) => (await Promise.all([work(), work()]))[0]

/** One purchase: what of its time was neither used nor refunded, and what its payer asks back of its price. */
export interface Purchase {
  id: string
  lotId: string
  boughtAt: number
  left: number
  disputedCents: number
  state: 'won' | 'open' | 'lost'
  /** PayPal's own number of it; none for one by card. */
  orderId: string | undefined
}
/** What of it cannot be spent: in proportion to the money, rounded up, as far as it is there. */
const outOf = ({ left, disputedCents, state }: Purchase) =>
  state === 'won' ? 0 : Math.min(left, Math.ceil((bought.seconds * disputedCents) / bought.cents))
const freeOf = (one: Purchase) => one.left - outOf(one)
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

interface Part {
  purchase: Purchase
  seconds: number
}
interface Reading {
  id: string
  reader: TestPerson
  /** By purchase, in the order in which it was spent. */
  parts: Part[]
  /** Whether its review earned points that have not fallen away; undefined before it was reviewed. */
  rewarded?: boolean
}
export const paidOf = ({ parts }: Reading) => sum(parts.map(({ seconds }) => seconds))

/** What a step may draw on. */
interface Drawn {
  a: number
  b: number
}
export interface Shop {
  house: House
  payPal: PayPalServer
  readers: readonly TestPerson[]
  desk: TestPerson
  card: () => { descriptor: string; value: string }
  /** Delivers what PayPal tells of a dispute, and waits until it is known here. */
  hear: (dispute: ReturnType<PayPalServer['dispute']>, kind: string) => Promise<unknown>
}

/** One client among many at once, through the doors that clients have, beside the plainest arithmetic. */
export class Life {
  readonly me: TestPerson
  readonly shop: Shop
  free = 0
  points = 0
  purchases: Purchase[] = []
  readings: Reading[] = []
  /** Rewarded ones in the order of their rewards. */
  rewards: Reading[] = []
  constructor(me: TestPerson, shop: Shop) {
    this.me = me
    this.shop = shop
  }
  /** Paid time that can be spent. */
  paid = () => sum(this.purchases.map(freeOf))
  some = <T>(list: readonly T[], at: number) => list[at % Math.max(1, list.length)]

  buyByCard = async () => {
    const body = { package_id, opaque_data: this.shop.card() }
    const key = newId('key')
    const { data } = await twice(() => this.me.call(payments.checkout, { body, key }))
    this.owns(data.payment.id)
  }
  buyByPayPal = async () => {
    const { data } = await this.me.call(payments.payPal, { body: { step: 'create', package_id } })
    const orderId = new URL(data.approval!.url).searchParams.get('token')!
    this.shop.payPal.approve(orderId)
    const body = { step: 'capture', payment_id: data.payment.id } as const
    await twice(() => this.me.call(payments.payPal, { body }))
    this.owns(data.payment.id, orderId)
  }
  owns(id: string, orderId?: string) {
    const begun = { left: bought.seconds, disputedCents: 0, state: 'won' } as const
    this.purchases.push({ id, lotId: lotIdOf(`${id}/paid`), boughtAt: this.shop.house.clock.now(), orderId, ...begun })
  }
  refund = async ({ a }: Drawn) => {
    const purchase = this.some(this.purchases, a)
    if (!purchase) return
    const [body, key] = [{ payment_id: purchase.id, reason: 'Asked for it.' }, newId('key')]
    const { data } = await twice(() => this.shop.desk.call(payments.refund, { body, key }))
    const unused = purchase.state === 'open' ? 0 : freeOf(purchase)
    const cents = Math.floor((bought.cents * unused) / bought.seconds)
    expect(data).toEqual(unused ? { refunded_cents: cents, paid_seconds: unused } : undefined)
    purchase.left -= unused
  }
  read = async ({ a, b }: Drawn) => {
    const { house, readers } = this.shop
    const [id, with_] = [newId('cht'), readers[b % readers.length]!]
    const of = { readingId: id, readerId: with_.id, now: house.clock.now() }
    const paid = await house.database.transaction(async (tx) => {
      const held = await hold(tx, { ...of, clientId: this.me.id, freeSecondsMax: 0, paidSecondsMax: a })
      await settle(tx, { ...of, freeSeconds: 0, paidSeconds: held.paidSeconds, rateCentsPerMinute })
      return held.paidSeconds
    })
    expect(paid).toBe(Math.min(a, this.paid()))
    let rest = paid
    const parts = this.purchases
      .toSorted((one, other) => one.boughtAt - other.boughtAt || (one.lotId < other.lotId ? -1 : 1))
      .map((purchase): Part => {
        const seconds = Math.min(rest, freeOf(purchase))
        rest -= seconds
        return { purchase, seconds }
      })
    for (const { purchase, seconds } of parts) purchase.left -= seconds
    if (paid > 0) this.readings.push({ id, reader: with_, parts })
  }
  back = async ({ a, b }: Drawn) => {
    const { house } = this.shop
    const reading = this.some(this.readings, a)
    if (!reading) return
    const paidSeconds = b % (paidOf(reading) + 1)
    const about = { readingId: reading.id, freeSeconds: 0, cause: 'slow', now: house.clock.now(), ref: newId('back') }
    // Again, as by a job that comes twice; whoever gives time back holds what they decided on meanwhile.
    for (let times = 0; times < 2; times++)
      await house.database.transaction((tx) => giveBack(tx, { ...about, paidSeconds, paidAs: 'paid' }))
    let rest = paidSeconds
    for (const part of reading.parts.toReversed()) {
      const seconds = Math.min(rest, part.seconds)
      rest -= seconds
      part.seconds -= seconds
      part.purchase.left += seconds
    }
    this.fall()
  }
  /** A payer asks for money back at PayPal, a part of it or all, or PayPal ends what was open; told twice. */
  dispute = async ({ a, b }: Drawn) => {
    const { payPal, hear } = this.shop
    const purchase = this.some(
      this.purchases.filter(({ orderId }) => orderId),
      a,
    )
    if (!purchase) return
    const known = [...payPal.disputes.values()].find(({ disputed_transactions: [taken] }) =>
      payPal.orders.get(purchase.orderId!)!.captures.some(({ id }) => id === taken?.seller_transaction_id),
    )
    const dispute = known ?? payPal.dispute(purchase.orderId!)
    const isNew = purchase.state !== 'open'
    const cents = b % 2 ? bought.cents : 1 + (b % bought.cents)
    if (isNew) {
      delete dispute.dispute_outcome
      dispute.status = 'OPEN'
      dispute.dispute_amount = { currency_code: 'USD', value: (cents / 100).toFixed(2) }
      purchase.disputedCents = cents
      purchase.state = 'open'
    } else {
      purchase.state = b % 2 ? 'won' : 'lost'
      payPal.resolve(dispute.dispute_id, purchase.state === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR')
    }
    dispute.update_time = new Date(Date.parse(dispute.update_time) + 1000).toISOString()
    await hear(dispute, isNew ? 'CREATED' : 'RESOLVED')
  }
  /** The same while time of a reading goes back. */
  disputeAmid = async (drawn: Drawn) => {
    await Promise.all([this.dispute(drawn), this.back(drawn)])
  }
  rate = async ({ a }: Drawn) => {
    const { house } = this.shop
    const reading = this.some(this.readings, a)
    if (!reading || reading.rewarded !== undefined) return
    const standing = this.rewards.filter(({ rewarded }) => rewarded)
    const isNew = !standing.some((one) => one.reader.id === reading.reader.id)
    const wanted = paidOf(reading) >= 300 && isNew && standing.length < 4 ? 25 : 0
    const of = { clientId: this.me.id, readerId: reading.reader.id, readingId: reading.id, now: house.clock.now() }
    expect(await house.database.transaction((tx) => awardPoints(tx, of))).toBe(wanted)
    reading.rewarded = wanted > 0
    if (wanted) this.rewards.push(reading)
    this.points += wanted
    this.fall()
  }
  /** Newest first, as far as there are points. */
  fall() {
    for (const reading of this.rewards.toReversed())
      if (reading.rewarded && paidOf(reading) < 300 && this.points >= 25) {
        reading.rewarded = false
        this.points -= 25
      }
  }
  redeem = async () => {
    const key = newId('key')
    const { status } = await twice(() => this.me.call(points.redeem, { body: { points: 100 }, key }))
    expect(status).toBe(this.points >= 100 ? 201 : 409)
    if (status !== 201) return
    this.points -= 100
    this.free += 300
  }
}

/** A reader disputes the first line of what is open, and the desk finds half of it right; both ask twice at once. */
export const answer = async ({ house, desk }: Shop, mara: TestPerson) => {
  let corrected = 0
  const { data } = await mara.call(earnings.statements, { query: {} })
  for (const { id: invoice_id } of data.filter(({ state }) => state === 'open')) {
    const said = await house.database.pool.query<{ cents: number }>(
      'select cents::integer from earnings_line where statement_id = $1 and number = 1',
      [invoice_id],
    )
    const { cents } = said.rows[0]!
    const lines = (more: number) => [{ number: 1, amount_cents: cents + more, reason: 'The clock stood.' }]
    const act = (who: TestPerson, body: object) =>
      twice(() =>
        who.call(earnings.act, {
          body: { invoice_id, ...body } as never,
          key: `${Object.values(body)[0]}-${invoice_id}`,
        }),
      )
    expect((await act(mara, { action: 'dispute', lines: lines(20) })).data.state).toBe('disputed')
    expect((await act(desk, { action: 'approve', lines: lines(10) })).data.corrected_cents).toBe(10)
    corrected += 10
  }
  return corrected
}
