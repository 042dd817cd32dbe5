import { accounts } from '@evenlight/contract/accounts'
import { earnings } from '@evenlight/contract/earnings'
import { payments } from '@evenlight/contract/payments'
import { points } from '@evenlight/contract/points'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { awardPoints, findBalances, findPoints, giveBack, hold, settle } from '../src/wallet/public.ts'
import { newId } from '../src/kernel/ids.ts'
import { openAuthorizeNet } from './authorizenet.ts'
import { openHouse } from './house.ts'
import { openPayPal } from './paypal.ts'
import { admin, reader, signIn, type TestPerson } from './people.ts'
import { closeNow } from './statements-made.ts'

const [vendor, payPal] = [await openAuthorizeNet(), await openPayPal()]
afterAll(() => {
  vendor.close()
  payPal.close()
})
const house = await openHouse({ authorizeNet: vendor.account, payPal: payPal.account })
const { pool, db, transaction } = house.database
const package_id = 'pkg_ten_minutes'
const bought = { cents: 1399, seconds: 600 }
const rateCentsPerMinute = 48
const together = 64
const bornAtOnce = 4
const rounds = process.env.ENDURE === 'full' ? 40 : 4
const stepsARound = 4

const readers = await Promise.all(Array.from({ length: 6 }, () => reader(house)))
const desk = await admin(house)
let tokens = 0
const card = () => ({ descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `approved ${++tokens}` })
const twice = async <T>(work: () => Promise<T>) => (await Promise.all([work(), work()]))[0]

interface Reading {
  id: string
  reader: TestPerson
  paid: number
  /** Whether its review earned points that have not fallen away; undefined before it was reviewed. */
  rewarded?: boolean
}
/** What a step may draw on. */
interface Drawn {
  a: number
  b: number
}
/** One client among many at once, through the doors that clients have, beside the plainest arithmetic. */
class Life {
  readonly me: TestPerson
  paid = 0
  free = 0
  points = 0
  payments: string[] = []
  readings: Reading[] = []
  /** Rewarded ones in the order of their rewards. */
  rewards: Reading[] = []
  constructor(me: TestPerson) {
    this.me = me
  }
  buyByCard = async () => {
    const body = { package_id, opaque_data: card() }
    const key = newId('key')
    const { data } = await twice(() => this.me.call(payments.checkout, { body, key }))
    this.owns(data.payment.id)
  }
  buyByPayPal = async () => {
    const { data } = await this.me.call(payments.payPal, { body: { step: 'create', package_id } })
    payPal.approve(new URL(data.approval!.url).searchParams.get('token')!)
    const body = { step: 'capture', payment_id: data.payment.id } as const
    await twice(() => this.me.call(payments.payPal, { body }))
    this.owns(data.payment.id)
  }
  owns(paymentId: string) {
    this.payments.push(paymentId)
    this.paid += bought.seconds
  }
  refund = async ({ a }: Drawn) => {
    const payment_id = this.payments[a % Math.max(1, this.payments.length)]
    if (!payment_id) return
    const [body, key] = [{ payment_id, reason: 'Asked for it.' }, newId('key')]
    const { data } = await twice(() => desk.call(payments.refund, { body, key }))
    if (!data) return
    expect(data.refunded_cents).toBe(Math.floor((bought.cents * data.paid_seconds) / bought.seconds))
    this.paid -= data.paid_seconds
  }
  read = async ({ a, b }: Drawn) => {
    const [id, with_] = [newId('cht'), readers[b % readers.length]!]
    const of = { readingId: id, readerId: with_.id, now: house.clock.now() }
    const paid = await transaction(async (tx) => {
      const held = await hold(tx, { ...of, clientId: this.me.id, freeSecondsMax: 0, paidSecondsMax: a })
      await settle(tx, { ...of, freeSeconds: 0, paidSeconds: held.paidSeconds, rateCentsPerMinute })
      return held.paidSeconds
    })
    expect(paid).toBe(Math.min(a, this.paid))
    this.paid -= paid
    if (paid > 0) this.readings.push({ id, reader: with_, paid })
  }
  back = async ({ a, b }: Drawn) => {
    const reading = this.readings[a % Math.max(1, this.readings.length)]
    if (!reading) return
    const paidSeconds = b % (reading.paid + 1)
    const about = { readingId: reading.id, freeSeconds: 0, cause: 'slow', now: house.clock.now(), ref: newId('back') }
    // Again, as by a job that comes twice; whoever gives time back holds what they decided on meanwhile.
    for (let times = 0; times < 2; times++)
      await transaction((tx) => giveBack(tx, { ...about, paidSeconds, paidAs: 'paid' }))
    reading.paid -= paidSeconds
    this.paid += paidSeconds
    this.fall()
  }
  rate = async ({ a }: Drawn) => {
    const reading = this.readings[a % Math.max(1, this.readings.length)]
    if (!reading || reading.rewarded !== undefined) return
    const standing = this.rewards.filter(({ rewarded }) => rewarded)
    const isNew = !standing.some((one) => one.reader.id === reading.reader.id)
    const wanted = reading.paid >= 300 && isNew && standing.length < 4 ? 25 : 0
    const of = { clientId: this.me.id, readerId: reading.reader.id, readingId: reading.id, now: house.clock.now() }
    expect(await transaction((tx) => awardPoints(tx, of))).toBe(wanted)
    reading.rewarded = wanted > 0
    if (wanted) this.rewards.push(reading)
    this.points += wanted
    this.fall()
  }
  /** Newest first, as far as there are points. */
  fall() {
    for (const reading of this.rewards.toReversed())
      if (reading.rewarded && reading.paid < 300 && this.points >= 25) {
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
/** What may happen to anybody; what is added here is played from then on. */
const steps = {
  byCard: (life: Life) => life.buyByCard(),
  byPayPal: (life: Life) => life.buyByPayPal(),
  refund: (life: Life, drawn: Drawn) => life.refund(drawn),
  read: (life: Life, drawn: Drawn) => life.read(drawn),
  readAgain: (life: Life, drawn: Drawn) => life.read(drawn),
  back: (life: Life, drawn: Drawn) => life.back(drawn),
  rate: (life: Life, drawn: Drawn) => life.rate(drawn),
  redeem: (life: Life) => life.redeem(),
}
type Step = keyof typeof steps
const drawn = fc.record({
  what: fc.constantFrom(...(Object.keys(steps) as Step[])),
  a: fc.integer({ min: 1, max: 500 }),
  b: fc.nat(500),
})

/** Somebody new, who pays while signing up. */
const born = async (n: number) => {
  const username = `Together${'abcdefgh'[n % 8]}${'abcdefgh'[Math.floor(n / 8)]}`
  const email = `${username.toLowerCase()}@mail.test`
  const form = {
    username,
    email,
    password: 'seven quiet rivers',
    first_name: 'Tilda',
    date_of_birth: '1990-05-17',
    country: 'ES',
    time_zone: 'Europe/Madrid',
    locale: 'es-ES',
    accept_terms_version: TERMS_VERSION,
    package_id,
    payment: { opaque_data: card() },
  }
  const { data, problem } = await twice(() => house.call(accounts.paidSignUp, { body: form, key: `together-${n}-key` }))
  expect(problem).toBeUndefined()
  const code = /\b\d{6}\b/.exec((await house.mails(email))[0]!.body)![0]
  await house.call(accounts.confirm, { body: { user_id: data.user_id, code } })
  const { access: token } = await signIn(house, { id: data.user_id, role: 'CLIENT' })
  const me = {
    id: data.user_id,
    username,
    email,
    token,
    call: (route, args) => house.call(route, args, token),
  } as TestPerson
  await twice(() => me.call(payments.finalPay, { body: { intent_id: data.intent_id } }))
  const life = new Life(me)
  life.owns(data.intent_id)
  return life
}

const corrected = new Map<string, number>()
/** A reader disputes the first line of what is open, and the desk finds half of it right; both ask twice at once. */
const answer = async (mara: TestPerson) => {
  const { data } = await mara.call(earnings.statements, { query: {} })
  for (const { id: invoice_id } of data.filter(({ state }) => state === 'open')) {
    const said = await pool.query<{ cents: number }>(
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
    corrected.set(mara.id, (corrected.get(mara.id) ?? 0) + 10)
  }
}

const numbersOf = async (sql: string) =>
  (await pool.query<Record<string, string>>(sql)).rows.map((row) => Object.values(row).map(Number))
const compare = async (lives: readonly Life[]) => {
  for (const { me, ...plain } of lives) {
    expect(await findBalances(db, me.id, house.clock.now())).toEqual({
      paid_seconds: plain.paid,
      free_seconds: plain.free,
    })
    expect(await findPoints(db, me.id)).toBe(plain.points)
  }
  for (const { id } of readers) {
    const own = lives.flatMap(({ readings }) => readings.filter((one) => one.reader.id === id))
    const cents = own.reduce((sum, { paid }) => sum + Math.floor((paid * rateCentsPerMinute) / 60), 0)
    const { rows } = await pool.query<{ n: number }>('select balance::integer as n from wallet_account where id = $1', [
      `earnings_${id}`,
    ])
    expect(rows[0]?.n ?? 0).toBe(cents + (corrected.get(id) ?? 0))
  }
  // What people have is what the house gave, unit by unit; nobody is below nothing, and nothing went back twice.
  const house_ = `(case when debit like 'house%' then amount else 0 end - case when credit like 'house%' then amount else 0 end)`
  expect(
    await numbersOf(`select coalesce((select sum(balance) from wallet_account a where a.unit = u and kind <> 'house'), 0)
      - coalesce((select sum(${house_}) from wallet_transfer t where t.unit = u and state = 'posted'), 0)
      from unnest(array['seconds', 'cents', 'points']) u`),
  ).toEqual([[0], [0], [0]])
  expect(await numbersOf(`select count(*) from wallet_account where kind <> 'house' and balance - held < 0`)).toEqual([
    [0],
  ])
  expect(
    await numbersOf(`select count(*) from (select corrects, sum(amount) as back from wallet_transfer
      where corrects is not null and state = 'posted' group by corrects) c join wallet_transfer t on t.ref = c.corrects where back > t.amount`),
  ).toEqual([[0]])
  expect(await house.audit()).toEqual([])
}

test(
  `${together} lives at once agree with plain arithmetic, while their readers are told what they earned`,
  { timeout: 1_200_000 },
  async () => {
    // Passwords are hashed a few at a time: more than that are asked to come again.
    const lives: Life[] = []
    while (lives.length < together)
      lives.push(...(await Promise.all(Array.from({ length: bornAtOnce }, (_, n) => born(lives.length + n)))))
    for (let round = 0; round < rounds; round++) {
      const plans = fc.sample(fc.array(drawn, { minLength: stepsARound, maxLength: stepsARound }), {
        numRuns: together,
        seed: round,
      })
      await Promise.all(
        lives.map(async (life, n) => {
          for (const { what, ...by } of plans[n]!) await steps[what](life, by)
        }),
      )
      await closeNow(house)
      await Promise.all(readers.map(answer))
      await house.clock.advance(1000)
    }
    await compare(lives)
    const captured = [...vendor.transactions.values()].filter(
      (one) => one.transactionStatus === 'capturedPendingSettlement',
    )
    expect(new Set(captured.map((one) => one.invoiceNumber)).size).toBe(captured.length)
  },
)
