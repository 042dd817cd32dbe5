import { accounts } from '@evenlight/contract/accounts'
import { payments } from '@evenlight/contract/payments'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { payPalHookPath } from '../src/payments/hook.ts'
import { findBalances, findPoints } from '../src/wallet/public.ts'
import { openAuthorizeNet } from './authorizenet.ts'
import { openHouse } from './house.ts'
import { answer, Life, paidOf, rateCentsPerMinute, twice, type Shop } from './life.ts'
import { openPaydays } from './paydays.ts'
import { openPayPal } from './paypal.ts'
import { admin, reader, signIn, type TestPerson } from './people.ts'
import { paidForm } from './sign-up.ts'
import { closeNow } from './statements-made.ts'

const [vendor, payPal] = [await openAuthorizeNet(), await openPayPal()]
afterAll(() => {
  vendor.close()
  payPal.close()
})
const house = await openHouse({ authorizeNet: vendor.account, payPal: payPal.account })
const { pool, db } = house.database
const together = 64
const bornAtOnce = 4
const rounds = process.env.ENDURE === 'full' ? 40 : 4
const stepsARound = 4

const readers = await Promise.all(Array.from({ length: 6 }, () => reader(house)))
const desk = await admin(house)
let tokens = 0
const card = () => ({ descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `approved ${++tokens}` })
const hear: Shop['hear'] = async (dispute, kind) => {
  const { body, headers } = payPal.events.disputed(dispute, kind)
  const deliver = () => house.app.inject({ method: 'POST', url: payPalHookPath, payload: body, headers })
  expect((await twice(deliver)).statusCode).toBe(200)
  await house.jobs.drain()
  // Another's drain may have it in hand.
  await expect
    .poll(
      async () =>
        (await pool.query('select told_at from payment_dispute where id = $1', [dispute.dispute_id])).rows[0]?.told_at,
      { timeout: 20_000 },
    )
    .toEqual(new Date(dispute.update_time))
}
const shop: Shop = { house, payPal, readers, desk, card, hear }
const paydays = await openPaydays(shop)

/** What may happen to anybody; what is added here is played from then on. */
const steps = {
  byCard: (life: Life) => life.buyByCard(),
  byPayPal: (life: Life) => life.buyByPayPal(),
  refund: (life: Life, drawn: Drawn) => life.refund(drawn),
  read: (life: Life, drawn: Drawn) => life.read(drawn),
  readAgain: (life: Life, drawn: Drawn) => life.read(drawn),
  back: (life: Life, drawn: Drawn) => life.back(drawn),
  dispute: (life: Life, drawn: Drawn) => life.dispute(drawn),
  disputeAmid: (life: Life, drawn: Drawn) => life.disputeAmid(drawn),
  rate: (life: Life, drawn: Drawn) => life.rate(drawn),
  redeem: (life: Life) => life.redeem(),
}
type Step = keyof typeof steps
type Drawn = Parameters<Life['read']>[0]
const drawn = fc.record({
  what: fc.constantFrom(...(Object.keys(steps) as Step[])),
  a: fc.integer({ min: 1, max: 500 }),
  b: fc.nat(500),
})

/** Somebody new, who pays while signing up. */
const born = async (n: number) => {
  const form = paidForm(`Together${'abcdefgh'[n % 8]}${'abcdefgh'[Math.floor(n / 8)]}`, {
    payment: { opaque_data: card() },
  })
  const { username, email } = form
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
  const life = new Life(me, shop)
  life.owns(data.intent_id)
  return life
}

const corrected = new Map<string, number>()
const numbersOf = async (sql: string) =>
  (await pool.query<Record<string, string>>(sql)).rows.map((row) => Object.values(row).map(Number))
/** What readers have, with the house's advances taken off, is what they earned and were granted, less what PayPal has paid. */
const compareReaders = async (lives: readonly Life[]) => {
  for (const [at, { id }] of readers.entries()) {
    const own = lives.flatMap(({ readings }) => readings.filter((one) => one.reader.id === id))
    const cents = own.reduce((sum, one) => sum + Math.floor((paidOf(one) * rateCentsPerMinute) / 60), 0)
    const { rows } = await pool.query<{ balance: number; held: number; advanced: number }>(
      `select balance::integer, held::integer, (
        select coalesce(sum(case debit when 'house_advances' then amount when a.id then - amount end), 0)::integer
        from wallet_transfer where cause = 'advance' and person_id = a.person_id) as advanced
      from wallet_account a where id = $1`,
      [`earnings_${id}`],
    )
    const { balance, held, advanced } = rows[0] ?? { balance: 0, held: 0, advanced: 0 }
    const { got, waits } = paydays.ofReader(at)
    expect([at, balance - advanced, held]).toEqual([at, cents + (corrected.get(id) ?? 0) - got, waits])
  }
}
const compare = async (lives: readonly Life[]) => {
  for (const life of lives) {
    const balances = { paid_seconds: life.paid(), free_seconds: life.free }
    expect(await findBalances(db, life.me.id, house.clock.now())).toEqual(balances)
    expect(await findPoints(db, life.me.id)).toBe(life.points)
  }
  await compareReaders(lives)
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
const told = async (lives: readonly Life[], startedMs: number) => {
  const purchases = lives.reduce((sum, one) => sum + one.purchases.length, 0)
  const readings = lives.reduce((sum, one) => sum + one.readings.length, 0)
  const disputes = [...payPal.disputes.values()]
  const ends = disputes.filter(({ status }) => status === 'RESOLVED').length
  const { lines, paid, returned } = await paydays.expectOnce()
  expect(Math.min(ends, disputes.length - ends, paid, returned)).toBeGreaterThan(0)
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  const steps_ = together * rounds * stepsARound
  console.log(
    `lived: ${JSON.stringify({ lives: together, steps: steps_, purchases, readings, disputes: disputes.length, lines, paid, returned, seconds })}`,
  )
}

test(
  `${together} lives at once agree with plain arithmetic, while their readers are told what they earned, and paid`,
  { timeout: 1_800_000 },
  async () => {
    const startedMs = performance.now()
    // Passwords are hashed a few at a time: more than that are asked to come again.
    const lives: Life[] = []
    while (lives.length < together)
      lives.push(...(await Promise.all(Array.from({ length: bornAtOnce }, (_, n) => born(lives.length + n)))))
    for (let round = 0; round < rounds; round++) {
      const plans = fc.sample(fc.array(drawn, { minLength: stepsARound, maxLength: stepsARound }), {
        numRuns: together,
        seed: round,
      })
      const live = lives.map(async (life, n) => {
        for (const { what, ...by } of plans[n]!) await steps[what](life, by)
      })
      await Promise.all([...live, paydays.payday()])
      await closeNow(house)
      for (const [id, more] of await Promise.all(
        readers.map(async (mara) => [mara.id, await answer(shop, mara)] as const),
      ))
        corrected.set(id, (corrected.get(id) ?? 0) + more)
      await house.clock.advance(1000)
    }
    await paydays.payday()
    await compare(lives)
    await told(lives, startedMs)
    const captured = [...vendor.transactions.values()].filter(
      (one) => one.transactionStatus === 'capturedPendingSettlement',
    )
    expect(new Set(captured.map((one) => one.invoiceNumber)).size).toBe(captured.length)
  },
)
