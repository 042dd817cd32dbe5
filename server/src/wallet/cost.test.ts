import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { costOfAll } from '../../test/plan.ts'
import { audit as ofReadings } from '../readings/audit.ts'
import type { Place } from '../kernel/findings.ts'
import { audit } from './audit.ts'

const { database } = await freshDatabase()
afterAll(() => database.close())

const now = Date.UTC(2026, 10, 20, 12)
const atOnce = 250
const seconds = {
  unit: 'seconds',
  cause: 'session',
  person_id: 'usr_client',
  reader_id: 'usr_reader',
  debit: 'lot_paid',
}
const used = { ...seconds, credit: 'house_used_time', at: new Date(now) }
const pays = { debit: 'house_reader_pay', credit: 'earnings_usr_reader', rate_cents_per_minute: 48 }
const whose = { cause: 'session', state: 'posted', person_id: 'usr_reader', reader_id: 'usr_reader' }
const earned = { ...pays, ...whose, unit: 'cents', amount: 48, at: new Date(now) }
const transfer = (written: object, computed: string) =>
  `'${JSON.stringify(written)}'::jsonb || jsonb_build_object(${computed})`

/** Readings of one client with one reader, the `from`th to the `to`th, as the books have them. */
const read = async (from: number, to: number) => {
  for (let n = from; n <= to; n += atOnce)
    await database.pool.query(`select wallet_post('[]', jsonb_build_array(
        ${transfer({ ...used, state: 'pending', amount: 90 }, `'ref', 'hold/' || n, 'subject', 'cht_' || n`)})),
      wallet_post('[]', jsonb_build_array(
        ${transfer({ ...used, state: 'posted', amount: 60 }, `'ref', 'settle/' || n, 'resolves', 'hold/' || n, 'subject', 'cht_' || n`)},
        ${transfer(earned, `'ref', 'earnings/cht_' || n, 'subject', 'cht_' || n`)}))
      from generate_series(${n}, ${Math.min(to, n + atOnce - 1)}) n`)
  await database.pool.query('vacuum analyze')
}
const opened = (id: string, more: object) => JSON.stringify([{ id, opened_at: new Date(now), ...more }])
beforeAll(async () => {
  const lot = opened('lot_paid', { kind: 'paid', unit: 'seconds', person_id: 'usr_client', source: 'gift' })
  const gift = {
    debit: 'house_promotion',
    credit: 'lot_paid',
    unit: 'seconds',
    amount: 1e9,
    state: 'posted',
    cause: 'gift',
  }
  const given = JSON.stringify([
    { ...gift, ref: 'gift/1', subject: 'usr_client', person_id: 'usr_client', at: new Date(now) },
  ])
  await database.pool.query('select wallet_post($1, $2)', [lot, given])
  const earnings = { kind: 'earnings', unit: 'cents', person_id: 'usr_reader' }
  await database.pool.query('select wallet_post($1, $2)', [opened('earnings_usr_reader', earnings), '[]'])
})

// What other tests have begun on the same server holds a place back.
const caughtUp = async () => {
  let place: Place = { after: 0 }
  const look = async () => (place = (await audit.look!(database.db, place, now)).place).after === place.ahead
  await expect.poll(look, { timeout: 30_000 }).toBe(true)
  return place
}
/** What the audit of each minute costs after twenty more readings. */
const lookAfter = async (readings: number) => {
  const place = await caughtUp()
  await read(readings + 1, readings + 20)
  let found: unknown[] = []
  const cost = await costOfAll({ database }, async (db) => {
    for (const { look } of [audit, ofReadings]) found = [...found, ...(await look!(db, place, now)).found]
  })
  expect(found).toEqual([])
  return cost
}

test('what the audit reads each minute is what came since the last, however much the books hold', async () => {
  await read(1, 500)
  const young = await lookAfter(500)
  await read(521, 4000)
  const old = await lookAfter(4000)
  expect(young.rows).toBeGreaterThan(100)
  expect(old.rows).toBeLessThanOrEqual(1.2 * young.rows)
  expect(old.buffers).toBeLessThanOrEqual(1.5 * young.buffers)
})
