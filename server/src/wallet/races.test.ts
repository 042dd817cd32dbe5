import { afterAll, expect, test } from 'vitest'
import { refuse } from '@evenlight/contract/errors'
import { freshDatabase } from '../../test/database.ts'
import type { Tx } from '../kernel/database.ts'
import { findAll } from '../kernel/findings.ts'
import { audit } from './audit.ts'
import { findBalances } from './balances.ts'
import { followDisputes } from './disputes.ts'
import { creditPurchase, grantWelcome, refundPurchase } from './grants.ts'
import { giveBack } from './returns.ts'
import { hold, settle, findUsed } from './readings.ts'
import { post } from './store.ts'

const { database } = await freshDatabase()
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(work)
const now = Date.UTC(2026, 10, 20, 12)
const readerId = 'usr_reader'
const hundred = Array.from({ length: 100 }, (_, index) => index)
const all = <T>(work: (index: number) => Promise<T>) => Promise.allSettled(hundred.map(work))
const won = (results: PromiseSettledResult<unknown>[]) => results.filter((one) => one.status === 'fulfilled').length
const codes = (results: PromiseSettledResult<unknown>[]) =>
  new Set(results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : [])))
const rich = (clientId: string, paidSeconds = 600) =>
  inTx((tx) =>
    creditPurchase(tx, { paymentId: `pay_${clientId}`, clientId, priceCents: 1299, paidSeconds, freeSeconds: 0, now }),
  )

afterAll(async () => {
  expect(await findAll(database.db, audit.passes)).toEqual([])
  await database.close()
})

test('of 100 readings that want a balance for one, exactly one gets it', async () => {
  const clientId = 'usr_spender'
  await rich(clientId)
  const results = await all((index) =>
    inTx(async (tx) => {
      const held = await hold(tx, {
        readingId: `cht_spend_${index}`,
        clientId,
        readerId,
        freeSecondsMax: 0,
        paidSecondsMax: 600,
        now,
      })
      if (held.paidSeconds < 600) throw refuse('not_enough_time')
    }),
  )
  expect(won(results)).toBe(1)
  expect(codes(results)).toEqual(new Set(['not_enough_time']))
  expect(await findBalances(database.db, clientId, now)).toEqual({ paid_seconds: 0, free_seconds: 0 })
})

test('a balance that covers 7 of 100 readings serves 7', async () => {
  const clientId = 'usr_seven'
  await rich(clientId, 700)
  const results = await all((index) =>
    inTx(async (tx) => {
      const held = await hold(tx, {
        readingId: `cht_seven_${index}`,
        clientId,
        readerId,
        freeSecondsMax: 0,
        paidSecondsMax: 100,
        now,
      })
      if (held.paidSeconds < 100) throw refuse('not_enough_time')
    }),
  )
  expect([won(results), codes(results)]).toEqual([7, new Set(['not_enough_time'])])
})

test('the same list posted 100 times at once has one effect', async () => {
  const clientId = 'usr_repeated'
  const gift = [
    {
      ref: 'gift/once',
      debit: 'house_promotion',
      credit: 'lot_once',
      unit: 'seconds',
      amount: 60 as never,
      state: 'posted',
      cause: 'gift',
    },
  ] as const
  const lot = { id: 'lot_once', kind: 'free', unit: 'seconds', person_id: clientId, source: 'gift' } as const
  const results = await all(() => inTx((tx) => post(tx, gift, { subject: 'cht_x', clientId, now }, [lot])))
  expect(results.filter((one) => one.status === 'fulfilled' && one.value).length).toBe(1)
  expect(won(results)).toBe(100)
  expect((await findBalances(database.db, clientId, now)).free_seconds).toBe(60)
  const welcomes = await all(() => inTx((tx) => grantWelcome(tx, { clientId, now })))
  expect(welcomes.filter((one) => one.status === 'fulfilled' && one.value).length).toBe(1)
  expect((await findBalances(database.db, clientId, now)).free_seconds).toBe(660)
})

test('of 100 full returns and 100 refunds one each has an effect', async () => {
  const [clientId, readingId] = ['usr_returned', 'cht_returned']
  await rich(clientId)
  await inTx((tx) => hold(tx, { readingId, clientId, readerId, freeSecondsMax: 0, paidSecondsMax: 600, now }))
  const ends = { readingId, readerId, freeSeconds: 0, paidSeconds: 600, rateCentsPerMinute: 48, now }
  const settled = await all(() => inTx((tx) => settle(tx, ends)))
  expect(settled.every((one) => one.status === 'fulfilled' && one.value.earnedCents === 480)).toBe(true)
  const back = { readingId, freeSeconds: 0, paidSeconds: 600, paidAs: 'paid', cause: 'slow', now } as const
  const returns = await all((index) => inTx((tx) => giveBack(tx, { ...back, ref: `back/${index}` })))
  expect([won(returns), codes(returns)]).toEqual([1, new Set(['bad_input'])])
  expect(await findUsed(database.db, readingId)).toMatchObject({ paidSecondsLeft: 0, earnedCents: 0 })
  const refund = { paymentId: `pay_${clientId}`, byId: 'usr_admin', reason: 'asked', now }
  const refunds = await all((index) => inTx((tx) => refundPurchase(tx, { ...refund, ref: `refund/${index}` })))
  const cents = refunds.map((one) => (one.status === 'fulfilled' ? one.value.refundedCents : NaN))
  expect(cents.toSorted((a, b) => b - a).slice(0, 2)).toEqual([1299, 0])
})

test('of 100 returns of free time, which no reader pays for, one has an effect', async () => {
  const [clientId, readingId] = ['usr_freely', 'cht_freely']
  await inTx((tx) => grantWelcome(tx, { clientId, now }))
  await inTx((tx) => hold(tx, { readingId, clientId, readerId, freeSecondsMax: 600, paidSecondsMax: 0, now }))
  await inTx((tx) => settle(tx, { readingId, readerId, freeSeconds: 500, paidSeconds: 0, rateCentsPerMinute: 48, now }))
  const back = { readingId, freeSeconds: 300, paidSeconds: 0, paidAs: 'paid', cause: 'slow', now } as const
  const returns = await all((index) => inTx((tx) => giveBack(tx, { ...back, ref: `freely/${index}` })))
  expect([won(returns), codes(returns)]).toEqual([1, new Set(['bad_input'])])
  expect((await findBalances(database.db, clientId, now)).free_seconds).toBe(400)
})

test('100 disputes that begin while a reading ends leave nothing of what they are about in reach', async () => {
  const results = await all(async (index) => {
    const [clientId, readingId] = [`usr_payer_${index}`, `cht_disputed_${index}`]
    const who = { readingId, clientId, readerId, now }
    await rich(clientId)
    await inTx((tx) => hold(tx, { ...who, freeSecondsMax: 0, paidSecondsMax: 400 }))
    const end = { ...who, freeSeconds: 0, paidSeconds: 100, rateCentsPerMinute: 48 }
    const about = { payment_id: `pay_${clientId}`, client_id: clientId, open_cents: 1299, lost_cents: 0, now }
    await Promise.all([inTx((tx) => settle(tx, end)), inTx((tx) => followDisputes(tx, about))])
    return findBalances(database.db, clientId, now)
  })
  expect(results.map((one) => one.status === 'fulfilled' && one.value.paid_seconds)).toEqual(hundred.map(() => 0))
})

test('100 disputes that are won while other time comes free leave all of it in reach', async () => {
  const results = await all(async (index) => {
    const clientId = `usr_winner_${index}`
    await rich(clientId)
    const about = { payment_id: `pay_${clientId}`, client_id: clientId, open_cents: 1299, lost_cents: 0, now }
    await inTx((tx) => followDisputes(tx, about))
    const another = {
      paymentId: `pay_more_${index}`,
      clientId,
      priceCents: 1299,
      paidSeconds: 600,
      freeSeconds: 0,
      now,
    }
    await Promise.all([
      inTx((tx) => followDisputes(tx, { ...about, open_cents: 0 })),
      inTx((tx) => creditPurchase(tx, another)),
    ])
    return findBalances(database.db, clientId, now)
  })
  expect(results.map((one) => one.status === 'fulfilled' && one.value.paid_seconds)).toEqual(hundred.map(() => 1200))
})
