import { expect, test } from 'vitest'
import { readerPage } from '@evenlight/contract/reader-page'
import { readers } from '@evenlight/contract/readers'
import { openHouse } from '../../test/house.ts'
import { client, reader, signIn } from '../../test/people.ts'
import { newId } from '../kernel/ids.ts'
import { hold, settle } from '../wallet/readings.ts'

const house = await openHouse()
const mara = await reader(house)
const dayMs = 24 * 3_600_000

test('a desk begins with nobody asked for and nothing earned', async () => {
  const { data } = await mara.call(readerPage.desk)
  expect(data).toEqual({
    availability: 'offline',
    away_by_missed: false,
    settings: { availability: 'away', status_line: '', greeting: '', quick_replies: [], channels: [] },
    rate_cents_per_minute: 48,
    today: { paid_sessions: 0, counted_seconds: 0, earned_cents: 0 },
    period: {
      paid_sessions: 0,
      counted_seconds: 0,
      earned_cents: 0,
      from: '2026-11-16T00:00:00.000Z',
      until: '2026-12-01T00:00:00.000Z',
    },
    waiting: { requests: 0, in_line: 0, pages: 0, appointments: 0, orders: 0 },
    next_payout: { approved_cents: 0, open_cents: 0 },
  })
})

test('what is saved stands, and what is not named stays', async () => {
  await mara.call(readerPage.saveDesk, { body: { status_line: ' Back from tea ', quick_replies: ['One moment.'] } })
  await mara.call(readerPage.saveDesk, { body: { channels: ['chat'], greeting: 'Welcome.' } })
  const { data } = await mara.call(readerPage.desk)
  expect(data.settings).toEqual({
    availability: 'away',
    status_line: 'Back from tea',
    greeting: 'Welcome.',
    quick_replies: ['One moment.'],
    channels: ['chat'],
  })
  const profile = await house.call(readers.profile, { params: { id: mara.id } })
  expect([profile.data.status_line, profile.data.channels]).toEqual(['Back from tea', ['chat']])
})

test('a desk is its reader’s alone, and takes nothing unknown', async () => {
  const ida = await client(house)
  expect((await ida.call(readerPage.desk)).problem.code).toBe('wrong_role')
  expect((await ida.call(readerPage.saveDesk, { body: { availability: 'away' } })).problem.code).toBe('wrong_role')
  for (const body of [
    { sessions_count: 900 },
    { channels: ['smoke'] },
    { availability: 'offline' },
    { spread: [0, 0, 0, 0, 9] },
  ])
    expect((await mara.call(readerPage.saveDesk, { body: body as never })).problem.code).toBe('bad_input')
})

test('the figures are of today and of the half month', async () => {
  const ida = await client(house, { paid_seconds: 1200 })
  const reading = (paidSeconds: number) =>
    house.database.transaction(async (tx) => {
      const about = { readingId: newId('cht'), readerId: mara.id, now: house.clock.now() }
      await hold(tx, { ...about, clientId: ida.id, freeSecondsMax: 0, paidSecondsMax: paidSeconds })
      await settle(tx, { ...about, freeSeconds: 0, paidSeconds, rateCentsPerMinute: 48 })
    })
  await reading(600)
  await house.clock.advance(dayMs)
  await reading(300)
  const { access } = await signIn(house, { id: mara.id, role: 'READER' })
  const again = await house.call(readerPage.desk, {}, access)
  expect(again.data.today).toMatchObject({ paid_sessions: 1, earned_cents: 240 })
  expect(again.data.period).toMatchObject({ paid_sessions: 2, earned_cents: 720 })
})
