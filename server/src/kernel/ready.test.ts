import { expect, test } from 'vitest'
import { readers } from '@evenlight/contract/readers'
import { openHouse } from '../../test/house.ts'
import { reader } from '../../test/people.ts'

const house = await openHouse({ raised: false })
const url = readers.directory.path
const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  house.app.inject({ url, method, headers })

test('a ready answer is the first one again, headers and all', async () => {
  await reader(house, { username: 'mara' })
  const { date: _, connection: __, ...first } = (await ask()).headers
  const again = await ask()
  expect(again.headers).toMatchObject(first)
  expect(again.json().data.map((card: { username: string }) => card.username)).toEqual(['mara'])
  expect((await ask({ 'if-none-match': String(first.etag) })).statusCode).toBe(304)
})

test('it is ready for a second, and not after a change', async () => {
  await ask()
  await reader(house, { username: 'toma' })
  expect((await ask()).json().data).toHaveLength(1)
  await house.clock.advance(1001)
  expect((await ask()).json().data).toHaveLength(2)
})

test('who asks too often is refused, ready or not', async () => {
  const codes = []
  for (let i = 0; i < 620; i++) codes.push((await ask()).statusCode)
  expect([codes[0], codes.at(-1)]).toEqual([200, 429])
  expect((await ask()).headers['retry-after']).toMatch(/^\d+$/)
})

test('what is kept is bounded by its bytes, whatever many addresses are asked for', async () => {
  const { ready } = house.parts
  const bytes = Buffer.from('kept')
  const whole = { bytes, headers: ['content-length', String(bytes.length)] }
  const put = (url: string) =>
    ready.put(url, { etag: '"x"', size: 20 * 1024 * 1024, fresh: () => true, unchanged: [], wholeFor: () => whole })
  put('/first')
  expect((await house.app.inject('/first')).body).toBe('kept')
  put('/second')
  expect((await house.app.inject('/second')).body).toBe('kept')
  expect((await house.app.inject('/first')).body).not.toBe('kept')
})
