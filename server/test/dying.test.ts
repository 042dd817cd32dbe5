import { randomUUID } from 'node:crypto'
import { accounts } from '@evenlight/contract/accounts'
import { earnings } from '@evenlight/contract/earnings'
import { payments } from '@evenlight/contract/payments'
import { points } from '@evenlight/contract/points'
import { readings } from '@evenlight/contract/readings'
import { shortChatHours, shorts } from '@evenlight/contract/shorts'
import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDue } from '../src/earnings/public.ts'
import { giveBackSundays } from '../src/giveback/give.ts'
import { returnDue } from '../src/shorts/decide.ts'
import { findBalances } from '../src/wallet/public.ts'
import { dieEverywhere } from './dying.ts'
import { openHouse, type House } from './house.ts'
import { openPayPal } from './paypal.ts'
import { admin, client, signIn, type TestPerson } from './people.ts'
import { earnPoints } from './points.ts'
import { pair, pass, started, type Pair } from './readings.ts'
import { paidForm } from './sign-up.ts'
import { closeNow } from './statements-made.ts'

const patience = { timeout: 240_000 }
/** Of a flow with fewer points than these something was not looked at. */
const pointsMin = 4
const leaseMs = 5 * 60_000

const owns = ({ database, clock }: House, id: string) => findBalances(database.db, id, clock.now())
const countOf = async ({ database }: House, sql: string, ...values: unknown[]) =>
  Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${sql}`, values)).rows[0]!.n)
/** A paid reading of two people who were there for so many seconds. */
const read = async (house: House, seconds: number, given?: Pair) => {
  const two = given ?? (await pair(house, { paid_seconds: 3600 }))
  const made = await started(house, two, { continue_on_paid: true })
  const body = { chat_id: made.id, client_msg_id: randomUUID(), body: 'Three cards.' }
  await two.reader.call(readings.write, { body })
  await pass(house, made, seconds * 1000)
  await two.client.call(readings.end, { body: { chat_id: made.id } })
  made.close()
  return { id: made.id, ...two }
}

/** The same person, signed in anew: so much time has passed. */
const anew = async (house: House, who: TestPerson, role: 'CLIENT' | 'READER'): Promise<TestPerson> => {
  const { access } = await signIn(house, { id: who.id, role })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}

/** Of a house, dying everywhere in it. */
const everywhereIn = (house: House) => async (flow: Parameters<typeof dieEverywhere>[1]) =>
  expect(await dieEverywhere(house, flow)).toBeGreaterThanOrEqual(pointsMin)

describe('whoever dies at any point of it leaves all or nothing, and the same thing again is done once:', async () => {
  const house = await openHouse({ demo: true })
  const everywhere = everywhereIn(house)
  test('points redeemed', patience, () =>
    everywhere(async (die, at) => {
      const ida = await client(house)
      await earnPoints(house.database, { clientId: ida.id, now: house.clock.now() })
      const redeem = () => ida.call(points.redeem, { body: { points: 100 }, key: `redeemed-${at}` })
      await die(redeem)
      const isDone = (await ida.call(points.own)).data.some(({ what }) => what === 'redeemed')
      expect((await owns(house, ida.id)).free_seconds).toBe(isDone ? 300 : 0)
      expect((await redeem()).data).toEqual({ points: 0, free_seconds: 300 })
      expect(await owns(house, ida.id)).toEqual({ paid_seconds: 0, free_seconds: 300 })
    }),
  )

  test('a short reading returned by its reader', patience, () =>
    everywhere(async (die, at) => {
      const short = await read(house, 64)
      const body = { decision: 'return' } as const
      const decide = () => short.reader.call(shorts.decide, { params: { id: short.id }, body, key: `returned-${at}` })
      await die(decide)
      expect([3536, 3600]).toContain((await owns(house, short.client.id)).paid_seconds)
      expect((await decide()).data).toEqual({ free_seconds: 0, paid_seconds: 64 })
      expect(await owns(house, short.client.id)).toEqual({ paid_seconds: 3600, free_seconds: 0 })
    }),
  )

  test('a short reading nobody decided on', patience, () =>
    everywhere(async (die) => {
      const both = [await read(house, 64), await read(house, 64)]
      await house.clock.advance(shortChatHours * hourMs)
      await die(() => returnDue(house.parts))
      await returnDue(house.parts)
      for (const one of both) expect((await owns(house, one.client.id)).paid_seconds).toBe(3600)
      expect(await countOf(house, `notice where person_id = $1 and event = 'time_given'`, both[0]!.client.id)).toBe(1)
    }),
  )

  test('a Sunday given back', patience, () =>
    everywhere(async (die) => {
      const someSunday = Date.UTC(2026, 10, 22, 12)
      const ahead = (((someSunday - house.clock.now()) % (7 * dayMs)) + 7 * dayMs) % (7 * dayMs)
      await house.clock.advance(ahead)
      const both = [await read(house, 100), await read(house, 100)]
      await house.clock.advance(dayMs)
      await die(() => giveBackSundays(house.parts))
      await giveBackSundays(house.parts)
      for (const one of both) expect((await owns(house, one.client.id)).free_seconds).toBe(10)
    }),
  )

  const packageOf = { package_id: 'pkg_ten_minutes' } as const
  const card = { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' }
  test('a payment refunded', patience, () =>
    everywhere(async (die, at) => {
      const [ida, desk] = [await client(house), await admin(house)]
      const { data } = await ida.call(payments.checkout, { body: { ...packageOf, opaque_data: card } })
      const body = { payment_id: data.payment.id, reason: 'Asked for it.' }
      const refund = () => desk.call(payments.refund, { body, key: `refunded-${at}` })
      await die(refund)
      expect((await refund()).data).toEqual({ refunded_cents: 1399, paid_seconds: 600 })
      // Who took it up is dead for sure by then.
      await house.clock.advance(leaseMs)
      await house.features.payments.settleRefunds()
      expect(await owns(house, ida.id)).toEqual({ paid_seconds: 0, free_seconds: 0 })
      expect(await countOf(house, 'payment_demo_refund where payment_id = $1', data.payment.id)).toBe(1)
    }),
  )

  const formOf = (name: string) => paidForm(name, { payment: { opaque_data: card } })
  const signUp = (name: string) => house.call(accounts.paidSignUp, { body: formOf(name), key: `signed-up-${name}` })
  const codeOf = async (name: string) =>
    /\b\d{6}\b/.exec((await house.mails(`${name}@mail.test`))[0]?.body ?? '')?.[0] ?? ''
  const confirm = async (name: string, user_id: string) =>
    house.call(accounts.confirm, { body: { user_id, code: await codeOf(name) } })
  const chargesOf = (id: string, captured: boolean) =>
    countOf(
      house,
      `payment_demo_charge where payment_id = $1 and (captured_at is not null) = $2 and answer = 'approved'`,
      id,
      captured,
    )
  const sweep = () => house.features.payments.sweeps[0]!.work()

  test('an account that is bought with', patience, () =>
    everywhere(async (die, at) => {
      const name = `bought-${'abcdefghij'[Math.floor(at / 10)]}${'abcdefghij'[at % 10]}`
      await die(() => signUp(name))
      // A code that comes later is the one that counts.
      await house.clock.advance(1000)
      const { status, data } = await signUp(name)
      if (status === 202) await sweep()
      expect([name, [201, 202].includes(status)]).toEqual([name, true])
      expect(await countOf(house, 'payment where client_id = $1', data.user_id)).toBe(1)
      const confirmed = await confirm(name, data.user_id)
      expect([name, confirmed.problem, confirmed.status]).toEqual([name, undefined, 200])
      await sweep()
      const { paid_seconds, free_seconds } = await owns(house, data.user_id)
      expect([name, paid_seconds > 0 ? { paid_seconds } : { free_seconds }]).toEqual([
        name,
        (await chargesOf(data.intent_id, true)) ? { paid_seconds: 600 } : { free_seconds: 600 },
      ])
    }),
  )

  test('an account confirmed and its package taken', patience, () =>
    everywhere(async (die, at) => {
      const name = `taken-${'abcdefghij'[Math.floor(at / 10)]}${'abcdefghij'[at % 10]}`
      const { user_id, intent_id } = (await signUp(name)).data
      const finalPay = async () => {
        const { access } = await signIn(house, { id: user_id, role: 'CLIENT' })
        return house.call(payments.finalPay, { body: { intent_id }, key: `final-pay-${name}` }, access)
      }
      await die(async () => {
        await confirm(name, user_id)
        await sweep()
      })
      await confirm(name, user_id)
      expect((await finalPay()).data.payment.state).toBe('captured')
      expect(await owns(house, user_id)).toEqual({ paid_seconds: 600, free_seconds: 0 })
      expect(await chargesOf(intent_id, true)).toBe(1)
    }),
  )

  test('a package that is let go of after a day', patience, () =>
    everywhere(async (die, at) => {
      const name = `late-${'abcdefghij'[Math.floor(at / 10)]}${'abcdefghij'[at % 10]}`
      const { user_id, intent_id } = (await signUp(name)).data
      await house.clock.advance(dayMs)
      const { schedules } = house.features.payments
      const late = async () => {
        await schedules['payments.unconfirmed'].work()
        await schedules['payments.let_go'].work()
      }
      await die(late)
      await late()
      expect(await countOf(house, `payment where id = $1 and state = 'declined'`, intent_id)).toBe(1)
      expect(await chargesOf(intent_id, false)).toBe(0)
      expect(await owns(house, user_id)).toEqual({ paid_seconds: 0, free_seconds: 0 })
    }),
  )
})

describe('and so with statements:', async () => {
  const house = await openHouse()
  const everywhere = everywhereIn(house)

  test('statements made', patience, async () => {
    // The same two each time: whoever has ever earned something is a reader of the run.
    const both = [await pair(house, { paid_seconds: 36_000 }), await pair(house, { paid_seconds: 36_000 })]
    const madeFor = (id: string) => countOf(house, 'earnings_statement where reader_id = $1', id)
    const toldTo = (id: string) => countOf(house, `notice where person_id = $1 and event = 'statement'`, id)
    const ended = () => countOf(house, 'earnings_run where ended_at is not null')
    await everywhere(async (die, at) => {
      for (const two of both)
        await read(house, 64, {
          client: await anew(house, two.client, 'CLIENT'),
          reader: await anew(house, two.reader, 'READER'),
        })
      await house.clock.advance(16 * dayMs)
      await die(() => makeDue(house.parts))
      for (let before = -1; before !== (await ended());) {
        before = await ended()
        await makeDue(house.parts)
      }
      for (const { reader } of both)
        expect([at, await madeFor(reader.id), await toldTo(reader.id)]).toEqual([at, at + 1, at + 1])
    })
  })
})

describe('and with one statement:', async () => {
  const house = await openHouse()
  const everywhere = everywhereIn(house)

  const told = async () => {
    const { reader } = await read(house, 120)
    await closeNow(house)
    const { data } = await reader.call(earnings.statements, { query: {} })
    return { mara: reader, invoice_id: data[0]!.id }
  }
  const lines = (amount_cents: number) => [{ number: 1, amount_cents, reason: 'The clock stood.' }]
  const dispute = (mara: TestPerson, invoice_id: string) =>
    mara.call(earnings.act, {
      body: { invoice_id, action: 'dispute', lines: lines(144) },
      key: `disputed-${invoice_id}`,
    })
  test('a statement disputed', patience, () =>
    everywhere(async (die) => {
      const { mara, invoice_id } = await told()
      await die(() => dispute(mara, invoice_id))
      expect((await dispute(mara, invoice_id)).data).toMatchObject({ state: 'disputed', disputed_lines: 1 })
    }),
  )
  test('a statement approved', patience, () =>
    everywhere(async (die) => {
      const [{ mara, invoice_id }, desk] = [await told(), await admin(house)]
      await dispute(mara, invoice_id)
      const body = { invoice_id, action: 'approve', lines: lines(120) } as const
      const approve = () => desk.call(earnings.act, { body, key: `approved-${invoice_id}` })
      await die(approve)
      expect((await approve()).data).toMatchObject({ state: 'approved', corrected_cents: 24, due_cents: 120 })
      expect(await countOf(house, `wallet_transfer where subject = $1 and cause = 'correction'`, invoice_id)).toBe(1)
      expect(await countOf(house, 'audit where subject_id = $1', invoice_id)).toBe(1)
    }),
  )
})

describe('and through PayPal:', async () => {
  const vendor = await openPayPal()
  afterAll(vendor.close)
  const house = await openHouse({ payPal: vendor.account })

  test('an order approved and taken', patience, async () => {
    const flow: Parameters<typeof dieEverywhere>[1] = async (die, at) => {
      const ida = await client(house)
      const body = { step: 'create', package_id: 'pkg_ten_minutes' } as const
      const create = () => ida.call(payments.payPal, { body, key: `create-${at}` })
      const { id } = (await create()).data.payment
      vendor.approve([...vendor.orders.keys()].at(-1)!)
      const capture = () =>
        ida.call(payments.payPal, { body: { step: 'capture', payment_id: id }, key: `capture-${at}` })
      await die(capture)
      const { paid_seconds } = await owns(house, ida.id)
      expect([0, 600]).toContain(paid_seconds)
      expect((await capture()).status).toBe(201)
      await house.features.payments.sweeps[0]!.work()
      expect(await owns(house, ida.id)).toEqual({ paid_seconds: 600, free_seconds: 0 })
      const order = [...vendor.orders.values()].at(-1)!
      expect(order.captures.map(({ status }) => status)).toEqual(['COMPLETED'])
    }
    expect(await dieEverywhere(house, flow)).toBeGreaterThanOrEqual(pointsMin)
  })
})
