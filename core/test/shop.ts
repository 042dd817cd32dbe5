import { expect } from 'vitest'
import { givebackDefault, givebackOf } from '../src/giveback.ts'
import { secondsOf, take, usableLots, type Lot } from '../src/ledger/lots.ts'
import { award, earnsPoints, fallAway, pointPrices, redeem, reward, rewardRef } from '../src/ledger/points.ts'
import { expire, grant, purchase, refund } from '../src/ledger/purchase.ts'
import { earningsRef, giveBack, hold, OverHeld, OverReturned, settle, type Used } from '../src/ledger/reading.ts'
import { earningsAccount, pointsAccount, type Transfer } from '../src/ledger/transfer.ts'
import { cents, points, seconds, type Seconds } from '../src/money.ts'
import { emptyBooks, openPending, post, type Books } from './books.ts'
import { Disputes } from './disputes.ts'
import { Orders } from './orders.ts'
import { Payouts } from './payouts.ts'
import { Statements } from './statements.ts'

export const rate = 48
const client = 'usr_client'
export const readerIds = Array.from({ length: 6 }, (_, n) => `usr_${n}`)
const shortSeconds = 240
type Meta = Omit<Lot, 'available'> & { paymentId?: string; priceCents?: number; bought?: number }
type Reading = { id: string; readerId: string; state: 'held' | 'settled' }

/** A little shop that only speaks through the tariffs: one client, and readers with their statements. */
export class Shop {
  books: Books = emptyBooks
  lots: Meta[] = []
  readings: Reading[] = []
  /** Readings of the one client whose review earned points, those that fell away left out. */
  rewarded: Reading[] = []
  /** Short ones on whose pay nobody has decided. */
  shorts: Reading[] = []
  /** Those that ended since the last Sunday. */
  ofSunday: Reading[] = []
  sundays = 0
  statements = new Statements()
  payouts = new Payouts()
  disputes = new Disputes()
  orders = new Orders()
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
    this.ofSunday.push(reading)
    const paid = used('paid')
    if (paid > 0 && paid + used('free') < shortSeconds) this.shorts.push(reading)
    this.holdDisputed()
  }
  /** Decided once: what is left of it goes back, or stays. */
  decide(reading: Reading, keeps: boolean) {
    this.shorts = this.shorts.filter((one) => one !== reading)
    if (!keeps) this.back(reading, 1, false)
  }
  /** A share of what was paid on a Sunday and kept until then. */
  sunday() {
    const used = this.ofSunday.reduce((sum, reading) => sum + this.paidLeft(reading), 0)
    const back = givebackOf(seconds(used), givebackDefault)
    this.ofSunday = []
    if (back === 0) return
    const given = {
      ref: `giveback/${++this.sundays}/${client}`,
      lotId: this.next('lot'),
      seconds: back,
      cause: 'giveback',
    } as const
    this.post(grant(given))
    this.post(grant(given))
    this.lots.push({
      id: given.lotId,
      kind: 'free',
      openedAtMs: this.nowMs,
      expiresAtMs: this.nowMs + givebackDefault.days,
    })
  }
  tell() {
    for (const readerId of readerIds) this.statements.tell(this.books, readerId)
  }
  approve(at: number, more: number) {
    const open = this.statements.all.filter(({ state }) => state === 'open')
    if (open.length > 0) this.post(this.statements.approve(open[at % open.length]!, at, more))
  }
  /** A reading of a package's whole paid time, told, approved and on its way to its reader. */
  payday(paid: number, readerId: string) {
    this.buy(paid, 0, paid * 2)
    this.hold(0, paid, readerId)
    this.settle(this.readings.at(-1)!, 1)
    this.statements.tell(this.books, readerId)
    for (const told of this.statements.all.filter(({ state }) => state === 'open'))
      this.post(this.statements.approve(told, 0, paid % 3))
    this.payouts.batch(this, this.statements.all)
  }
  bought = (lot: Meta) => this.lots.filter(({ paymentId }) => paymentId === lot.paymentId)
  /** Says how a dispute about a purchase stands from now on: a new one, or one that there was; told twice. */
  dispute(lot: Meta, amount: number, at: number, state: 'open' | 'won' | 'lost') {
    const paymentId = lot.paymentId!
    const known = this.disputes.all.filter((one) => one.paymentId === paymentId)
    const one = known[at % (known.length + Number(state === 'open' || known.length === 0))]
    if (one) one.state = state
    else this.disputes.all.push({ paymentId, amount, state })
    this.post(this.disputes.bring(this.books, paymentId, this.bought(lot)))
    expect(this.disputes.bring(this.books, paymentId, this.bought(lot))).toEqual([])
  }
  /** Time came free: what of it is disputed is held. */
  holdDisputed() {
    const disputed = new Set(this.disputes.all.map(({ paymentId }) => paymentId))
    for (const lot of this.lots.filter((one) => one.bought !== undefined && disputed.has(one.paymentId!)))
      this.post(this.disputes.bring(this.books, lot.paymentId!, this.bought(lot)))
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
    const available = cents(this.available(earningsAccount(reading.readerId)))
    const pay = { net: cents(this.netEarned(reading)), rateCentsPerMinute: rate, available }
    expect(() => giveBack({ ...returns, pay, free: seconds(0), paid: seconds(of('paid') + 1) })).toThrow(OverReturned)
    const share = (kind: Lot['kind']) => seconds(Math.ceil(of(kind) * part))
    this.post(giveBack({ ...returns, pay, free: share('free'), paid: share('paid') }))
    if (asFreeLotId) this.lots.push({ id: asFreeLotId, kind: 'free', openedAtMs: this.nowMs })
    this.dropPoints()
    this.holdDisputed()
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
    if (this.disputes.of(lot.paymentId!, 'open') > 0) return
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
