import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'zod/v4/core'
import { readers } from '@evenlight/contract/readers'
import { openHouse } from '../../test/house.ts'
import { reader } from '../../test/people.ts'
import { willingReader } from '../../test/readings.ts'
import { rowsRead } from '../../test/plan.ts'
import { seedReaders } from '../../test/readers.ts'
import { change, countReading, markConnected, markInReading } from './presence.ts'
import { saveProfile } from './profile.ts'
import { pageAsked, type PageAsked } from './page-store.ts'
import { prefixStatement, profileStatement } from './store.ts'

const house = await openHouse()
const { database } = house
const look = (query: Record<string, string> = {}) => house.call(readers.directory, { query })
const names = async (query: Record<string, string> = {}) => (await look(query)).data.map((card) => card.username)
/** A second later nothing is kept any more. */
const later = () => house.clock.advance(1001)

const seeded = 2000
let mara: Awaited<ReturnType<typeof reader>>
beforeAll(async () => {
  await seedReaders(database, seeded)
  mara = await willingReader(house, { username: 'mara.of.the.hill', first_name: 'Márà' })
  const words = {
    headline: 'Quiet runes',
    expertises: ['runes'],
    languages: ['eo'],
    channels: ['chat', 'email'] as ('chat' | 'email')[],
  }
  await database.transaction((tx) => saveProfile(tx, mara.id, words, house.clock.now()))
})

describe('pages', () => {
  const walk = async (query: Record<string, string>) => {
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null;) {
      const page: Awaited<ReturnType<typeof look>> = await look({ ...query, limit: '100', ...(after ? { after } : {}) })
      expect(page.status).toBe(200)
      seen.push(...page.data.map((card) => card.id))
      after = page.next
    }
    return seen
  }
  const orders = {
    recommended: 'score',
    rating: 'rating_hundredths',
    newest: 'listed_at',
    most_readings: 'readings_count',
  }
  test.each(Object.entries(orders))('in the order %s show everybody once, in that order', async (sort, key) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from reader where listed order by ${key} desc, id desc`,
    )
    expect(await walk({ sort })).toEqual(rows.map((row) => row.id))
  })

  test('of one filter and of several show exactly those who match', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from reader where listed and 'tarot' = any (expertises) and 'es' = any (languages) and 'voice' = any (channels)
       and rating_hundredths >= 450 order by score desc, id desc`,
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(await walk({ expertise: 'tarot', language: 'es', channel: 'voice', min_rating: '4.5' })).toEqual(
      rows.map((row) => row.id),
    )
    expect(await names({ language: 'eo' })).toEqual(['mara.of.the.hill'])
    expect(await names({ expertise: 'runes', channel: 'phone' })).toEqual([])
  })

  test('refuse a cursor of another order, and a forged one', async () => {
    const { next } = await look({ sort: 'rating' })
    expect((await look({ sort: 'newest', after: next! })).problem.code).toBe('bad_input')
    expect((await look({ after: 'AAAAAAAAAAAAAAAAAAAAAAA' })).problem.fields).toHaveProperty('after')
  })

  test('are 24 long unless asked, and at most 100', async () => {
    expect((await look()).data).toHaveLength(24)
    expect((await look({ limit: '7' })).data).toHaveLength(7)
    expect((await look({ limit: '101' })).status).toBe(422)
  })
})

describe('search', () => {
  test('finds any part of the names and the headline, whatever accents and case', async () => {
    expect(await names({ q: 'MÀRA' })).toEqual(['mara.of.the.hill'])
    expect(await names({ q: 'iet rune' })).toEqual(['mara.of.the.hill'])
    expect(await names({ q: 'runes', language: 'eo' })).toEqual(['mara.of.the.hill'])
    expect(await names({ q: 'runes', language: 'en' })).toEqual([])
  })
  test('takes the signs of patterns as they are', async () => {
    for (const q of ['%', '_____', '\\', "'; drop table reader; --"]) expect(await names({ q })).toEqual([])
  })
  test('by user name goes by its beginning', async () => {
    const found = await house.call(readers.search, { params: { username: 'Mara.of' } })
    expect(found.data.map((card) => card.username)).toEqual(['mara.of.the.hill'])
    expect((await house.call(readers.search, { params: { username: 'of.the' } })).data).toEqual([])
    expect((await house.call(readers.search, { params: { username: 'reader-' } })).data).toHaveLength(10)
  })
})

describe('what a visitor reads', () => {
  test('passes the schema, though it is sent as it was kept', async () => {
    const list = await house.app.inject({ url: readers.directory.path })
    expect(parse(readers.directory.returns, list.json())).toEqual(list.json())
    const one = await house.app.inject({ url: readers.profile.path.replace('{id}', mara.id) })
    expect(parse(readers.profile.returns, one.json().data)).toEqual(one.json().data)
  })

  test('says so when nothing changed', async () => {
    const first = await house.app.inject({ url: readers.directory.path })
    const again = await house.app.inject({
      url: readers.directory.path,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is nothing about who is not approved, or blocked', async () => {
    const waiting = await reader(house, { username: 'not-yet', approval: 'waiting' })
    const profile = (id: string) => house.call(readers.profile, { params: { id } })
    expect((await profile(waiting.id)).status).toBe(404)
    expect(await names({ q: 'not-yet' })).toEqual([])
    const until = new Date(house.clock.now() + 60_000)
    await database.pool.query('update account_person set blocked_at = $2, blocked_until = $3 where id = $1', [
      mara.id,
      new Date(house.clock.now()),
      until,
    ])
    await later()
    expect((await profile(mara.id)).status).toBe(404)
    expect(await names({ language: 'eo' })).toEqual([])
    await database.pool.query('update account_person set blocked_at = null, blocked_until = null where id = $1', [
      mara.id,
    ])
    await later()
    expect(await names({ language: 'eo' })).toEqual(['mara.of.the.hill'])
  })

  test('follows a changed user name', async () => {
    await database.pool.query(`update account_person set username = 'mara2' where id = $1`, [mara.id])
    await later()
    expect(await names({ language: 'eo' })).toEqual(['mara2'])
    expect(await names({ q: 'of.the.hill' })).toEqual([])
  })

  test('has no rating under five reviews, and the mean from five on', async () => {
    const rating = async (spread: string) => {
      await database.pool.query('update reader set spread = $2 where id = $1', [mara.id, spread])
      await later()
      const { data } = await house.call(readers.profile, { params: { id: mara.id } })
      return [data.rating, data.reviews_count, data.rating_spread]
    }
    expect(await rating('{0,0,0,0,4}')).toEqual([null, 4, [0, 0, 0, 0, 4]])
    expect(await rating('{1,0,0,1,4}')).toEqual([4.17, 6, [1, 0, 0, 1, 4]])
  })

  test('counts settled readings at once', async () => {
    await look({ language: 'eo' })
    await database.transaction((tx) => countReading(tx, mara.id))
    expect((await look({ language: 'eo' })).data[0]?.sessions_count).toBe(1)
  })
})

describe('availability', () => {
  test('is shown at once and never moves anybody in the list', async () => {
    const order = await names({ limit: '100' })
    const someone = (await look({ limit: '100' })).data[60]!
    await database.transaction((tx) => markConnected(tx, someone.id, 'a-node', house.clock.now()))
    const after = await look({ limit: '100' })
    expect(after.data.map((card) => card.username)).toEqual(order)
    expect(after.data[60]?.availability).toBe('available')
  })

  test('filters: only who is connected, willing and free', async () => {
    const now = house.clock.now()
    await database.transaction((tx) => markConnected(tx, mara.id, 'a-node', now))
    const free = () => names({ available: 'true', language: 'eo' })
    expect(await free()).toEqual(['mara2'])
    await database.transaction((tx) => markInReading(tx, mara.id, 'cht_1', now))
    expect(await free()).toEqual([])
    await database.transaction((tx) => change(tx, mara.id, { reading_id: null }, now))
    expect(await free()).toEqual(['mara2'])
  })
})

describe('the cost of a page', () => {
  const ofPage = (more: Partial<PageAsked>) => {
    const { statement, values } = pageAsked({ order: 'recommended', tags: ['all'], most: 25, ...more })
    return rowsRead(house, statement, values)
  }
  beforeAll(async () => {
    await database.pool.query('analyze reader, reader_tag')
  })

  test.each(['recommended', 'rating', 'newest', 'most_readings'] as const)(
    'in the order %s is a page of rows',
    async (order) => {
      const { rows } = await database.pool.query<{ key: Date | number; id: string }>(
        `select ${{ recommended: 'score', rating: 'rating_hundredths', newest: 'listed_at', most_readings: 'readings_count' }[order]} as key, id
       from reader where listed order by score, id offset 1000 limit 1`,
      )
      expect(await ofPage({ order })).toBeLessThanOrEqual(2 * 25)
      expect(await ofPage({ order, after: [Number(rows[0]!.key), rows[0]!.id] })).toBeLessThanOrEqual(2 * 25)
      expect(await ofPage({ order, tags: ['e:tarot'] })).toBeLessThanOrEqual(2 * 25)
    },
  )

  test('of a name is what it finds', async () => {
    expect(await rowsRead(house, prefixStatement, { prefix: 'reader-1', most: 10 })).toBeLessThanOrEqual(11)
    expect(await rowsRead(house, profileStatement, { id: mara.id })).toBe(1)
  })
})
