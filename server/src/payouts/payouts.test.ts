import { claims } from '@evenlight/contract/claims'
import { payouts } from '@evenlight/contract/payouts'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import {
  approveNewest,
  balanceOf,
  bank,
  earnSome,
  make,
  owedReaders,
  payPalOf,
  send,
  stateOf,
} from '../../test/payouts.ts'
import { admin, client, password, reader, type TestPerson } from '../../test/people.ts'
import { closeNow } from '../../test/statements-made.ts'

const house = await openHouse({ demo: true })
const { pool } = house.database
const fresh = async (accounts: Parameters<typeof owedReaders>[1]) => {
  await pool.query('delete from payout_account')
  return owedReaders(house, accounts)
}
const settle = (desk: TestPerson, payout_id: string, as: 'paid' | 'failed', more: object = {}) =>
  desk.call(payouts.act, { body: { action: 'settle', payout_id, as, password, ...more } as never })
const fileOf = async (desk: TestPerson, id: string) => {
  const answer = await house.app.inject({
    method: 'GET',
    url: payouts.lines.path.replace('{id}', id),
    headers: { authorization: `Bearer ${desk.token}`, accept: 'text/csv' },
  })
  return answer.statusCode === 200 ? answer.payload.trim().split('\r\n') : []
}

test('without keys at PayPal a batch is a file for the bank, and is paid or not by the house’s word', async () => {
  const { desk, readers, statements } = await fresh([bank, payPalOf('noor@mail.example'), undefined])
  const { next_up } = (await house.app
    .inject({ method: 'GET', url: payouts.list.path, headers: { authorization: `Bearer ${desk.token}` } })
    .then((answer) => answer.json())) as { next_up: { ways: object[]; no_account: object } }
  expect(next_up.ways).toEqual([{ way: 'csv', statements: 2, amount_cents: 192 }])
  expect(next_up.no_account).toMatchObject({ statements: 1 })
  expect((await make(desk)).problem.code).toBe('busy')
  const { data } = await make(desk, 'csv')
  expect(data).toMatchObject({ way: 'csv', state: 'made', lines: 2, may: ['settle'] })
  const file = await fileOf(desk, data.id)
  expect(file).toHaveLength(3)
  expect(file.join('\n')).toContain('"021000021","000123456789","0.96","USD"')
  expect(file.join('\n')).toContain('noor@mail.example')
  expect((await settle(desk, data.id, 'paid', { paid_on: '2026-11-21' })).problem.fields).toHaveProperty('paid_on')
  expect((await settle(desk, data.id, 'failed')).problem.fields).toHaveProperty('reason')
  const paid = await settle(desk, data.id, 'paid', { numbers: [1], paid_on: '2026-11-19' })
  expect(paid.data).toMatchObject({ state: 'made', standing: { paid: 1, waiting: 1 } })
  // A file that is taken later holds what is still to be paid.
  expect(await fileOf(desk, data.id)).toHaveLength(2)
  const failed = await settle(desk, data.id, 'failed', { numbers: [2], reason: 'The bank does not know the account.' })
  expect(failed.data).toMatchObject({ state: 'done', standing: { paid: 1, failed: 1 } })
  expect((await settle(desk, data.id, 'paid', { numbers: [2] })).problem.code).toBe('wrong_state')
  const states = await Promise.all(readers.map((one, at) => stateOf(one, statements[at]!)))
  expect(states.toSorted()).toEqual(['approved', 'failed', 'paid'])
  const { rows } = await pool.query(`select action from audit where subject_id = $1`, [data.id])
  const count = (action: string) => rows.filter((row) => row.action === action).length
  expect(['payout.make', 'payout.file', 'payout.settle'].map(count)).toEqual([1, 2, 2])
})

test('what the bank sends back after it was paid can be paid again, once', async () => {
  const { desk, readers, statements } = await fresh([bank])
  const { data } = await make(desk, 'csv')
  await settle(desk, data.id, 'paid')
  expect(await balanceOf(house, readers[0]!)).toEqual([0, 0])
  await settle(desk, data.id, 'failed', { numbers: [1], reason: 'It came back.' })
  expect([await balanceOf(house, readers[0]!), await stateOf(readers[0]!, statements[0]!)]).toEqual([[96, 0], 'failed'])
  const again = await Promise.all([make(desk, 'csv'), make(desk, 'csv')])
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1)
  await settle(desk, again.find(({ data: made }) => made)!.data.id, 'paid')
  expect(await balanceOf(house, readers[0]!)).toEqual([0, 0])
})

test('time given back after the payout reaches the client at once, and is taken off what is earned next', async () => {
  const { desk, readers, pairs, readingIds } = await fresh([bank])
  const [mara] = readers as [TestPerson]
  const first = await make(desk, 'csv')
  await settle(desk, first.data.id, 'paid')
  const back = await mara.call(claims.timeRefund, { body: { chat_id: readingIds[0]!, reason: 'I was slow.' } })
  expect([back.status, await balanceOf(house, mara)]).toEqual([200, [0, 0]])
  await earnSome(house, pairs[0]!)
  await earnSome(house, pairs[0]!)
  await closeNow(house)
  await approveNewest(desk, readers)
  const second = await make(desk, 'csv')
  expect(second.data).toMatchObject({ lines: 1, amount_cents: 96 })
  expect(await balanceOf(house, mara)).toEqual([96, 96])
  await settle(desk, second.data.id, 'paid')
  expect(await balanceOf(house, mara)).toEqual([0, 0])
})

test('time given back between batch and payment does not touch what was set aside; before the batch it waits to be covered', async () => {
  const { desk, readers, pairs, readingIds } = await fresh([bank, bank])
  const first = await make(desk, 'csv')
  const giveBack = (at: number) =>
    readers[at]!.call(claims.timeRefund, { body: { chat_id: readingIds[at]!, reason: 'I was slow.' } })
  await giveBack(0)
  expect(await balanceOf(house, readers[0]!)).toEqual([96, 96])
  await settle(desk, first.data.id, 'failed', { reason: 'Not sent.' })
  await giveBack(1)
  expect((await make(desk, 'csv')).problem.reasons?.detail?.code).toBe('nothing_to_pay')
  await earnSome(house, pairs[0]!)
  expect((await make(desk, 'csv')).data).toMatchObject({ lines: 1, amount_cents: 96 })
})

test('names that a spreadsheet would run are text in the file', async () => {
  const hostile = ['=HYPERLINK("http://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '"; drop']
  const { desk } = await fresh(hostile.map((holder) => ({ ...bank, holder }) as unknown as typeof bank))
  const { data } = await make(desk, 'csv')
  const file = (await fileOf(desk, data.id)).slice(1)
  const holders = file.map((line) => /^\d+,"((?:[^"]|"")*)"/.exec(line)?.[1]?.replaceAll('""', '"'))
  expect(holders.toSorted()).toEqual(
    hostile.map((holder) => (/^[=+\-@]/.test(holder) ? `'${holder}` : holder)).toSorted(),
  )
})

test('where earnings go is said with the password, kept sealed, shown masked, and told by letter', async () => {
  const mara = await reader(house)
  const set = (body: object) => mara.call(payouts.setAccount, { body: { password, ...body } as never })
  expect((await mara.call(payouts.account)).data.account).toBeNull()
  expect((await set({ ...bank, password: 'another' })).problem.fields).toHaveProperty('password')
  expect((await set({ ...bank, bank_code: '021000022' })).problem.fields).toHaveProperty('bank_code')
  expect((await set({ ...bank, account_number: 'GB82WEST12345698765433' })).problem.fields).toHaveProperty(
    'account_number',
  )
  expect((await set({ ...bank, account_number: '4111111111111111' })).problem.code).toBe('card_data_refused')
  expect((await set(bank)).data.account).toMatchObject({ way: 'bank', to: '•••• 6789' })
  expect((await set(payPalOf('mara@mail.example'))).data.account).toMatchObject({
    way: 'paypal',
    to: 'm•••@mail.example',
  })
  const { rows } = await pool.query('select sealed from payout_account where reader_id = $1', [mara.id])
  expect((rows[0].sealed as Buffer).toString('latin1')).not.toContain('mara@')
  expect((await house.mails(mara.email)).map(({ subject }) => subject)).toContain('Where your earnings go was changed')
  expect(house.logged()).not.toContain('000123456789')
  expect(JSON.stringify((await pool.query('select detail from audit')).rows)).not.toContain('6789')
})

test('a reader sees their own account and state, and nobody else sees batches', async () => {
  const { desk, readers, statements } = await fresh([bank, bank])
  const { data } = await make(desk, 'csv')
  const [mara, noor] = readers as [TestPerson, TestPerson]
  expect((await mara.call(payouts.list)).problem.code).toBe('wrong_role')
  expect((await mara.call(payouts.lines, { params: { id: data.id }, query: {} })).problem.code).toBe('wrong_role')
  expect(await stateOf(mara, statements[0]!)).toBe('batched')
  await expect(stateOf(noor, statements[0]!)).rejects.toThrow()
  expect((await (await client(house)).call(payouts.account)).problem.code).toBe('wrong_role')
  expect((await (await admin(house)).call(payouts.account)).problem.code).toBe('wrong_role')
})

test('the database refuses a second line for a statement, and a paid one that is anything but returned', async () => {
  const { desk } = await fresh([bank])
  const { data } = await make(desk, 'csv')
  const twice = pool.query(
    `insert into payout_line select 'pol_twice', payout_id, 2, statement_id, reader_id, amount_cents,
    to_way, sealed, masked, state, changed_at from payout_line where payout_id = $1`,
    [data.id],
  )
  await expect(twice).rejects.toThrow('payout_line_live')
  await settle(desk, data.id, 'paid')
  const undone = pool.query(`update payout_line set state = 'waiting', paid_on = null where payout_id = $1`, [data.id])
  await expect(undone).rejects.toThrow('append-only')
  expect((await send(desk, data.id)).problem.code).toBe('busy')
})
