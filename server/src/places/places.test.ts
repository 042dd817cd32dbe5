import { expect, test } from 'vitest'
import { places } from '@evenlight/contract/places'
import { favorites } from '@evenlight/contract/favorites'
import { openHouse } from '../../test/house.ts'
import { client, reader } from '../../test/people.ts'
import { onlineReader } from '../../test/readings.ts'

const house = await openHouse()

test('the countries of ISO 3166-1, by name', async () => {
  const { data } = await house.call(places.countries)
  expect(data).toHaveLength(249)
  expect(data.find(({ code }) => code === 'US')).toEqual({ code: 'US', name: 'United States' })
  expect(data.map(({ name }) => name)).toEqual(
    data.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
  )
})

test('the provinces of a country, for anybody', async () => {
  const of = async (country: string) => (await house.call(places.states, { query: { country } })).data
  expect(await of('US')).toContainEqual({ code: 'US-NY', name: 'New York' })
  expect(await of('ES')).toContainEqual({ code: 'ES-M', name: 'Madrid' })
  expect((await house.call(places.states, { query: { country: 'ZZ' } })).problem.code).toBe('not_found')
  expect((await house.call(places.states, { query: { country: 'Spain' } })).status).toBe(422)
})

test('without a country: the live states, of a member only', async () => {
  expect((await house.call(places.states, { query: {} })).problem.code).toBe('signed_out')
  expect((await house.call(places.states, { query: {} }, 'not-a-token-of-anybody-here')).problem.code).toBe(
    'signed_out',
  )
  const [person, psychic, other] = [await client(house), await reader(house), await client(house)]
  await house.database.pool.query(
    `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at) values ('cht_xyz', 'chat', $1, $2, 'requested', false, 48, now())`,
    [person.id, psychic.id],
  )
  const reading = { id: 'cht_xyz', state: 'requested' }
  for (const [who, mine] of [
    [person, reading],
    [psychic, reading],
    [other, null],
  ] as const)
    expect((await who.call(places.states, { query: {} })).data).toEqual({ chat: mine, readers: [] })
})

test('they tell a client of the readers that they follow', async () => {
  const [ida, mara] = [await client(house), await onlineReader(house)]
  await ida.call(favorites.save, { body: { reader_id: mara.id, favorite: true } })
  const { data } = await ida.call(places.states, { query: {} })
  expect(data).toEqual({ chat: null, readers: [{ reader_id: mara.id, availability: 'available' }] })
})

test('every expertise has an id that a profile takes', async () => {
  const { data } = await house.call(places.expertises)
  expect(data.length).toBeGreaterThan(20)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  expect(data.every(({ id }) => /^[a-z][a-z_]{1,39}$/.test(id))).toBe(true)
})
