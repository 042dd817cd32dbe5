import type { Args } from '@evenlight/contract/client'
import { payments as area } from '@evenlight/contract/payments'
import type { Route } from '@evenlight/contract/route'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAuthorizeNet, type Fault } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, signIn } from '../../test/people.ts'
import { findBalances } from '../wallet/balances.ts'
import { own } from './own-store.ts'
import { cardsMost, formMs, hasRunOut, lostAfterMs } from './rules.ts'

const vendor = await openAuthorizeNet()
afterAll(vendor.close)
const house = await openHouse({ authorizeNet: vendor.account })
const { pool, db } = house.database
const [unknown, , keeping] = house.features.payments.sweeps
const settleUnknown = () => unknown!.work()
const settleCards = () => keeping!.work()
const compare = () => house.features.payments.schedules['payments.cards'].work()
const dayMs = 86_400_000
const strike = (fault: Fault, on = /./) => Object.assign(vendor.state, { fault, on })
beforeEach(() => {
  strike('none')
  vendor.profiles.state.expires = '2099-12'
})

let tokens = 0
const package_id = 'pkg_45_and_5_free'
const token = (value: string) => ({ descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `${value} ${++tokens}` })
/** A client who is signed in anew for each call, however late it is. */
const anOwner = async () => {
  const { id } = await client(house)
  const call = async <const S extends Route>(route: S, args?: Args<S>) =>
    house.call(route, args, (await signIn(house, { id, role: 'CLIENT' })).access)
  return {
    id,
    call,
    cards: async () => (await call(area.cards)).data,
    add: (value: string) => call(area.newCard, { body: { opaque_data: token(value) } }),
    remove: (card_id: string) => call(area.deleteCard, { body: { card_id } }),
    payWith: (card_id: string, key?: string) =>
      call(area.payCard, { body: { card_id, package_id }, ...(key && { key }) }),
    buy: (value: string, key?: string) =>
      call(area.checkout, {
        body: { package_id, opaque_data: token(value), keep_card: true },
        ...(key && { key }),
      }),
    owns: async () => (await findBalances(db, id, house.clock.now())).paid_seconds,
  }
}
/** Somebody with one card, and its id. */
const withCard = async (value = 'approved') => {
  const ida = await anOwner()
  const { data } = await ida.add(value)
  return { ida, card: data.cards[0]!.id }
}
const charges = () => vendor.calls.filter(({ call }) => call.includes('authOnly')).length

test('a card is kept by the provider alone: here are its kind, its last digits and its month', async () => {
  const { ida } = await withCard()
  const { cards } = await ida.cards()
  expect(cards).toEqual([{ id: expect.any(String), brand: 'visa', last4: '1111', expires: '2099-12', run_out: false }])
  const { rows } = await pool.query('select * from payment_card where client_id = $1', [ida.id])
  expect(JSON.stringify(rows)).not.toContain('COMMON')
  expect(house.logged()).not.toContain('COMMON')
})

test('a kept card is held and taken once, however often the same press arrives', async () => {
  const { ida, card } = await withCard()
  const before = charges()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ida.payWith(card, 'the-same-press')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect([await ida.owns(), charges() - before]).toEqual([2700, 1])
  const { rows } = await pool.query('select card_id, state from payment where client_id = $1', [ida.id])
  expect(rows).toEqual([{ card_id: card, state: 'captured' }])
  const other = (await ida.add('approved-elsewhere')).data.cards.find(({ id }) => id !== card)!
  expect(other).toMatchObject({ brand: 'mastercard', last4: '4444' })
  await pool.query('delete from idempotency where person_id = $1', [ida.id])
  expect((await ida.payWith(other.id, 'the-same-press')).problem.code).toBe('key_reused')
})

const calls = ['authOnlyTransaction', 'priorAuthCaptureTransaction']
test.each(
  calls.flatMap((call) => (['lost', 'early', 'down', 'error'] as const).map((fault) => [call, fault] as const)),
)('by a kept card, %s, %s: unknown until it is asked, then captured once or never charged', async (call, fault) => {
  const { ida, card } = await withCard()
  strike(fault, new RegExp(call))
  const { status, data } = await ida.payWith(card, `key-${call}-${fault}`)
  expect([status, data.payment.state, await ida.owns()]).toEqual([202, 'unknown', 0])
  strike('none')
  const before = charges()
  await pool.query('delete from idempotency where person_id = $1', [ida.id])
  // Removed meanwhile, the same press still finds its payment.
  await ida.remove(card)
  const [again] = await Promise.all([ida.payWith(card, `key-${call}-${fault}`), settleUnknown(), settleUnknown()])
  expect(again.data.payment.id).toBe(data.payment.id)
  const arrived = call !== 'authOnlyTransaction' || fault === 'lost'
  expect([await ida.owns(), charges() - before]).toEqual([arrived ? 2700 : 0, 0])
  await house.clock.advance(lostAfterMs)
  await settleUnknown()
  const { state } = (await ida.call(area.payment, { params: { id: data.payment.id } })).data.payment
  expect(state).toBe(arrived ? 'captured' : 'declined')
})

test('who wants it has the card kept that they paid with, once; who doesn’t has none kept', async () => {
  const ida = await anOwner()
  await ida.buy('approved')
  expect(await ida.cards()).toEqual({ cards: [], coming: 1 })
  await Promise.all([settleCards(), settleCards()])
  expect(await ida.cards()).toMatchObject({ cards: [{ last4: '1111' }], coming: 0 })
  await ida.buy('approved')
  await settleCards()
  expect((await ida.cards()).cards).toHaveLength(1)
  const other = await anOwner()
  await other.call(area.checkout, { body: { package_id, opaque_data: token('approved') } })
  await settleCards()
  expect(await other.cards()).toEqual({ cards: [], coming: 0 })
})

test('a card given in the provider’s form is kept when its payment is taken, and never when it is given up', async () => {
  const ida = await anOwner()
  const open = async () => (await ida.call(area.checkout, { body: { package_id, keep_card: true } })).data
  const given = await open()
  await ida.call(area.settle, { params: { id: given.payment.id }, body: { action: 'give_up' } })
  await settleCards()
  expect(await ida.cards()).toEqual({ cards: [], coming: 0 })
  const { form } = await open()
  await settleCards()
  vendor.fillIn(form!.token, 'approved')
  await settleUnknown()
  await settleCards()
  expect(await ida.cards()).toMatchObject({ cards: [{ last4: '1111' }], coming: 0 })
})

test('a card whose payment was held for review and declined is not kept', async () => {
  const [ida, desk] = [await anOwner(), await admin(house)]
  const { id } = (await ida.buy('review')).data.payment
  await desk.call(area.decide, { params: { id }, body: { decision: 'decline', reason: 'The bank says no.' } })
  await settleCards()
  expect([await ida.cards(), vendor.profiles.cards().some(({ card }) => card === 'review')]).toEqual([
    { cards: [], coming: 0 },
    false,
  ])
})

const steps = [
  'createCustomerProfileRequest',
  'createCustomerProfileFromTransactionRequest',
  'getCustomerProfileRequest',
]
test.each(steps.flatMap((step) => (['lost', 'early', 'error'] as const).map((fault) => [step, fault] as const)))(
  'keeping a card, %s, %s: it comes once when the provider answers again',
  async (step, fault) => {
    const ida = await anOwner()
    await ida.buy('approved')
    strike(fault, new RegExp(`^${step}`))
    await settleCards()
    expect(await ida.cards()).toEqual({ cards: [], coming: 1 })
    strike('none')
    await house.clock.advance(4999)
    await settleCards()
    expect((await ida.cards()).coming).toBe(1)
    await house.clock.advance(1)
    await settleCards()
    expect(await ida.cards()).toMatchObject({ cards: [{ last4: '1111' }], coming: 0 })
  },
)

test('a process that died while it kept a card leaves it to another, five minutes later', async () => {
  const ida = await anOwner()
  await ida.buy('approved')
  await pool.query(`update payment_card_wish set tries = 1, ask_at = $2 where client_id = $1`, [
    ida.id,
    new Date(house.clock.now() + 300_000),
  ])
  await settleCards()
  expect((await ida.cards()).coming).toBe(1)
  await house.clock.advance(300_000)
  await settleCards()
  expect((await ida.cards()).cards).toHaveLength(1)
})

test('a removed card is gone at once, and at the provider as soon as it answers', async () => {
  const { ida, card } = await withCard()
  const there = vendor.profiles.cards().length
  strike('down', /delete/)
  expect((await ida.remove(card)).data).toEqual({ cards: [], coming: 0 })
  await settleCards()
  expect(vendor.profiles.cards()).toHaveLength(there)
  expect((await ida.payWith(card)).problem.code).toBe('not_found')
  await house.clock.advance(dayMs)
  strike('none')
  await compare()
  expect((await ida.cards()).cards).toEqual([])
  strike('lost', /delete/)
  await settleCards()
  strike('none')
  await settleCards()
  expect(vendor.profiles.cards()).toHaveLength(there - 1)
  const { rows } = await pool.query('select forgotten_at is not null as gone from payment_card where id = $1', [card])
  expect(rows).toEqual([{ gone: true }])
  expect((await ida.remove(card)).data).toEqual({ cards: [], coming: 0 })
})

test('what the provider refuses to forget is asked again ten minutes later, and keeps no other from being forgotten', async () => {
  const [first, second] = [await withCard(), await withCard()]
  const there = vendor.profiles.cards().length
  await first.ida.remove(first.card)
  strike('error', /delete/)
  await settleCards()
  strike('none')
  await second.ida.remove(second.card)
  await settleCards()
  expect(vendor.profiles.cards()).toHaveLength(there - 1)
  await house.clock.advance(600_000)
  await settleCards()
  expect(vendor.profiles.cards()).toHaveLength(there - 2)
})

test('a card that was removed and is paid with and kept again comes back', async () => {
  const { ida, card } = await withCard()
  strike('down', /delete/)
  await ida.remove(card)
  strike('none')
  await ida.buy('approved')
  await settleCards()
  const { cards } = await ida.cards()
  expect([cards.length, cards[0]?.id === card]).toEqual([1, false])
})

test('a card of somebody else is not there: neither to pay with nor to remove', async () => {
  const [{ card }, other] = [await withCard(), await anOwner()]
  const before = charges()
  for (const answer of [await other.payWith(card), await other.remove(card)])
    expect([answer.status, answer.problem.code]).toEqual([404, 'not_found'])
  expect([charges() - before, (await other.cards()).cards]).toEqual([0, []])
  await expect(
    pool.query(
      `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, made_at, card_id)
       values ('pay_foreign', $1, $2, 1, 1, 0, 'card', now(), $3)`,
      [other.id, package_id, card],
    ),
  ).rejects.toMatchObject({ code: '23503' })
})

test('a card that the provider lost is neither charged nor listed any more', async () => {
  const { ida, card } = await withCard()
  for (const customer of vendor.profiles.customers.values()) customer.cards = []
  await house.clock.advance(1)
  const { status, problem } = await ida.payWith(card)
  expect([status, problem.code, problem.reasons?.detail?.code]).toEqual([402, 'payment_declined', 'card_gone'])
  expect([await ida.owns(), (await ida.cards()).cards]).toEqual([0, []])
})

test('once a day both lists are compared: what the provider has comes, what it lost goes', async () => {
  const { ida } = await withCard()
  const [customer] = [...vendor.profiles.customers.values()].slice(-1)
  customer!.cards = [{ profileId: '99901', card: 'approved-elsewhere', expires: '2031-04' }]
  await house.clock.advance(dayMs - 1)
  await compare()
  expect((await ida.cards()).cards).toMatchObject([{ last4: '1111' }])
  await house.clock.advance(1)
  strike('down')
  await compare()
  expect((await ida.cards()).cards).toMatchObject([{ last4: '1111' }])
  strike('none')
  await house.clock.advance(600_000)
  await compare()
  expect((await ida.cards()).cards).toMatchObject([{ brand: 'mastercard', last4: '4444', expires: '2031-04' }])
})

test('the provider’s form for a card brings it when it says so, or by and by if the page was closed', async () => {
  const [ida, mara] = [await anOwner(), await anOwner()]
  const open = async (by: typeof ida) => (await by.call(area.newCard, { body: {} })).data
  const { form } = await open(ida)
  expect(form!.url).toBe(`${vendor.account.formUrl}/customer/addPayment`)
  vendor.profiles.fillIn(form!.token, 'approved')
  expect((await ida.call(area.newCard, { body: { filled_in: true } })).data.cards).toMatchObject([{ last4: '1111' }])
  vendor.profiles.fillIn((await open(mara)).form!.token, 'approved')
  await compare()
  expect((await mara.cards()).cards).toEqual([])
  await house.clock.advance(formMs)
  await compare()
  expect((await mara.cards()).cards).toMatchObject([{ last4: '1111' }])
})

test('a card that the bank refuses is not kept; where the answer is lost it is found by and by', async () => {
  const ida = await anOwner()
  expect((await ida.add('declined')).problem).toMatchObject({ status: 402, code: 'payment_declined' })
  strike('lost', /createCustomerPaymentProfile/)
  expect((await ida.add('approved')).problem).toMatchObject({ status: 503, code: 'busy' })
  strike('none')
  await compare()
  expect((await ida.cards()).cards).toMatchObject([{ last4: '1111' }])
  expect((await ida.add('approved')).data.cards).toHaveLength(1)
})

test('a card that has run out is shown as such and not charged', async () => {
  vendor.profiles.state.expires = new Date(house.clock.now()).toISOString().slice(0, 7)
  const { ida, card } = await withCard()
  expect((await ida.cards()).cards[0]?.run_out).toBe(false)
  await house.clock.advance(32 * dayMs)
  expect((await ida.cards()).cards[0]?.run_out).toBe(true)
  const before = charges()
  const { problem } = await ida.payWith(card)
  expect([problem.code, problem.reasons?.detail?.code]).toEqual(['wrong_state', 'card_run_out'])
  expect(charges()).toBe(before)
  const [end, last] = [Date.UTC(2031, 4), 12 * 3_600_000]
  expect([end + last - 1, end + last].map((at) => hasRunOut('2031-04', at))).toEqual([false, true])
  expect(hasRunOut(null, end)).toBe(false)
})

test('ten cards are kept for one, and no more', async () => {
  const ida = await anOwner()
  for (let one = 0; one < cardsMost; one++) expect((await ida.add(`approved-${one}`)).status).toBe(200)
  const full = { code: 'limit_reached', reasons: { detail: { code: 'cards_full', values: { max: cardsMost } } } }
  expect((await ida.add('approved-more')).problem).toMatchObject(full)
  expect((await ida.buy('approved-more')).problem).toMatchObject(full)
  expect(await ida.owns()).toBe(0)
})

test('an account that was erased leaves no card behind at the provider', async () => {
  const { ida } = await withCard()
  const there = vendor.profiles.cards().length
  await settleCards()
  expect(vendor.profiles.cards()).toHaveLength(there)
  await house.database.transaction(async (tx) => {
    for (const { run } of own.erased ?? []) await run(tx, ida.id, house as never)
  })
  await settleCards()
  expect(vendor.profiles.cards()).toHaveLength(there - 1)
})

test('a card number is refused by each of the calls, and reaches neither provider nor log', async () => {
  const { ida, card } = await withCard()
  const before = vendor.calls.length
  const number = '4111 1111 1111 1111'
  const asked = [
    [area.newCard, { opaque_data: { descriptor: 'x', value: number } }],
    [area.payCard, { card_id: card, package_id, cvv: '123' }],
    [area.deleteCard, { card_id: number }],
  ] as const
  for (const [route, body] of asked) {
    const answer = await ida.call(route, { body } as never)
    expect([answer.status, answer.problem.code]).toEqual([422, 'card_data_refused'])
  }
  expect(vendor.calls).toHaveLength(before)
  expect(house.logged()).not.toContain('1111 1111')
})
