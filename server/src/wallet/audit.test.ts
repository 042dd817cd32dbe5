import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
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

/** What the audit finds after somebody with all rights changed rows behind the triggers' back; undone afterwards. */
const findsAfter = async (...tampering: string[]) => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const sql of tampering) await client.query(sql)
    const run = async (query: { name: string; text: string }) => (await client.query(query)).rows
    const rows = await audit({ run } as never)
    return new Set(rows.map((row) => row.promise))
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const paidLot = `kind = 'paid'`
const settled = `ref like 'settle/cht_1/%' and cause = 'session'`
const dropCheck = (table: string) => `do $$ declare c text; begin
  for c in select conname from pg_constraint where conrelid = '${table}'::regclass and contype in ('c', 'u') loop
    execute format('alter table ${table} drop constraint %I', c);
  end loop; end $$`

test('sound books have nothing to report', async () => {
  expect(await audit(database.db)).toEqual([])
})

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
  ['a welcome is given once', `update wallet_account set source = 'welcome' where person_id = '${clientId}'`],
])('tampering is found: %s', async (promise, ...tampering) => {
  expect(await findsAfter(...tampering)).toContain(promise)
})
