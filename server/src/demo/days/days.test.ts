import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { appointments } from '@evenlight/contract/appointments'
import { earnings } from '@evenlight/contract/earnings'
import { readers } from '@evenlight/contract/readers'
import { findContact } from '@evenlight/contact/find'
import { dayMs, minuteMs } from '@evenlight/core/wall-clock'
import { openHouse } from '../../../test/house.ts'
import type { Heap } from '../../kernel/bulk.ts'
import { turnOf } from '../../tickets/public.ts'
import { furnishDemo } from '../furnish.ts'
import { inArabic } from './articles-ar.ts'
import { inSpanish } from './articles-es.ts'
import { articles } from './articles.ts'
import { heapsFor, moved, readDays } from './file.ts'
import { ownReviews } from './reviews-own.ts'
import { digestOf } from './make.ts'
import { replies, reviews } from './reviews.ts'
import { themes } from './rooms.ts'
import * as words from './words.ts'

const house = await openHouse({ demo: true })
const furnish = () =>
  furnishDemo(
    {
      clock: house.clock,
      database: house.database,
      jobs: house.jobs,
      onAnnounce: () => {},
      demo: true,
      url: 'http://localhost:3000',
      timeZone: 'America/New_York',
      dataDir: house.parts.site.dataDir,
      logLevel: 'silent',
      limitsRaised: true,
      mailFrom: 'Evenlight <hello@evenlight.example>',
      secret: 'a secret for tests, long enough to serve',
    },
    'long',
  )
const beganMs = performance.now()
await furnish()
const tookMs = performance.now() - beganMs
const { head, lines } = await readDays()
const enter = async (login: string) =>
  (await house.call(accounts.login, { body: { login, password: 'evenlight-demo' } })).data.token
const one = async <T>(sql: string) => (await house.database.pool.query(sql)).rows[0] as T
const counted = (sql: string) => one<{ n: number }>(`select count(*)::integer as n from ${sql}`).then(({ n }) => n)

test('ninety days of a house are there, and the audit finds nothing in them', { timeout: 120_000 }, async () => {
  console.log(`loaded in ${Math.round(tookMs)} ms`)
  expect(await house.audit()).toEqual([])
  const { rows } = await house.database.pool.query('select stars, count(*)::integer as n from testimonial group by 1')
  expect(rows.map(({ stars }) => stars as number).toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(await counted("reading where state = 'settled'")).toBeGreaterThan(200)
  expect(await counted('testimonial where reply is not null')).toBeGreaterThan(15)
  const channels = await house.database.pool.query(
    "select distinct channel from reading where state = 'settled' order by 1",
  )
  expect(channels.rows.map(({ channel }) => channel as string)).toEqual(['chat', 'video', 'voice'])
  const states = await house.database.pool.query('select distinct state from message order by 1')
  expect(states.rows.map(({ state }) => state as string)).toEqual(['delivered', 'returned', 'waiting'])
  for (const table of ['payment', 'claim', 'ticket', 'favorite', 'reading_order', 'reader_note'])
    expect([table, await counted(table)]).not.toEqual([table, 0])
})

test('they begin ninety days ago and end now, whatever day it is', async () => {
  const now = house.clock.now()
  const { first, last } = await one<{ first: Date; last: Date }>(
    'select min(requested_at) as first, max(ended_at) as last from reading',
  )
  expect(first.getTime()).toBeGreaterThan(now - 91 * dayMs)
  expect(first.getTime()).toBeLessThan(now - 85 * dayMs)
  expect(last.getTime()).toBeGreaterThan(now - dayMs)
  expect(last.getTime()).toBeLessThan(now)
  expect(await counted(`message where created_at > '${new Date(now).toISOString()}'`)).toBe(0)
})

test('the kept rows are those that were lived, to the letter', () => {
  expect(digestOf(lines.split('\n').map((line) => JSON.parse(line) as Heap))).toBe(head.whole)
})

test('each table of the days moves by the same time', () => {
  const days = heapsFor({ head, lines }, Date.parse(head.ends_at) + 30 * minuteMs, {})
  const instants = (heap: unknown) => JSON.stringify(heap).match(/\d{4}-\d\d-\d\d[T ][\d:.]+(?=Z|\+00)/g) ?? []
  const msOf = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`)
  for (const [n, line] of lines.split('\n').entries()) {
    const was = instants(JSON.parse(line)).map((text) => msOf(text) + 30 * minuteMs)
    expect(instants(days[n]).map(msOf), line.slice(0, 40)).toEqual(was)
  }
})

test('questions wait in the order of their moved times', async () => {
  const { rows } = await house.database.pool.query('select state, care, changed_at, turn from ticket')
  expect(rows.length).toBeGreaterThan(1)
  for (const { state, care, changed_at, turn } of rows)
    expect(Number(turn)).toBe(turnOf(state, changed_at.getTime(), care))
})

test('every instant of a text moves by the same time, in each form that the database writes', () => {
  const text = '["2026-11-20T18:00:00+00:00"] [\\"2026-11-20 18:00:00.5+00\\",) 2026-11-20T18:00:00.000Z 2026-11-20'
  expect(moved(text, 15 * minuteMs)).toBe(
    '["2026-11-20T18:15:00.000Z"] [\\"2026-11-20T18:15:00.500Z\\",) 2026-11-20T18:15:00.000Z 2026-11-20',
  )
})

test('what has stars in the directory has them of reviews, and each face is there', async () => {
  const { data } = await house.call(readers.directory, { query: { limit: '100' } })
  expect(data).toHaveLength(13)
  expect(new Set(data.map(({ picture }) => picture?.original_url)).size).toBe(13)
  expect(data.filter((card) => (card.rating ?? 0) > 0).length).toBeGreaterThanOrEqual(11)
})

test('nobody writes or answers what another has', async () => {
  for (const column of ['text', 'reply'])
    expect(await counted(`(select ${column} from testimonial group by 1 having count(${column}) > 1) t`)).toBe(0)
  expect(await counted('testimonial where text is not null')).toBeGreaterThan(100)
})

test('whom a reader may write to is what readings, favourites and messages tell', async () => {
  const known = `select reader_id, client_id, lower(username) as name, bool_or(how = 'met') as met,
    bool_or(how = 'hearted') as hearted, bool_or(how = 'wrote') as wrote
    from (select reader_id, client_id, 'met' as how from reading where opened_at is not null
      union all select reader_id, client_id, 'hearted' from favorite
      union all select reader_id, client_id, 'wrote' from message where type = 'CLIENT' and state = 'delivered') k
    join account_person p on p.id = client_id group by reader_id, client_id, username`
  const kept = 'select reader_id, client_id, name, met, hearted, wrote from message_acquaintance'
  expect(await counted('message_acquaintance where met and hearted')).toBeGreaterThan(10)
  expect(await counted(`((${known} except ${kept}) union all (${kept} except ${known})) t`)).toBe(0)
})

test('everybody comes in by the password that is printed, and finds what is theirs', async () => {
  for (const name of ['demo-client', 'demo-reader', 'demo-admin', 'tessa-brook']) expect(await enter(name)).toBeTruthy()
  const own = await house.call(accounts.own, {}, await enter('demo-client'))
  expect(own.data).toMatchObject({ paid_seconds: 2700, free_seconds: 300 })
  const told = await house.call(earnings.statements, { query: {} }, await enter('demo-reader'))
  const states = told.data.map(({ state }) => state)
  expect(states.length).toBeGreaterThan(3)
  expect(states).toContain('approved')
  const coming = await house.call(appointments.index, { query: { heap: 'coming' } }, await enter('demo-reader'))
  expect(coming.data.length).toBeGreaterThan(0)
})

test('nothing of the past is told again: no letter, no notice, whatever a server does beside requests', async () => {
  const said = async () => [await counted('mail'), await counted('notice'), await counted('wallet_transfer')]
  expect(await counted('mail')).toBe(0)
  const before = await said()
  for (const { sweeps = [], schedules = {} } of Object.values(house.features) as {
    sweeps?: { work: () => unknown }[]
    schedules?: Record<string, { work: () => unknown }>
  }[])
    for (const { work } of [...sweeps, ...Object.values(schedules)]) await work()
  await house.jobs.drain()
  expect(await said()).toEqual(before)
})

test('what they say may stand on a page', () => {
  const strings = (said: unknown): string[] =>
    typeof said === 'string' ? [said] : said && typeof said === 'object' ? Object.values(said).flatMap(strings) : []
  const all = strings([articles, inSpanish, inArabic, words, reviews, ownReviews, replies, themes])
  expect(all.filter((text) => findContact(text).length)).toEqual([])
})

test('a demo that has people stays as it is', async () => {
  const before = await counted('account_person')
  await furnish()
  expect(await counted('account_person')).toBe(before)
})

const isFull = process.env.ENDURE === 'full'
test('lived anew from the same seed, the days are the ones that are kept', { timeout: 3_600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-anew-'))
  const args = [join(import.meta.dirname, 'cli.ts'), isFull ? join(folder, 'days') : 'tenth']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  rmSync(folder, { recursive: true, force: true })
  const { tenth, whole, rows, seconds } = JSON.parse(/made: (.*)/.exec(stdout)![1]!)
  if (isFull) console.log(`anew: ${JSON.stringify({ days: 90, rows, seconds })}`)
  expect([tenth, isFull ? whole : head.whole]).toEqual([head.tenth, head.whole])
})
