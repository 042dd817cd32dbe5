import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { payments } from '@evenlight/contract/payments'
import { StatementCause, wallet as area } from '@evenlight/contract/wallet'
import { causes } from '@evenlight/core/ledger/transfer'
import { bestCentsPerMinute, centsPerMinute } from '@evenlight/core/price'
import { openHouse } from '../../test/house.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { csvOf } from './csv.ts'
import { grant, grantWelcome } from './grants.ts'
import { giveBack } from './returns.ts'
import { hold, settle } from './readings.ts'

const house = await openHouse({ demo: true })
const { database, clock } = house
const buyer = ({ id, token, call }: TestPerson) => {
  const time = (reader_id?: string) => call(area.checkTime, { query: reader_id ? { reader_id } : {} })
  const statement = (
    query: {
      after?: string
      limit?: string
      client_id?: string
      kind?: 'bought' | 'readings' | 'given'
      from?: string
      until?: string
    } = {},
  ) => call(area.statement, { query })
  return { id, token, time, statement }
}
const aBuyer = async () => buyer(await client(house))
const readerId = 'usr_readerxxxxxxxxxxxxxxx'
const bought = async (token: string) => {
  const body = { package_id: 'pkg_60_and_10_free', opaque_data: { descriptor: 'demo', value: 'approved' } }
  return (await house.call(payments.checkout, { body }, token)).data.payment.id
}

test('a client’s statement names every cause of the ledger, but those that move readers’ money alone', () => {
  const ofReaders = ['correction', 'payout', 'advance']
  expect(new Set([...StatementCause.options, ...ofReaders])).toEqual(new Set(causes))
  expect(StatementCause.options).not.toEqual(expect.arrayContaining([expect.stringMatching(ofReaders.join('|'))]))
})

test('the packages on sale are the six of the price list, and a short chat with one reader', async () => {
  const { data } = await house.call(area.packages)
  expect(
    data.map((item) => [item.price_cents, item.paid_seconds / 60, item.free_seconds / 60, item.readers_max]),
  ).toEqual([
    [1399, 10, 0, null],
    [2699, 20, 0, null],
    [3899, 30, 0, null],
    [5699, 45, 5, null],
    [7499, 60, 10, null],
    [10999, 90, 20, null],
    [699, 5, 0, 1],
  ])
})

test('the larger a package, the cheaper each minute, paid ones alone as well as all: "from" is the least of them', async () => {
  const { data } = await house.call(area.packages)
  const packages = data.filter((item) => item.readers_max === null)
  const minutes = packages.toSorted((a, b) => a.paid_seconds - b.paid_seconds).map(centsPerMinute)
  for (const kind of ['paid', 'any'] as const)
    expect(minutes.map((each) => each[kind])).toEqual(minutes.map((each) => each[kind]).toSorted((a, b) => b - a))
  expect(bestCentsPerMinute(data)).toBe(Math.min(...minutes.map(({ paid }) => paid)))
})

test('check-time says what can be spent, with whom, and from what price', async () => {
  const mara = await aBuyer()
  expect((await mara.time()).data).toEqual({
    paid_seconds: 0,
    free_seconds: 0,
    can_start: false,
    why_not: 'not_enough_time',
    best_cents_per_minute: 122,
  })
  await database.transaction((tx) => grantWelcome(tx, { clientId: mara.id, now: clock.now() }))
  expect((await mara.time(readerId)).data).toMatchObject({ free_seconds: 600, can_start: true })
  for (const reader of [1, 2])
    await database.transaction(async (tx) => {
      const ids = { readingId: `cht_time${reader}`, readerId: `usr_reader${reader}` }
      await hold(tx, { ...ids, clientId: mara.id, freeSecondsMax: 60, paidSecondsMax: 0, now: clock.now() })
      await settle(tx, { ...ids, freeSeconds: 60, paidSeconds: 0, rateCentsPerMinute: 48, now: clock.now() })
    })
  expect((await mara.time(readerId)).data).toMatchObject({
    free_seconds: 0,
    can_start: false,
    why_not: 'not_enough_time',
  })
  expect((await mara.time('usr_reader1')).data).toMatchObject({ free_seconds: 480, can_start: true })
  expect((await buyer(await reader(house)).time()).problem.code).toBe('wrong_role')
})

test('a statement tells every movement, its cause and the balances after it; what is held stands apart', async () => {
  const mara = await aBuyer()
  const ids = { readingId: 'cht_told', readerId }
  const paymentId = await bought(mara.token)
  await database.transaction(async (tx) => {
    await hold(tx, { ...ids, clientId: mara.id, freeSecondsMax: 600, paidSecondsMax: 300, now: clock.now() })
    await settle(tx, { ...ids, freeSeconds: 600, paidSeconds: 100, rateCentsPerMinute: 48, now: clock.now() })
    await giveBack(tx, {
      readingId: ids.readingId,
      freeSeconds: 0,
      paidSeconds: 40,
      paidAs: 'paid',
      cause: 'slow',
      now: clock.now(),
      ref: 'back/told',
    })
    await hold(tx, {
      ...ids,
      readingId: 'cht_held',
      clientId: mara.id,
      freeSecondsMax: 0,
      paidSecondsMax: 120,
      now: clock.now(),
    })
  })
  const { data, next } = await mara.statement()
  expect(data).toMatchObject([
    { state: 'held', subject_id: 'cht_held', reader_id: readerId, paid_seconds: -120, paid_seconds_after: null },
    {
      cause: 'time_back',
      subject_id: 'cht_told',
      reason: 'slow',
      paid_seconds: 40,
      free_seconds: 0,
      paid_seconds_after: 3540,
      free_seconds_after: 0,
    },
    {
      cause: 'session',
      subject_id: 'cht_told',
      reader_id: readerId,
      paid_seconds: -100,
      free_seconds: -600,
      paid_seconds_after: 3500,
      free_seconds_after: 0,
    },
    {
      cause: 'purchase',
      subject_id: paymentId,
      amount_cents: 7499,
      paid_seconds: 3600,
      free_seconds: 600,
      paid_seconds_after: 3600,
      free_seconds_after: 600,
    },
  ])
  expect(next).toBeNull()
})

test('pages meet without gap or repetition, also when something new is posted in between', async () => {
  const mara = await aBuyer()
  const give = (n: number) =>
    database.transaction((tx) =>
      grant(tx, {
        clientId: mara.id,
        kind: 'free',
        seconds: n,
        source: 'gift',
        subject: `cht_gift${n}`,
        now: clock.now(),
        ref: `page/${n}`,
      }),
    )
  for (let n = 1; n <= 7; n++) await give(n)
  const seen: [number, number | null][] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = await mara.statement({ limit: '3', ...(after ? { after } : {}) })
    seen.push(...page.data.map((line): [number, number | null] => [line.free_seconds, line.free_seconds_after]))
    after = page.next ?? null
    await give(100 + seen.length)
  }
  expect(seen).toEqual([
    [7, 28],
    [6, 21],
    [5, 15],
    [4, 10],
    [3, 6],
    [2, 3],
    [1, 1],
  ])
  expect((await mara.statement({ after: 'forged' })).problem.code).toBe('bad_input')
  const foreign = (await mara.statement({ limit: '1' })).next!
  expect((await (await aBuyer()).statement({ after: foreign })).problem.code).toBe('bad_input')
})

test("a statement is its owner's and the admins'", async () => {
  const [mara, other, boss] = [await aBuyer(), await aBuyer(), buyer(await admin(house))]
  await bought(mara.token)
  expect((await other.statement({ client_id: mara.id })).problem.code).toBe('not_yours')
  expect((await other.statement()).data).toEqual([])
  expect((await boss.statement({ client_id: mara.id })).data).toHaveLength(1)
  expect((await buyer(await reader(house)).statement()).problem.code).toBe('wrong_role')
})

test('a statement comes as CSV, and a text in it never runs as a formula', async () => {
  const mara = await aBuyer()
  const paymentId = await bought(mara.token)
  const answer = await house.app.inject({
    url: area.statement.path,
    headers: { authorization: `Bearer ${mara.token}`, accept: 'text/csv' },
  })
  expect(answer.headers['content-type']).toMatch('text/csv')
  const [head, line, end] = answer.body.split('\r\n')
  expect(head).toBe(
    'at,state,cause,subject_id,reader_id,reader_name,why,reason,amount_cents,paid_seconds,free_seconds,paid_seconds_after,free_seconds_after',
  )
  expect(line).toBe(`"2026-11-20T12:00:00.000Z","posted","purchase","${paymentId}","","","","",7499,3600,600,3600,600`)
  expect(end).toBe('')
  const pages = async function* () {
    yield [{ a: '=1+1', b: -1 }]
    yield []
    yield [{ a: 'say "hi", twice', b: null }]
  }
  const chunks = await Readable.from(csvOf<{ a: string; b: number | null }>(['a', 'b'], pages())).toArray()
  expect(chunks.join('')).toBe('a,b\r\n"\'=1+1",-1\r\n"say ""hi"", twice",""\r\n')
})

test('a narrowed statement keeps the balances of the whole one, page by page', async () => {
  const mara = await aBuyer()
  const give = (seconds: number) =>
    database.transaction((tx) =>
      grant(tx, {
        clientId: mara.id,
        kind: 'free',
        seconds,
        source: 'gift',
        subject: `cht_narrow${seconds}`,
        now: clock.now(),
        ref: `narrow/${seconds}`,
      }),
    )
  await give(10)
  await bought(mara.token)
  await clock.advance(60_000)
  const later = new Date(clock.now()).toISOString()
  await give(20)
  const told = ({ data }: Awaited<ReturnType<typeof mara.statement>>) =>
    data.map(({ cause, free_seconds, free_seconds_after, paid_seconds_after }) => [
      cause,
      free_seconds,
      free_seconds_after,
      paid_seconds_after,
    ])
  const newest = ['gift', 20, 630, 3600]
  expect(told(await mara.statement({ kind: 'bought' }))).toEqual([['purchase', 600, 610, 3600]])
  expect(told(await mara.statement({ kind: 'given', from: later }))).toEqual([newest])
  expect(told(await mara.statement({ until: later })).map(([cause]) => cause)).toEqual(['purchase', 'gift'])
  const first = await mara.statement({ kind: 'given', limit: '1' })
  expect(told(first)).toEqual([newest])
  expect(told(await mara.statement({ kind: 'given', limit: '1', after: first.next! }))).toEqual([['gift', 10, 10, 0]])
  expect((await mara.statement({ limit: '1', after: first.next! })).problem.code).toBe('bad_input')
})
