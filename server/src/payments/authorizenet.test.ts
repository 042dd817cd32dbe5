import { payments as area } from '@evenlight/contract/payments'
import { wallet } from '@evenlight/contract/wallet'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAuthorizeNet, type Fault } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, setPerson } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'
import { authorizeNet } from './authorizenet.ts'
import { formMs, lostAfterMs } from './rules.ts'

const vendor = await openAuthorizeNet()
afterAll(vendor.close)
const house = await openHouse({ authorizeNet: vendor.account })
const { pool, db } = house.database
const settleUnknown = () => house.features.payments.sweeps[0]!.work()
const letGo = () => house.features.payments.schedules['payments.let_go'].work()
const strike = (fault: Fault, on = /./) => Object.assign(vendor.state, { fault, on })
beforeEach(() => {
  strike('none')
  vendor.state.before = () => undefined
})

let tokens = 0
const aBuyer = async () => {
  const person = await client(house)
  const checkout = (body: object, key?: string) =>
    person.call(area.checkout, {
      body: { package_id: 'pkg_45_and_5_free', ...body },
      ...(key && { key }),
    })
  const pay = (value: string, key?: string) =>
    checkout({ opaque_data: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `${value} ${++tokens}` } }, key)
  const settle = (id: string, action: 'ask' | 'give_up') =>
    person.call(area.settle, { params: { id }, body: { action } })
  const owns = async () => (await findBalances(db, person.id, house.clock.now())).paid_seconds
  return { ...person, checkout, pay, settle, owns }
}
const look = async (id: string) => {
  const { rows } = await pool.query<{ state: string }>('select state from payment where id = $1', [id])
  return rows[0]?.state
}
/** What the provider has of a payment, as `status amount`. */
const atVendor = async (id: string) => {
  const { rows } = await pool.query<{ reference: string }>('select reference from payment where id = $1', [id])
  return vendor.of(rows[0]!.reference).map((one) => `${one.transactionStatus} ${one.authAmount}`)
}

test('a card is held, then taken, over what the package costs', async () => {
  const ida = await aBuyer()
  const { status, data } = await ida.pay('approved')
  expect([status, data.payment.state, await ida.owns()]).toEqual([201, 'captured', 2700])
  expect(await atVendor(data.payment.id)).toEqual(['capturedPendingSettlement 56.99'])
})

test.each(['declined', 'broken'])('a card that is %s is not charged', async (value) => {
  const ida = await aBuyer()
  expect((await ida.pay(value)).problem.code).toBe('payment_declined')
  expect(await ida.owns()).toBe(0)
})

test('a token that was used before holds nothing', async () => {
  const ida = await aBuyer()
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'approved once' }
  await ida.checkout({ opaque_data })
  expect((await ida.checkout({ opaque_data })).problem.code).toBe('payment_declined')
  expect(await ida.owns()).toBe(2700)
})

const calls = ['authOnlyTransaction', 'priorAuthCaptureTransaction']
test.each(
  calls.flatMap((call) => (['lost', 'early', 'down', 'error'] as const).map((fault) => [call, fault] as const)),
)('%s, %s: unknown until it is asked, then captured once or never charged', async (call, fault) => {
  const ida = await aBuyer()
  strike(fault, new RegExp(call))
  const { status, data } = await ida.pay('approved', `key-${call}-${fault}`)
  const { id } = data.payment
  expect([status, data.payment.state, await ida.owns()]).toEqual([202, 'unknown', 0])
  strike('none')
  await Promise.all([settleUnknown(), settleUnknown(), settleUnknown()])
  const arrived = call !== 'authOnlyTransaction' || fault === 'lost'
  expect([await look(id), await ida.owns()]).toEqual(arrived ? ['captured', 2700] : ['unknown', 0])
  expect(await atVendor(id)).toEqual(arrived ? ['capturedPendingSettlement 56.99'] : [])
  await house.clock.advance(lostAfterMs)
  await settleUnknown()
  expect(await look(id)).toBe(arrived ? 'captured' : 'declined')
})

test('an answer that comes after everybody gave up is let go of, not booked', async () => {
  const ida = await aBuyer()
  let arrive = () => {}
  vendor.state.before = (call) =>
    call.includes('authOnly') ? new Promise<void>((resolve) => (arrive = resolve)) : undefined
  const answer = ida.pay('approved')
  await expect.poll(() => vendor.calls.at(-1)?.call).toContain('authOnly')
  await house.clock.advance(lostAfterMs)
  await settleUnknown()
  arrive()
  expect((await answer).problem.code).toBe('payment_declined')
  const { rows } = await pool.query<{ id: string }>('select id from payment where client_id = $1', [ida.id])
  expect(await atVendor(rows[0]!.id)).toEqual(['authorizedPendingCapture 56.99'])
  await letGo()
  expect([await atVendor(rows[0]!.id), await ida.owns()]).toEqual([['voided 56.99'], 0])
})

test('the provider’s form holds the money; asking takes it once, whoever asks', async () => {
  const ida = await aBuyer()
  const { status, data } = await ida.checkout({})
  const { id, state } = data.payment
  expect([status, state, data.form?.url]).toEqual([202, 'form', `${vendor.account.formUrl}/payment/payment`])
  expect((await ida.settle(id, 'ask')).data.payment.state).toBe('form')
  expect((await ida.call(wallet.statement, { query: {} })).data).toEqual([])
  vendor.fillIn(data.form!.token, 'declined')
  expect((await ida.settle(id, 'ask')).data.payment.state).toBe('form')
  vendor.fillIn(data.form!.token, 'approved')
  await Promise.all([settleUnknown(), ida.settle(id, 'ask'), ida.settle(id, 'give_up'), settleUnknown()])
  expect([await look(id), await ida.owns()]).toEqual(['captured', 2700])
  expect(await atVendor(id)).toEqual(['declined 56.99', 'capturedPendingSettlement 56.99'])
  expect((await ida.settle(id, 'give_up')).data.payment.state).toBe('captured')
})

test.each([
  ['en-GB', 'Pay', '$56.99 of reading time'],
  ['es-MX', 'Pagar', '$56.99 de tiempo de lectura'],
  ['ar-EG', 'ادفع', 'وقت قراءة بقيمة $56.99'],
])(
  'the form says what is bought, and its button what it does, in the language of whoever pays: %s',
  async (locale, pay, bought) => {
    const ida = await aBuyer()
    await setPerson(house, ida.id, { locale })
    const { token } = (await ida.checkout({})).data.form!
    expect([
      vendor.buttons.get(token),
      (vendor.forms.get(token)!.order as { description: string }).description,
    ]).toEqual([pay, bought])
  },
)

test('a form that is filled in twice, or after it was given up, costs nothing more', async () => {
  const ida = await aBuyer()
  const first = (await ida.checkout({}, 'the-same-form')).data
  await pool.query('delete from idempotency where person_id = $1', [ida.id])
  const again = (await ida.checkout({}, 'the-same-form')).data
  expect([again.payment.id, again.form!.token === first.form!.token]).toEqual([first.payment.id, false])
  vendor.fillIn(first.form!.token, 'approved')
  vendor.fillIn(again.form!.token, 'approved')
  await settleUnknown()
  const given = (await ida.checkout({})).data
  expect((await ida.settle(given.payment.id, 'give_up')).data.payment.state).toBe('declined')
  vendor.fillIn(given.form!.token, 'approved')
  await settleUnknown()
  await letGo()
  const twice = await atVendor(first.payment.id)
  expect(twice.toSorted()).toEqual(['capturedPendingSettlement 56.99', 'voided 56.99'])
  expect([await atVendor(given.payment.id), await ida.owns()]).toEqual([['voided 56.99'], 2700])
})

test('a form that nobody fills in is over after its time, and one that does not open at once', async () => {
  const ida = await aBuyer()
  const { id } = (await ida.checkout({})).data.payment
  await house.clock.advance(formMs + lostAfterMs - 1)
  await settleUnknown()
  expect(await look(id)).toBe('intent')
  await house.clock.advance(1)
  await settleUnknown()
  expect(await look(id)).toBe('declined')
  strike('down')
  expect((await (await aBuyer()).checkout({})).problem).toMatchObject({ code: 'busy', status: 503 })
  strike('none')
  expect((await pool.query(`select id from payment where state = 'intent'`)).rows).toEqual([])
})

test('what is held for another amount, or under no reference of ours, pays nothing', async () => {
  const ida = await aBuyer()
  const { payment, form } = (await ida.checkout({})).data
  vendor.forms.get(form!.token)!.amount = '0.01'
  vendor.fillIn(form!.token, 'approved')
  await settleUnknown()
  expect([await look(payment.id), await ida.owns()]).toEqual(['intent', 0])
  vendor.forms.set('other', { amount: '5.00', order: { invoiceNumber: 'of-another-shop' } })
  vendor.fillIn('other', 'approved')
  await letGo()
  expect(vendor.of('of-another-shop')[0]?.transactionStatus).toBe('authorizedPendingCapture')
})

test.each([
  ['approve', 'captured', 'capturedPendingSettlement 56.99'],
  ['decline', 'declined', 'voided 56.99'],
] as const)('what the provider holds for review an admin decides: %s', async (decision, state, there) => {
  const [ida, desk] = [await aBuyer(), await admin(house)]
  const { id } = (await ida.pay('review')).data.payment
  await settleUnknown()
  expect(await look(id)).toBe('review')
  const body = { decision, reason: 'The bank was asked.' }
  strike('lost', /updateHeld/)
  expect((await desk.call(area.decide, { params: { id }, body })).data.payment.state).toBe('review')
  strike('none')
  await settleUnknown()
  expect([await look(id), await atVendor(id)]).toEqual([state, [there]])
})

test('no answer in time is no answer', async () => {
  const gateway = authorizeNet(vendor.account, 'http://localhost:3000', 100)
  strike('silence')
  await expect(gateway.void('60001')).rejects.toThrow(/timeout/)
})

test('keys of another account, or a request out of order, are told by their code and without what was sent', async () => {
  const other = authorizeNet({ ...vendor.account, transactionKey: 'wrong' }, 'http://localhost:3000')
  await expect(other.void('60001')).rejects.toThrow('Authorize.Net refused createTransactionRequest: E00007')
})

test('a card number reaches neither the provider, nor the database, nor the log', async () => {
  const ida = await aBuyer()
  const before = vendor.calls.length
  const card = '4111111111111111'
  const bodies = [{ opaque_data: { descriptor: 'x', value: card } }, { card_number: card }, { [card]: 1 }]
  for (const body of bodies) expect((await ida.checkout(body)).problem.code).toBe('card_data_refused')
  expect(vendor.calls).toHaveLength(before)
  expect(house.logged()).not.toMatch(/4111 ?1111/)
})

test('the page that the form reports by may be framed by the provider alone, and runs nothing else', async () => {
  const { headers, body } = await house.app.inject({ url: '/card-frame#action=cancel' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; /)
  expect(policy.endsWith(`; frame-ancestors 'self' ${vendor.account.formUrl}`)).toBe(true)
  expect([headers['x-frame-options'], body.includes('location.origin')]).toEqual([undefined, true])
})
