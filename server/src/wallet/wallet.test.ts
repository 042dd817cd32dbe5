import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import type { Tx } from '../kernel/database.ts'
import { findAll } from '../kernel/findings.ts'
import { audit } from './audit.ts'
import { findBalances, findEarnings, findTime } from './balances.ts'
import { creditPurchase, expireLots, grant, grantWelcome, refundPurchase } from './grants.ts'
import { giveBack, listReturns } from './returns.ts'
import { hold, settle, findUsed } from './readings.ts'

const { database } = await freshDatabase()
const { db, pool } = database
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(work)
const dayMs = 86_400_000
const t0 = Date.UTC(2026, 10, 20, 12)
const rateCentsPerMinute = 48
let people = 0
const client = () => `usr_client${++people}`
const reader = () => `usr_reader${++people}`
const aReading = () => `cht_chat${++people}`

const buy = async (
  clientId: string,
  more: { priceCents?: number; paidSeconds?: number; freeSeconds?: number; now?: number } = {},
) => {
  const paymentId = `pay_${++people}`
  await inTx((tx) =>
    creditPurchase(tx, { paymentId, clientId, priceCents: 3299, paidSeconds: 900, freeSeconds: 600, now: t0, ...more }),
  )
  return paymentId
}
const reading = async (ids: { clientId: string; readerId?: string; free: number; paid: number; now?: number }) => {
  const [readingId, readerId, now] = [aReading(), ids.readerId ?? reader(), ids.now ?? t0]
  await inTx((tx) =>
    hold(tx, { readingId, clientId: ids.clientId, readerId, freeSecondsMax: 36_000, paidSecondsMax: 36_000, now }),
  )
  const ends = { readingId, readerId, freeSeconds: ids.free, paidSeconds: ids.paid, rateCentsPerMinute, now }
  return { readingId, readerId, now, ...(await inTx((tx) => settle(tx, ends))) }
}
const back = (readingId: string, more: Partial<Parameters<typeof giveBack>[1]>) =>
  inTx((tx) =>
    giveBack(tx, {
      readingId,
      freeSeconds: 0,
      paidSeconds: 0,
      paidAs: 'paid',
      cause: 'kindness',
      now: t0,
      ref: `back/${++people}`,
      ...more,
    }),
  )

afterAll(async () => {
  expect(await findAll(db, audit.passes)).toEqual([])
  await database.close()
})

test('money is posted in a transaction: with a handle that only reads it does not compile', () => {
  // @ts-expect-error It would stand for itself, whatever becomes of the rest.
  const outside = () => grantWelcome(db, { clientId: client(), now: t0 })
  expect(outside).toBeTypeOf('function')
})

test('a hold sets free time aside first, extends, and settling frees the rest', async () => {
  const clientId = client()
  await buy(clientId)
  const [readingId, readerId] = [aReading(), reader()]
  const take = (freeSecondsMax: number, paidSecondsMax: number) =>
    inTx((tx) => hold(tx, { readingId, clientId, readerId, freeSecondsMax, paidSecondsMax, now: t0 }))
  expect(await take(300, 0)).toEqual({ freeSeconds: 300, paidSeconds: 0 })
  expect(await take(300, 0)).toEqual({ freeSeconds: 300, paidSeconds: 0 })
  expect(await take(9000, 120)).toEqual({ freeSeconds: 600, paidSeconds: 120 })
  expect(await findBalances(db, clientId, t0)).toEqual({ paid_seconds: 780, free_seconds: 0 })
  const ends = { readingId, readerId, freeSeconds: 600, paidSeconds: 75, rateCentsPerMinute, now: t0 }
  expect(await inTx((tx) => settle(tx, ends))).toEqual({ earnedCents: 60 })
  expect(await inTx((tx) => settle(tx, ends))).toEqual({ earnedCents: 60 })
  expect(await findBalances(db, clientId, t0)).toEqual({ paid_seconds: 825, free_seconds: 0 })
  expect(await findUsed(db, readingId)).toEqual({
    freeSeconds: 600,
    paidSeconds: 75,
    freeSecondsLeft: 600,
    paidSecondsLeft: 75,
    paidCents: 275,
    earnedCents: 60,
  })
  expect(await findEarnings(db, readerId, t0, t0 + 1)).toEqual({ cents: 60, readings: 1 })
  expect(await findEarnings(db, readerId, t0 + 1, t0 + dayMs)).toEqual({ cents: 0, readings: 0 })
})

test('a reading that used more than it held is not settled at all', async () => {
  const clientId = client()
  await buy(clientId)
  await expect(reading({ clientId, free: 601, paid: 0 })).rejects.toThrow('more free time than it held')
})

test('a welcome comes once, lives a week, and is skipped for a third reader', async () => {
  const clientId = client()
  expect(await inTx((tx) => grantWelcome(tx, { clientId, now: t0 }))).toBe(true)
  expect(await inTx((tx) => grantWelcome(tx, { clientId, now: t0 + 1 }))).toBe(false)
  const [one, two, three] = [reader(), reader(), reader()]
  await reading({ clientId, readerId: one, free: 60, paid: 0 })
  const { readingId } = await reading({ clientId, readerId: two, free: 60, paid: 0 })
  const free = async (readerId?: string, now = t0) => (await findTime(db, { clientId, readerId, now })).freeSeconds
  expect([await free(one), await free(two), await free(three), await free()]).toEqual([480, 480, 0, 480])
  expect(await free(one, t0 + 7 * dayMs)).toBe(0)
  expect(await findBalances(db, clientId, t0 + 7 * dayMs)).toEqual({ paid_seconds: 0, free_seconds: 0 })
  // Time that went back whole no longer counts against the number of readers.
  await back(readingId, { freeSeconds: 60 })
  expect(await free(three)).toBe(540)
})

test('held time does not expire while it is held; what is freed after its day is gone', async () => {
  const clientId = client()
  await inTx((tx) => grantWelcome(tx, { clientId, now: t0 }))
  const [readingId, readerId, late] = [aReading(), reader(), t0 + 8 * dayMs]
  await inTx((tx) =>
    hold(tx, { readingId, clientId, readerId, freeSecondsMax: 600, paidSecondsMax: 0, now: t0 + 7 * dayMs - 1 }),
  )
  await inTx((tx) => expireLots(tx, late))
  await inTx((tx) =>
    settle(tx, { readingId, readerId, freeSeconds: 500, paidSeconds: 0, rateCentsPerMinute, now: late }),
  )
  expect(await findUsed(db, readingId)).toMatchObject({ freeSeconds: 500 })
  expect(await findBalances(db, clientId, late)).toEqual({ paid_seconds: 0, free_seconds: 0 })
  await inTx((tx) => expireLots(tx, late))
  const { rows } = await pool.query('select balance::int from wallet_account where person_id = $1', [clientId])
  expect(rows).toEqual([{ balance: 0 }])
  // Its own lot has expired, so what goes back goes to a new one.
  await back(readingId, { freeSeconds: 200, now: late })
  expect(await findBalances(db, clientId, late)).toEqual({ paid_seconds: 0, free_seconds: 200 })
})

test('time goes back to its lot and price, once, and the reader earns by the same formula on what remains', async () => {
  const clientId = client()
  const paymentId = await buy(clientId)
  const { readingId, readerId } = await reading({ clientId, free: 600, paid: 100 })
  const ref = `back/${readingId}/1`
  await back(readingId, { freeSeconds: 200, paidSeconds: 33, cause: 'slow', byId: readerId, ref })
  await back(readingId, { freeSeconds: 200, paidSeconds: 33, cause: 'slow', byId: readerId, ref })
  expect(await findUsed(db, readingId)).toEqual({
    freeSeconds: 600,
    paidSeconds: 100,
    freeSecondsLeft: 400,
    paidSecondsLeft: 67,
    paidCents: 367,
    earnedCents: 53,
  })
  await expect(back(readingId, { paidSeconds: 68 })).rejects.toMatchObject({ code: 'bad_input' })
  await back(readingId, { paidSeconds: 67, paidAs: 'free' })
  expect(await findUsed(db, readingId)).toMatchObject({ paidSecondsLeft: 0, earnedCents: 0 })
  expect(await findBalances(db, clientId, t0)).toEqual({ paid_seconds: 833, free_seconds: 267 })
  expect(await listReturns(db, readingId)).toMatchObject([
    { cause: 'slow', byId: readerId, freeSeconds: 200, paidSeconds: 33 },
    { cause: 'kindness', byId: null, freeSeconds: 67, paidSeconds: 0 },
  ])
  const refund = { paymentId, byId: 'usr_admin', reason: 'asked', now: t0, ref: `refund/${paymentId}` }
  expect(await inTx((tx) => refundPurchase(tx, refund))).toEqual({
    refundedCents: Math.floor((3299 * 833) / 900),
    seconds: 833,
  })
  expect(await inTx((tx) => refundPurchase(tx, { ...refund, ref: 'refund/again' }))).toEqual({
    refundedCents: 0,
    seconds: 0,
  })
  expect(await findBalances(db, clientId, t0)).toEqual({ paid_seconds: 0, free_seconds: 67 })
})

test('paid time spends the oldest lot first', async () => {
  const clientId = client()
  const young = await buy(clientId, { paidSeconds: 600, freeSeconds: 0, now: t0 + 5 })
  const old = await buy(clientId, { paidSeconds: 600, freeSeconds: 0, now: t0 })
  await reading({ clientId, free: 0, paid: 700, now: t0 + 9 })
  const { rows } = await pool.query(
    'select origin, balance::int from wallet_account where person_id = $1 order by opened_at',
    [clientId],
  )
  expect(rows).toEqual([
    { origin: old, balance: 0 },
    { origin: young, balance: 500 },
  ])
})

test('a payment credits once, and a known ref with other content is refused', async () => {
  const clientId = client()
  const bought = { paymentId: `pay_${++people}`, clientId, priceCents: 1299, paidSeconds: 600, freeSeconds: 0, now: t0 }
  expect(await inTx((tx) => creditPurchase(tx, bought))).toBe(true)
  expect(await inTx((tx) => creditPurchase(tx, { ...bought, now: t0 + 1 }))).toBe(false)
  await expect(inTx((tx) => creditPurchase(tx, { ...bought, paidSeconds: 601 }))).rejects.toMatchObject({
    code: '23505',
  })
  expect(await findBalances(db, clientId, t0)).toEqual({ paid_seconds: 600, free_seconds: 0 })
})

test('what is posted can never be edited', async () => {
  const clientId = client()
  await inTx((tx) =>
    grant(tx, {
      clientId,
      kind: 'free',
      seconds: 60,
      source: 'gift',
      subject: 'cht_x',
      now: t0,
      ref: `gift/${clientId}`,
    }),
  )
  for (const sql of [
    'update wallet_transfer set amount = amount + 1',
    'delete from wallet_transfer',
    'truncate wallet_transfer',
    'delete from wallet_account',
    'truncate wallet_account',
    `update wallet_account set price_cents = 1`,
  ])
    await expect(pool.query(sql)).rejects.toMatchObject({ code: '55000' })
  await expect(
    pool.query(`update wallet_account set balance = -1 where person_id = '${clientId}'`),
  ).rejects.toMatchObject({ code: '23514' })
  await expect(pool.query(`update wallet_account set held = 61 where person_id = '${clientId}'`)).rejects.toMatchObject(
    { code: '23514' },
  )
})
