import { expect, test } from 'vitest'
import { favorites } from '@evenlight/contract/favorites'
import { openHouse } from '../../test/house.ts'
import { client, reader } from '../../test/people.ts'
import { newId } from '../kernel/ids.ts'

const house = await openHouse()
const [ida, toma] = [await client(house), await client(house)]
const save = (reader_id: string, favorite: boolean, alerts?: { online?: boolean; slot?: boolean }) =>
  ida.call(favorites.save, { body: { reader_id, favorite, alerts } })
const hearts = async (who = ida) => (await who.call(favorites.index, { query: {} })).data

test('a heart is given, changed and taken away, each as often as one likes', async () => {
  const mara = await reader(house)
  expect((await save(mara.id, true, { online: true })).data.alerts).toEqual({
    online: true,
    special: false,
    slot: false,
  })
  expect((await save(mara.id, true, { slot: true })).data.alerts).toEqual({ online: true, special: false, slot: true })
  expect(await hearts()).toMatchObject([{ reader: { id: mara.id, availability: 'offline' }, alerts: { online: true } }])
  expect(await hearts(toma)).toEqual([])
  await save(mara.id, false)
  expect((await save(mara.id, false)).data).toEqual({ reader_id: mara.id, favorite: false })
  expect(await hearts()).toEqual([])
})

test('the latest comes first, page after page', async () => {
  const given: string[] = []
  for (let i = 0; i < 5; i++) {
    given.unshift((await reader(house)).id)
    await save(given[0]!, true)
    await house.clock.advance(1000)
  }
  const first = await ida.call(favorites.index, { query: { limit: '3' } })
  const second = await ida.call(favorites.index, { query: { limit: '3', after: first.next! } })
  expect([...first.data, ...second.data].map(({ reader: { id } }) => id)).toEqual(given)
  expect(second.next).toBeNull()
})

test('only who is on show can be given one, and who is not any more is not listed', async () => {
  const gone = await reader(house)
  await save(gone.id, true)
  await house.database.pool.query('update account_person set blocked_at = now() where id = $1', [gone.id])
  expect((await hearts()).map((one) => one.reader.id)).not.toContain(gone.id)
  expect((await save(gone.id, true)).problem.code).toBe('not_found')
  expect((await save(newId('usr'), true)).problem.code).toBe('not_found')
  expect((await save(toma.id, true)).problem.code).toBe('not_found')
})

test('hearts are clients’ own', async () => {
  const mara = await reader(house)
  expect((await mara.call(favorites.index, { query: {} })).problem.code).toBe('wrong_role')
})
