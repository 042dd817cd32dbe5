import { afterAll, describe, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { payments } from '@evenlight/contract/payments'
import { wallet } from '@evenlight/contract/wallet'
import { dayMs } from '@evenlight/core/wall-clock'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { openHouse, type House } from '../../test/house.ts'
import { admin } from '../../test/people.ts'
import { paidForm } from '../../test/sign-up.ts'

let count = 0
const form = (more: object = {}) => paidForm(`Tilda.${++count}`, more)
type Form = ReturnType<typeof form>

/** What somebody new does in a house, and what the house then has of them. */
const doorsOf = (house: House) => {
  const { pool } = house.database
  const paying = (value?: string) =>
    value === undefined ? {} : { opaque_data: { descriptor: 'EVENLIGHT.DEMO.CARD', value } }
  const signUp = (body: Form, card?: string, key?: string) =>
    house.call(accounts.paidSignUp, { body: { ...body, payment: paying(card) }, ...(key ? { key } : {}) })
  const letters = async (email: string) => (await house.mails(email)).map(({ subject }) => subject)
  const confirm = async (userId: string, email: string) => {
    const code = /\b\d{6}\b/.exec((await house.mails(email))[0]?.body ?? '')?.[0] ?? ''
    return (await house.call(accounts.confirm, { body: { user_id: userId, code } })).data.token
  }
  const owns = async (token: string) => {
    const { data } = await house.call(wallet.checkTime, { query: {} }, token)
    return { paid: data.paid_seconds, free: data.free_seconds }
  }
  const finalPay = (token: string, intentId: string, key?: string) =>
    house.call(payments.finalPay, { body: { intent_id: intentId }, ...(key ? { key } : {}) }, token)
  const stateOf = async (id: string) =>
    (await pool.query('select state from payment where id = $1', [id])).rows[0].state
  const sweep = () => house.features.payments.sweeps[0]!.work()
  const late = async () => {
    const { schedules } = house.features.payments
    await schedules['payments.unconfirmed'].work()
    await schedules['payments.let_go'].work()
  }
  return { signUp, letters, confirm, owns, finalPay, stateOf, sweep, late }
}

describe('with a card that the page brings', async () => {
  const house = await openHouse({ demo: true })
  const { pool } = house.database
  const { signUp, letters, confirm, owns, finalPay, stateOf, sweep, late } = doorsOf(house)
  const chargeOf = async (id: string) =>
    (await pool.query('select answer, captured_at from payment_demo_charge where payment_id = $1', [id])).rows[0]
  const nothing = { paid: 0, free: 0 }

  test('the money is held, and taken once the account is confirmed: no welcome minutes beside it', async () => {
    const body = form()
    const { status, data } = await signUp(body, 'approved')
    expect([status, data.state, data.otp_sent_to]).toEqual([201, 'held', 't•••@mail.test'])
    await sweep()
    expect(await chargeOf(data.intent_id)).toEqual({ answer: 'approved', captured_at: null })
    const token = await confirm(data.user_id, body.email)
    expect(await owns(token)).toEqual(nothing)
    const paid = await finalPay(token, data.intent_id, 'the-final-key')
    expect([paid.status, paid.data]).toMatchObject([
      201,
      { payment: { state: 'captured' }, receipt: { amount_cents: 1399, paid_seconds: 600 } },
    ])
    await Promise.all([finalPay(token, data.intent_id), finalPay(token, data.intent_id, 'the-final-key'), sweep()])
    expect(await owns(token)).toEqual({ paid: 600, free: 0 })
  })

  test('who closes the tab after the code has paid, and has their time', async () => {
    const body = form()
    const { data } = await signUp(body, 'approved')
    const token = await confirm(data.user_id, body.email)
    await sweep()
    expect(await owns(token)).toEqual({ paid: 600, free: 0 })
    expect((await finalPay(token, data.intent_id)).data.payment.state).toBe('captured')
  })

  test('a declined card leaves no account, no letter, and the name and the address free', async () => {
    const body = form()
    const { status, problem } = await signUp(body, 'declined', 'a-declined-key')
    expect([status, problem.reasons]).toEqual([402, { detail: { code: 'sign_up_undone' } }])
    expect(await letters(body.email)).toEqual([])
    const login = await house.call(accounts.login, { body: { login: body.username, password: body.password } })
    expect(login.problem.code).toBe('login_failed')
    const again = await signUp(body, 'approved', 'a-declined-key')
    expect(again.status).toBe(201)
    expect(await owns(await confirm(again.data.user_id, body.email))).toEqual(nothing)
  })

  test('pressed twenty times at once it is one account, one hold and one answer', async () => {
    const body = form()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(body, 'approved', 'pressed-often')))
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    const { rows } = await pool.query('select p.id from payment p where client_id = $1', [answers[0]!.data.user_id])
    expect(rows).toHaveLength(1)
    const other = await signUp({ ...body, package_id: 'pkg_20_minutes' }, 'approved', 'pressed-often')
    expect(other.problem.code).toBe('key_reused')
  })

  test('an answer that was lost with its process is found again by its key, and nothing is held twice', async () => {
    const body = form()
    const first = await signUp(body, 'approved', 'half-way-key')
    await pool.query(`delete from idempotency where key = 'half-way-key'`)
    const again = await signUp(body, 'approved', 'half-way-key')
    expect([again.status, again.data]).toEqual([201, first.data])
    for (const other of [{ email: 'else@mail.test' }, { username: 'Else' }, { package_id: 'pkg_twenty_minutes' }]) {
      await pool.query(`delete from idempotency where key = 'half-way-key'`)
      expect((await signUp({ ...body, ...other }, 'approved', 'half-way-key')).problem.code).toBe('key_reused')
    }
    const token = await confirm(first.data.user_id, body.email)
    await finalPay(token, first.data.intent_id)
    expect(await owns(token)).toEqual({ paid: 600, free: 0 })
  })

  test('a password is in no hash that is quick to make', async () => {
    const body = form()
    const first = await signUp(body, 'approved', 'no-password-key')
    const again = await signUp({ ...body, password: 'eight quiet rivers' }, 'approved', 'no-password-key')
    expect([again.data, again.headers['idempotency-replayed']]).toEqual([first.data, 'true'])
  })

  test('what nobody confirms within a day is let go of, and the account that comes later is welcomed', async () => {
    const body = form()
    const { data } = await signUp(body, 'approved')
    await house.clock.advance(dayMs - 1)
    await late()
    expect(await stateOf(data.intent_id)).toBe('unknown')
    await house.clock.advance(1)
    await late()
    expect(await stateOf(data.intent_id)).toBe('declined')
    expect(await chargeOf(data.intent_id)).toEqual({ answer: 'declined', captured_at: null })
    await house.call(accounts.resendCode, { body: { user_id: data.user_id } })
    const token = await confirm(data.user_id, body.email)
    expect((await finalPay(token, data.intent_id)).problem.code).toBe('payment_declined')
    expect(await owns(token)).toEqual({ paid: 0, free: 600 })
  })

  test('a card company that says nothing at first is asked, and nothing is taken before the code', async () => {
    const body = form()
    const { status, data } = await signUp(body, 'timeout')
    expect([status, data.state]).toEqual([202, 'unknown'])
    await house.clock.advance(5000)
    await sweep()
    expect(await chargeOf(data.intent_id)).toMatchObject({ captured_at: null })
    const token = await confirm(data.user_id, body.email)
    expect((await finalPay(token, data.intent_id)).status).toBe(201)
    expect(await owns(token)).toEqual({ paid: 600, free: 0 })
  })

  test('one that is held for review waits for the house', async () => {
    const [body, boss] = [form(), await admin(house)]
    const { status, data } = await signUp(body, 'review')
    expect([status, data.state]).toEqual([202, 'review'])
    const listed = async () => (await boss.call(payments.list, { query: { state: 'review' } })).data.length
    expect(await listed()).toBe(0)
    const token = await confirm(data.user_id, body.email)
    expect((await finalPay(token, data.intent_id)).status).toBe(202)
    expect(await listed()).toBe(1)
    await boss.call(payments.decide, {
      params: { id: data.intent_id },
      body: { decision: 'approve', reason: 'The bank says yes.' },
    })
    expect(await owns(token)).toEqual({ paid: 600, free: 0 })
  })

  test('with a taken address the money is held like any other, never taken, and let go of', async () => {
    const [owner, body] = [form(), form()]
    await signUp(owner, 'approved')
    const { status, data } = await signUp({ ...body, email: owner.email }, 'approved')
    expect([status, data.state]).toEqual([201, 'held'])
    expect(await letters(owner.email)).toEqual(['Ya tienes una cuenta', expect.stringContaining('código')])
    await sweep()
    await house.clock.advance(dayMs)
    await late()
    expect(await chargeOf(data.intent_id)).toEqual({ answer: 'declined', captured_at: null })
  })

  test('nobody is charged for what is not on sale, without a card, or by a number', async () => {
    const body = form()
    expect((await signUp({ ...body, package_id: 'pkg_gone' }, 'approved')).problem.reasons?.fields).toEqual({
      package_id: { code: 'package_gone' },
    })
    expect((await signUp(body)).problem.reasons?.fields).toEqual({ 'payment.opaque_data': { code: 'card_needed' } })
    expect((await signUp(body, '4111 1111 1111 1111')).problem.code).toBe('card_data_refused')
    expect((await signUp(body, 'approved')).status).toBe(201)
  })
})

describe("with the card company's own form", async () => {
  const vendor = await openAuthorizeNet()
  afterAll(() => vendor.close())
  const house = await openHouse({ authorizeNet: vendor.account })
  const { signUp, confirm, owns, finalPay, stateOf, late } = doorsOf(house)
  const statuses = () => [...vendor.transactions.values()].map((one) => one.transactionStatus)

  test('what is held there is taken after the code', async () => {
    const body = form()
    const { status, data } = await signUp(body)
    expect([status, data.state, data.form?.url]).toEqual([202, 'form', `${vendor.account.formUrl}/payment/payment`])
    vendor.fillIn(data.form!.token, 'approved')
    expect(statuses()).toEqual(['authorizedPendingCapture'])
    const token = await confirm(data.user_id, body.email)
    expect((await finalPay(token, data.intent_id)).status).toBe(201)
    expect(statuses()).toEqual(['capturedPendingSettlement'])
    expect(await owns(token)).toEqual({ paid: 600, free: 0 })
  })

  test('who confirms without filling it in has paid nothing and is welcomed; what it brings later is let go of', async () => {
    const body = form()
    const { data } = await signUp(body)
    const token = await confirm(data.user_id, body.email)
    expect(await owns(token)).toEqual({ paid: 0, free: 600 })
    expect(await stateOf(data.intent_id)).toBe('declined')
    vendor.fillIn(data.form!.token, 'approved')
    await late()
    expect(statuses().at(-1)).toBe('voided')
    expect((await finalPay(token, data.intent_id)).problem.code).toBe('payment_declined')
  })

  test('where it does not open, nothing was made', async () => {
    const body = form()
    vendor.state.fault = 'down'
    expect((await signUp(body, undefined, 'a-form-that-is-shut')).problem.reasons?.detail?.code).toBe(
      'card_company_silent',
    )
    vendor.state.fault = 'none'
    const again = await signUp(body, undefined, 'a-form-that-is-shut')
    expect([again.status, again.data.state]).toEqual([202, 'form'])
  })
})
