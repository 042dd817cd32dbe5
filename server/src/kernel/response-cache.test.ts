import { expect, test } from 'vitest'
import { readers } from '@evenlight/contract/readers'
import { Shareable } from './response-cache.ts'
import { openHouse } from '../../test/house.ts'
import { reader } from '../../test/people.ts'

const house = await openHouse({ raised: false })
const url = readers.directory.path
const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  house.app.inject({ url, method, headers })

test('a kept answer is the first one again, headers and all', async () => {
  await reader(house, { username: 'mara' })
  const { date: _, connection: __, ...first } = (await ask()).headers
  const again = await ask()
  expect(again.headers).toMatchObject(first)
  expect(again.json().data.map((card: { username: string }) => card.username)).toEqual(['mara'])
  expect((await ask({ 'if-none-match': String(first.etag) })).statusCode).toBe(304)
})

test('it is kept for a second, and not after a change', async () => {
  await ask()
  await reader(house, { username: 'toma' })
  expect((await ask()).json().data).toHaveLength(1)
  await house.clock.advance(1001)
  expect((await ask()).json().data).toHaveLength(2)
})

test('who asks too often is refused, kept or not', async () => {
  const codes = []
  for (let i = 0; i < 620; i++) codes.push((await ask()).statusCode)
  expect([codes[0], codes.at(-1)]).toEqual([200, 429])
  expect((await ask()).headers['retry-after']).toMatch(/^\d+$/)
})

test('what is kept is bounded by its bytes, whatever many addresses are asked for', async () => {
  const freshness = { maxAgeMs: 60_000 }
  let made = 0
  const large = async () => new Shareable('text/plain', String(++made).padEnd(25 * 1024 * 1024))
  const at = async (address: string) =>
    (await house.parts.cache.through(address, freshness, large)).plain.toString().trim()
  expect([await at('/first'), await at('/first'), await at('/second'), await at('/first')]).toEqual([
    '1',
    '1',
    '2',
    '3',
  ])
})
