import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { findsAfter } from '../../test/tampering.ts'
import { findAll, type Place } from '../kernel/findings.ts'
import { audit } from './audit.ts'
import { creditPurchase, grantWelcome } from './grants.ts'
import { giveBack } from './returns.ts'
import { hold, settle } from './readings.ts'

const { database } = await freshDatabase()
const now = Date.UTC(2026, 10, 20, 12)
const [clientId, readerId] = ['usr_client', 'usr_reader']

beforeAll(() =>
  database.transaction(async (tx) => {
    await grantWelcome(tx, { clientId, now })
    await creditPurchase(tx, { paymentId: 'pay_1', clientId, priceCents: 1299, paidSeconds: 600, freeSeconds: 60, now })
    for (const readingId of ['cht_1', 'cht_2']) {
      await hold(tx, { readingId, clientId, readerId, freeSecondsMax: 100, paidSecondsMax: 200, now })
      if (readingId === 'cht_1')
        await settle(tx, { readingId, readerId, freeSeconds: 70, paidSeconds: 150, rateCentsPerMinute: 48, now })
    }
    await giveBack(tx, {
      readingId: 'cht_1',
      freeSeconds: 10,
      paidSeconds: 50,
      paidAs: 'paid',
      cause: 'slow',
      now,
      ref: 'back/1',
    })
  }),
)
afterAll(() => database.close())

const paidLot = `kind = 'paid'`
const settled = `ref like 'settle/cht_1/%' and cause = 'session'`
const dropCheck = (table: string) => `do $$ declare c text; begin
  for c in select conname from pg_constraint where conrelid = '${table}'::regclass and contype in ('c', 'u') loop
    execute format('alter table ${table} drop constraint %I', c);
  end loop; end $$`

const lookAt = (place: Place | undefined) => audit.look!(database.db, place, now)

test('sound books have nothing to report', async () => {
  expect(await findAll(database.db, audit.passes)).toEqual([])
  expect((await lookAt({})).found).toEqual([])
})

const told = 'a statement tells every movement with the balances it left'
const owned = 'what a person owns in all is their lots'
const byNight = ['all balances of a unit sum to 0', told, owned]
test.each<[string, string, ...string[]]>([
  ['a balance is the sum of its transfers', `update wallet_account set balance = balance + 1 where ${paidLot}`],
  ['all balances of a unit sum to 0', `update wallet_account set balance = balance + 1 where ${paidLot}`],
  ['versions have no gap', `update wallet_account set version = version + 1 where ${paidLot}`],
  ['versions have no gap', `delete from wallet_transfer where ref like 'hold/cht_2/%'`],
  [
    'each transfer says the balance it left',
    `update wallet_transfer set debit_balance = debit_balance + 1 where ${settled}`,
  ],
  ['what is held is what is pending', `update wallet_account set held = held - 1 where ${paidLot}`],
  ['a balance is the sum of its transfers', `update wallet_transfer set amount = amount - 1 where ${settled}`],
  [
    'every side of a transfer is an account of its unit',
    `update wallet_transfer set credit = 'lot_nobody' where ${settled}`,
  ],
  ['every side of a transfer is an account of its unit', `update wallet_account set unit = 'points' where ${paidLot}`],
  [
    'a resolution resolves something pending, at most all of it',
    `update wallet_transfer set amount = 9999 where ${settled}`,
  ],
  [
    'no more goes back than there was',
    `update wallet_transfer set amount = 9999 where corrects is not null and unit = 'seconds'`,
  ],
  [
    'a reader earns by the formula on the paid time that remains',
    `update wallet_transfer set amount = amount + 1 where ref = 'earnings/cht_1'`,
  ],
  ['a reader earns no more than the client spent', `update wallet_account set price_cents = 10 where ${paidLot}`],
  [
    'paid time is paid for once',
    dropCheck('wallet_transfer'),
    `insert into wallet_transfer select (jsonb_populate_record(t, '{"id": 999, "ref": "earnings/again"}')).* from wallet_transfer t where ref = 'earnings/cht_1'`,
  ],
  [
    'a lot serves no more readers than it may',
    `update wallet_account set readers_max = 1 where source = 'welcome'`,
    dropCheck('wallet_transfer'),
    `insert into wallet_transfer select (jsonb_populate_record(t, '{"id": 998, "ref": "settle/other", "reader_id": "usr_other"}')).* from wallet_transfer t
      where ref like 'settle/cht_1/%' and cause = 'session' and debit in (select id from wallet_account where source = 'welcome')`,
  ],
  [
    'points of a reading whose time went back are gone',
    `insert into wallet_account (id, kind, unit, person_id, opened_at, balance, version)
      values ('points_usr_client', 'points', 'points', 'usr_client', now(), 25, 1)`,
    `insert into wallet_transfer (id, posting, ref, debit, credit, unit, amount, state, cause, subject, person_id, at, credit_balance, credit_version)
      values (996, 996, 'rating/cht_1', 'house_points', 'points_usr_client', 'points', 25, 'posted', 'points', 'cht_1', 'usr_client', now(), 25, 1)`,
  ],
  [told, `update wallet_line set free_after = free_after + 1 where number = 1`],
  [told, `update wallet_line set kind = 'given'`],
  [told, `delete from wallet_line where number = 2`],
  [owned, `update wallet_total set paid = paid + 1`],
  [owned, `delete from wallet_total`],
  ['a welcome is given once', `update wallet_account set source = 'welcome' where person_id = '${clientId}'`],
])('tampering is found: %s', async (promise, ...tampering) => {
  const found = await findsAfter(database, { audit }, ...tampering)
  expect(found.pass).toContain(promise)
  if (!byNight.includes(promise)) expect(found.look).toContain(promise)
})

// What other tests have begun on the same server holds a place back.
const patience = { timeout: 30_000 }
const lastId = async () =>
  (await database.pool.query<{ id: number }>('select max(id)::int as id from wallet_transfer')).rows[0]!.id

/** The place from which only what comes from now on is new. */
const caughtUp = async () => {
  let place: Place = {}
  const look = async () => (place = (await lookAt(place)).place).after
  await expect.poll(look, patience).toBe(await lastId())
  return place
}
const forged = `insert into wallet_transfer select (jsonb_populate_record(t, '{"id": 997, "posting": 997, "ref": "forged"}')).* from wallet_transfer t
  where ref like 'settle/cht_1/%' and cause = 'session' and debit in (select id from wallet_account where kind = 'paid')`
const gift = {
  ref: 'gift/new',
  debit: 'house_promotion',
  unit: 'seconds',
  amount: 5,
  state: 'posted',
  cause: 'gift',
  subject: 'usr_client',
  person_id: 'usr_client',
  at: new Date(now),
}
const given = (credit: string) => `do $$ begin perform wallet_post('[]',
  jsonb_build_array('${JSON.stringify(gift)}'::jsonb || jsonb_build_object('credit', ${credit}))); end $$`
const aPaidLot = `(select id from wallet_account where ${paidLot})`

test('the next look finds what was forged or unbalanced since the last one', async () => {
  const place = await caughtUp()
  const nothing = await findsAfter(database, { audit, place })
  expect([...nothing.look, ...nothing.pass]).toEqual([])
  const twice = await findsAfter(database, { audit, place }, dropCheck('wallet_transfer'), forged)
  expect(twice.look).toContain('a balance is the sum of its transfers')
  expect(twice.look).toContain('versions have no gap')
  const unbalanced = `update wallet_transfer set credit = 'lot_nobody', amount = 1 where ref = 'forged'`
  const lost = await findsAfter(database, { audit, place }, dropCheck('wallet_transfer'), forged, unbalanced)
  expect(lost.look).toContain('every side of a transfer is an account of its unit')
  const foreign = `update wallet_transfer set person_id = 'usr_other' where ref = 'gift/new'`
  const theirs = await findsAfter(database, { audit, place }, given(aPaidLot), foreign)
  expect(theirs.look).toContain('a transfer is its people’s own')
})

test('a balance that was changed is found by the pass at night, and by the look after the account moves', async () => {
  const place = await caughtUp()
  const changed = `update wallet_account set balance = balance + 1 where ${paidLot}`
  const quiet = await findsAfter(database, { audit, place }, changed)
  expect(quiet.look).toEqual(new Set())
  expect(quiet.pass).toContain('a balance is the sum of its transfers')
  const moved = await findsAfter(database, { audit, place }, changed, given(aPaidLot))
  expect(moved.look).toContain('each transfer says the balance it left')
  const held = await findsAfter(
    database,
    { audit, place },
    `update wallet_account set held = held + 1 where ${paidLot}`,
    given(aPaidLot),
  )
  expect(held.look).toContain('what is held is what is pending')
  const past = await findsAfter(
    database,
    { audit, place },
    `update wallet_transfer set debit_balance = debit_balance + 1 where ${settled}`,
    given(`(select debit from wallet_transfer where ${settled} order by id desc limit 1)`),
  )
  expect(past.pass).toContain('each transfer says the balance it left')
})

test('a place moves on only when everything that had begun before it has ended', async () => {
  const behind: Place = { ...(await caughtUp()), after: 0 }
  expect((await lookAt({ ...behind, begun: Number.MAX_SAFE_INTEGER })).place.after).toBe(0)
  await expect.poll(async () => (await lookAt(behind)).place.after, patience).toBe(behind.ahead)
})

// One line to the database holds one transaction.
test.each(database.embedded ? [] : ['PostgreSQL'])(
  'on %s a transfer that commits after its number was passed comes by',
  async () => {
    const place = await caughtUp()
    const postFor = (who: string) => {
      const lot = {
        id: `lot_${who}`,
        kind: 'free',
        unit: 'seconds',
        person_id: who,
        source: 'gift',
        opened_at: new Date(now),
      }
      const given = { ...gift, ref: `gift/${who}`, credit: lot.id, person_id: who, subject: who }
      return { text: 'select wallet_post($1, $2)', values: [JSON.stringify([lot]), JSON.stringify([given])] }
    }
    const slow = await database.pool.connect()
    await slow.query('begin')
    await slow.query(postFor('usr_slow'))
    const { rows } = await slow.query<{ id: number }>('select max(id)::int as id from wallet_transfer')
    await database.pool.query(postFor('usr_quick'))
    const during = (await lookAt((await lookAt(place)).place)).place
    expect(during.after).toBeLessThan(rows[0]!.id)
    await slow.query('commit')
    slow.release()
    const after = async () => (await lookAt((await lookAt(during)).place)).place.after
    await expect.poll(after, patience).toBeGreaterThan(rows[0]!.id)
  },
)
