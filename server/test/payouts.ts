import { randomUUID } from 'node:crypto'
import { earnings } from '@evenlight/contract/earnings'
import { payouts } from '@evenlight/contract/payouts'
import { readings } from '@evenlight/contract/readings'
import type { House } from './house.ts'
import { newId } from '../src/kernel/ids.ts'
import { hold, settle } from '../src/wallet/public.ts'
import { admin, client, password, reader, type TestPerson } from './people.ts'
import { pair, pass, started } from './readings.ts'
import { closeNow } from './statements-made.ts'

/** A reader accepts a statement, and the house approves it. */
export const approveStatement = async (desk: TestPerson, reader: TestPerson, invoice_id: string) => {
  await reader.call(earnings.act, { body: { invoice_id, action: 'accept' } })
  await desk.call(earnings.act, { body: { invoice_id, action: 'approve' } })
}

export const bank = {
  way: 'bank',
  holder: 'Mara Vale',
  bank_code: '021000021',
  account_number: '000123456789',
} as const
export const payPalOf = (email: string) => ({ way: 'paypal', email }) as const
type Account = typeof bank | ReturnType<typeof payPalOf>

/** A reading of two paid minutes, worth 96 cents to its reader; answers its id. */
export const earnSome = async (house: House, two: Awaited<ReturnType<typeof pair>>) => {
  const reading = await started(house, two, { continue_on_paid: true })
  const body = { chat_id: reading.id, client_msg_id: randomUUID(), body: 'Three cards.' }
  await two.reader.call(readings.write, { body })
  await pass(house, reading, 120_000)
  await two.client.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return reading.id
}
/** Approves what these readers were told in their newest statement. */
export const approveNewest = async (desk: TestPerson, readers: TestPerson[]) => {
  const ids: string[] = []
  for (const reader of readers) {
    const { data } = await reader.call(earnings.statements, { query: {} })
    ids.push(data[0]!.id)
    await approveStatement(desk, reader, data[0]!.id)
  }
  return ids
}

/** Readers with one approved statement each over 96 cents, an account for it, and an admin. */
export const owedReaders = async (house: House, accounts: (Account | undefined)[]) => {
  const desk = await admin(house)
  const pairs: Awaited<ReturnType<typeof pair>>[] = []
  const readingIds: string[] = []
  for (const account of accounts) {
    const two = await pair(house, { paid_seconds: 3600 })
    readingIds.push(await earnSome(house, two))
    if (account) await two.reader.call(payouts.setAccount, { body: { ...account, password } })
    pairs.push(two)
  }
  await closeNow(house)
  const readers = pairs.map(({ reader }) => reader)
  const statements = await approveNewest(desk, readers)
  return { desk, pairs, readers, statements, readingIds }
}
/** The same for one reader whose two minutes stand in the books alone; `named` gives each of the three a user name. */
export const owedByBooks = async (
  house: House,
  account: Account,
  named = (_who: string): { username?: string } => ({}),
) => {
  const [desk, mara] = [await admin(house, named('desk')), await reader(house, named('mara'))]
  const ida = await client(house, { ...named('ida'), paid_seconds: 600 })
  const of = { readingId: newId('cht'), readerId: mara.id, now: house.clock.now() }
  await house.database.transaction(async (tx) => {
    await hold(tx, { ...of, clientId: ida.id, freeSecondsMax: 0, paidSecondsMax: 120 })
    await settle(tx, { ...of, freeSeconds: 0, paidSeconds: 120, rateCentsPerMinute: 48 })
  })
  await mara.call(payouts.setAccount, { body: { ...account, password } })
  await closeNow(house)
  const [statement] = await approveNewest(desk, [mara])
  return { desk, mara, statement: statement! }
}
export const make = (desk: TestPerson, way: 'paypal' | 'csv' = 'paypal') =>
  desk.call(payouts.act, { body: { action: 'make', way } })
export const send = (desk: TestPerson, payout_id: string) =>
  desk.call(payouts.act, { body: { action: 'send', payout_id, password } })
export const stateOf = async (reader: TestPerson, id: string) => {
  const { data } = await reader.call(earnings.statement, { params: { id } })
  return data.state
}
export const balanceOf = async (house: House, { id }: TestPerson) => {
  const { rows } = await house.database.pool.query<{ balance: string; held: string }>(
    'select balance, held from wallet_account where id = $1',
    [`earnings_${id}`],
  )
  return [Number(rows[0]?.balance ?? 0), Number(rows[0]?.held ?? 0)]
}
