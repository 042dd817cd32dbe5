import { randomUUID } from 'node:crypto'
import { claims } from '@evenlight/contract/claims'
import { earnings, statementAnswerDays } from '@evenlight/contract/earnings'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, signIn, type TestPerson } from '../../test/people.ts'
import { pair, pass, started, type Pair } from '../../test/readings.ts'
import { closeHalf, makeStatements } from '../../test/statements-made.ts'
import { beginMaking } from './make.ts'

const house = await openHouse()
const dayMs = 86_400_000

/** The same person, signed in anew: so much time has passed. */
const anew = async (who: TestPerson, role: 'CLIENT' | 'READER' | 'ADMIN'): Promise<TestPerson> => {
  const { access } = await signIn(house, { id: who.id, role })
  return { ...who, token: access, call: (route, args) => house.call(route, args, access) }
}
/** A reading of so many paid minutes, in which the reader spoke. */
const counted = async (two: Pair, minutes = 2) => {
  const reading = await started(house, two, { continue_on_paid: true })
  const body = { chat_id: reading.id, client_msg_id: randomUUID(), body: 'Three cards.' }
  await two.reader.call(readings.write, { body })
  await pass(house, reading, minutes * 60_000)
  await two.client.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return reading.id
}
const people = () => pair(house, { paid_seconds: 3600 })
const act = (who: TestPerson, invoice_id: string, body: object) =>
  who.call(earnings.act, { body: { invoice_id, ...body } as never })
const balance = async ({ id }: TestPerson) => {
  const { rows } = await house.database.pool.query('select balance from wallet_account where id = $1', [
    `earnings_${id}`,
  ])
  return Number(rows[0]?.balance ?? 0)
}
/** Two people, a reading of two paid minutes, its half month over; the reader and an admin signed in then. */
const told = async () => {
  const two = await people()
  const readingId = await counted(two)
  const one = await admin(house)
  await closeHalf(house)
  const [mara, desk] = [await anew(two.reader, 'READER'), await anew(one, 'ADMIN')]
  const { data } = await mara.call(earnings.statements, { query: {} })
  return { two, readingId, mara, desk, id: data[0]!.id, statement: data[0]! }
}

test('what do I earn? Each reading of the half month, and each day, even those on which nothing was', async () => {
  const two = await people()
  const id = await counted(two)
  const answer = await two.reader.call(earnings.readings, { query: {} })
  expect(answer.data).toMatchObject([
    { what: 'earned', chat_id: id, paid_seconds: 120, amount_cents: 96, client: { username: two.client.username } },
  ])
  const other = await people()
  expect((await other.reader.call(earnings.readings, { query: { reader_id: two.reader.id } })).problem.code).toBe(
    'not_yours',
  )
  expect((await (await admin(house)).call(earnings.readings, { query: {} })).problem.code).toBe('bad_input')
})

test('a return in the next half month is a line of that one, and takes off what it must', async () => {
  const { two, readingId, mara, statement } = await told()
  expect(statement).toMatchObject({
    lines: 1,
    lines_cents: 96,
    due_cents: 96,
    state: 'open',
    may: ['accept', 'dispute'],
  })
  await mara.call(claims.timeRefund, { body: { chat_id: readingId, reason: 'I was slow.' } })
  await closeHalf(house)
  const later = await anew(two.reader, 'READER')
  const { data } = await later.call(earnings.statements, { query: {} })
  expect(data.map(({ lines_cents, due_cents }) => [lines_cents, due_cents])).toEqual([
    [-96, 0],
    [96, 96],
  ])
})

test('what is accepted is approved, once', async () => {
  const { mara, desk, id } = await told()
  expect((await act(desk, id, { action: 'approve' })).problem.code).toBe('wrong_state')
  expect((await act(mara, id, { action: 'accept' })).data.state).toBe('accepted')
  const approve = { body: { invoice_id: id, action: 'approve' as const }, key: randomUUID() }
  const [first, again] = [await desk.call(earnings.act, approve), await desk.call(earnings.act, approve)]
  expect([first.data, again.data]).toMatchObject([{ state: 'approved' }, { state: 'approved' }])
  expect((await act(desk, id, { action: 'approve' })).problem.code).toBe('wrong_state')
  expect(await balance(mara)).toBe(96)
  const { rows } = await house.database.pool.query('select action from audit where subject_id = $1', [id])
  expect(rows.map((row) => row.action)).toEqual(['statement.approve'])
})

test('a disputed line is decided between what it says and what is wanted, and the difference is paid', async () => {
  const { mara, desk, id } = await told()
  const want = (number: number, amount_cents: number) =>
    act(mara, id, { action: 'dispute', lines: [{ number, amount_cents, reason: 'The clock stood.' }] })
  expect((await want(2, 144)).problem.fields).toHaveProperty(['lines.0.number'])
  expect((await want(1, 96)).problem.fields).toHaveProperty(['lines.0.amount_cents'])
  expect((await want(1, 144)).data).toMatchObject({ state: 'disputed', disputed_lines: 1 })
  expect((await act(desk, id, { action: 'approve' })).problem.fields).toHaveProperty('lines')
  const decide = (amount_cents: number) =>
    act(desk, id, { action: 'approve', lines: [{ number: 1, amount_cents, reason: 'Half a minute of it.' }] })
  expect((await decide(145)).problem.fields).toHaveProperty(['lines.0.amount_cents'])
  expect((await decide(120)).data).toMatchObject({ state: 'approved', corrected_cents: 24, due_cents: 120 })
  expect(await balance(mara)).toBe(120)
  const { data } = await mara.call(earnings.lines, { params: { id }, query: {} })
  expect(data[0]).toMatchObject({ number: 1, dispute: { granted_cents: 120, decided_words: 'Half a minute of it.' } })
})

test('who does not answer has let it be approved as it stands, and not a moment before seven days', async () => {
  const { desk, id } = await told()
  await house.clock.advance(7 * dayMs - 1)
  const early = await anew(desk, 'ADMIN')
  expect((await act(early, id, { action: 'approve' })).problem.code).toBe('wrong_state')
  await house.clock.advance(1)
  expect((await act(early, id, { action: 'approve' })).data.state).toBe('approved')
})

test('what went back after it was told is taken off one later statement, and nobody pays in', async () => {
  const { two, readingId, mara, desk } = await told()
  await mara.call(claims.timeRefund, { body: { chat_id: readingId, reason: 'I was slow.' } })
  const next = async (minutes: number) => {
    const again = { client: await anew(two.client, 'CLIENT'), reader: await anew(two.reader, 'READER') }
    if (minutes) await counted(again, minutes)
    await closeHalf(house)
    await house.clock.advance(statementAnswerDays * dayMs)
    const [reader, late] = [await anew(mara, 'READER'), await anew(desk, 'ADMIN')]
    const { data } = await reader.call(earnings.statements, { query: { limit: '1' } })
    const { data: approved } = await act(late, data[0]!.id, { action: 'approve' })
    const { lines_cents, carried_cents, due_cents, state } = approved
    return { lines_cents, carried_cents, due_cents, state }
  }
  expect(await next(0)).toEqual({ lines_cents: -96, carried_cents: 0, due_cents: 0, state: 'carried' })
  expect(await next(1)).toEqual({ lines_cents: 48, carried_cents: -96, due_cents: 0, state: 'carried' })
  expect(await next(3)).toEqual({ lines_cents: 144, carried_cents: -48, due_cents: 96, state: 'approved' })
  expect(await next(1)).toEqual({ lines_cents: 48, carried_cents: 0, due_cents: 48, state: 'approved' })
})

test('made again, by two processes at once or after a kill, nobody has a statement twice', async () => {
  const many = await Promise.all(Array.from({ length: 3 }, people))
  for (const two of many) await counted(two)
  await closeHalf(house)
  await Promise.all([beginMaking(house.parts), beginMaking(house.parts)])
  await house.jobs.drain()
  // As if the process had died after the work and before its note.
  await house.database.pool
    .query(`update earnings_run set ended_at = null, last_reader_id = '' where ended_at is not null
    and until_at = (select max(until_at) from earnings_run)`)
  await makeStatements(house)
  const ids = many.map(({ reader }) => reader.id)
  const { rows } = await house.database.pool.query(
    'select reader_id, count(*) as n from earnings_statement where reader_id = any($1) group by reader_id',
    [ids],
  )
  expect(rows.map(({ n }) => Number(n))).toEqual([1, 1, 1])
})

test('a statement is a file for a spreadsheet, and one to print', async () => {
  const { mara, id } = await told()
  const csv = await mara.call(earnings.lines, { params: { id }, query: {}, headers: { accept: 'text/csv' } })
  expect(csv.headers['content-type']).toContain('text/csv')
  const pdf = await mara.call(earnings.statement, { params: { id }, headers: { accept: 'application/pdf' } })
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(Number(pdf.headers['content-length'])).toBeGreaterThan(1000)
})
