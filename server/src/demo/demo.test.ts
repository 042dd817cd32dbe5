import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { earnings } from '@evenlight/contract/earnings'
import { readings } from '@evenlight/contract/readings'
import { messages } from '@evenlight/contract/messages'
import { moderation } from '@evenlight/contract/moderation'
import { places } from '@evenlight/contract/places'
import { readers } from '@evenlight/contract/readers'
import { findContact } from '@evenlight/contact/find'
import { openHouse } from '../../test/house.ts'
import { furnishDemo } from './furnish.ts'
import { demoReader, demoReaders } from './readers.ts'

const house = await openHouse({ demo: true })
const furnish = () =>
  furnishDemo({
    clock: house.clock,
    database: house.database,
    jobs: house.jobs,
    onAnnounce: () => {},
    demo: true,
    url: 'http://localhost:3000',
    timeZone: 'UTC',
    dataDir: house.parts.site.dataDir,
    logLevel: 'silent',
    limitsRaised: true,
    mailFrom: 'Evenlight <hello@evenlight.example>',
    secret: 'a secret for tests, long enough to serve',
  })
await furnish()
const enter = async (login: string) => {
  const { data } = await house.call(accounts.login, { body: { login, password: 'evenlight-demo' } })
  return data.token
}

test('a demo that is whole stays as it is, and one whose first start was cut short is refused', async () => {
  const counted = async () => (await house.database.pool.query('select count(*) from account_person')).rows
  const before = await counted()
  await furnish()
  expect(await counted()).toEqual(before)
  const { rows } = await house.database.pool.query('select furnished_at from site')
  await house.database.pool.query('update site set furnished_at = null')
  await expect(furnish()).rejects.toThrow('cut short')
  expect(await counted()).toEqual(before)
  await house.database.pool.query('update site set furnished_at = $1', [rows[0].furnished_at])
})

test('the three people of the printed sign-ins come in, the admin without a second step', async () => {
  for (const [name, type] of [
    ['demo-client', 'CLIENT'],
    ['demo-reader', 'READER'],
    ['demo-admin', 'ADMIN'],
  ] as const)
    expect((await house.call(accounts.own, {}, await enter(name))).data).toMatchObject({ username: name, type })
})

test('the client owns 45 paid and 5 free minutes, and has had a reading with the reader', async () => {
  const token = await enter('demo-client')
  expect((await house.call(accounts.own, {}, token)).data).toMatchObject({ paid_seconds: 2700, free_seconds: 300 })
  const [reading] = (await house.call(readings.history, { query: {} }, token)).data
  expect(reading).toMatchObject({ reader: { username: 'demo-reader' } })
  const members = await house.call(accounts.members, { query: {} }, await enter('demo-reader'))
  expect(members.data).toMatchObject([{ username: 'demo-client' }, { username: 'nell-ashby' }])
})

test('nothing of what the reader has a statement of is due to go back', async () => {
  const { rows } = await house.database.pool.query(
    'select s.reading_id from short_chat s join account_person p on p.id = s.reader_id where p.username = $1 and s.due_at <= $2',
    ['demo-reader', new Date(house.clock.now())],
  )
  expect(rows).toEqual([])
  const { data } = await house.call(earnings.statements, { query: {} }, await enter('demo-reader'))
  expect(data).toMatchObject([{ lines: 1, due_cents: 240 }])
})

test('thirteen readers are in the directory with words of their own, in known expertises', async () => {
  const { data } = await house.call(readers.directory, { query: { limit: '100' } })
  expect(data).toHaveLength(13)
  expect(data.map(({ username }) => username)).toEqual(
    expect.arrayContaining(['mara-linden', 'idris-vale', 'demo-reader']),
  )
  const known = (await house.call(places.expertises)).data.map(({ id }) => id)
  for (const { id, headline, expertises, languages } of data) {
    const profile = (await house.call(readers.profile, { params: { id } })).data
    expect([
      profile.about.length > 150,
      headline.length > 15,
      languages.length > 0,
      profile.schedule.length > 0,
    ]).toEqual([true, true, true, true])
    expect(expertises.filter((expertise) => !known.includes(expertise))).toEqual([])
  }
  expect(new Set(data.map(({ headline }) => headline)).size).toBe(13)
  expect(new Set(data.flatMap(({ expertises }) => expertises)).size).toBeGreaterThan(18)
})

test('each of the thirteen has a face, small enough for a list', async () => {
  const { data } = await house.call(readers.directory, { query: { limit: '100' } })
  const faces = new Set(data.map(({ picture }) => picture?.original_url))
  expect(faces.size).toBe(13)
  for (const { picture } of data) {
    expect(picture!.sizes.map(({ width }) => width)).toEqual([320, 800])
    const [small] = picture!.sizes
    const { headers, rawPayload } = await house.app.inject({ url: small!.url })
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
    expect(rawPayload.length).toBeLessThan(20_000)
  }
})

test('three messages wait for an admin, each with something marked, beside what came through and what went back', async () => {
  const queue = await house.call(moderation.queue, { query: {} }, await enter('demo-admin'))
  expect(queue.data.map(({ sender_id, marks }) => [sender_id === queue.data[0]?.client_id, marks.length > 0])).toEqual([
    [true, true],
    [false, true],
    [true, true],
  ])
  const now = house.clock.now()
  const waited = queue.data.map(({ created_at }) => Math.round((now - Date.parse(created_at)) / 60_000))
  expect(waited).toEqual([51, 26, 12])
  const client = await enter('demo-client')
  const sent = await house.call(messages.sent, { query: {} }, client)
  const outbox = await house.call(messages.outbox, { query: {} }, client)
  expect([sent.data.length, outbox.data.map(({ state }) => state)]).toEqual([3, ['waiting', 'waiting', 'returned']])
  const inbox = await house.app.inject({ url: messages.inbox.path, headers: { authorization: `Bearer ${client}` } })
  expect(inbox.json()).toMatchObject({ counts: { unread: 1 }, usual_wait_seconds: 34 * 60 })
})

test('what its readers say of themselves may stand on a page', () => {
  const words = [demoReader, ...demoReaders].flatMap(({ words: { headline, about } }) => [headline, about])
  expect(words.filter((text) => findContact(text).length)).toEqual([])
})

test('a demo that has people stays as it is', async () => {
  await furnish()
  const { rows } = await house.database.pool.query('select count(*)::int as n from account_person')
  expect(rows).toEqual([{ n: 18 }])
})
