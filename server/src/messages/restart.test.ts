import { expect, test, vi } from 'vitest'
import { messages } from '@evenlight/contract/messages'
import { openHouse } from '../../test/house.ts'
import { approve, write } from '../../test/messages.ts'
import { admin, client, reader } from '../../test/people.ts'

const house = await openHouse()

test('what was approved is delivered by a server that begins after it was due', { timeout: 60_000 }, async () => {
  const [ida, mara, desk] = [await client(house), await reader(house), await admin(house)]
  const { id } = await write({ client: ida, reader: mara }, 'Would Tuesday suit you?')
  await approve(house, desk, id, { delayMs: 8000 })
  await house.clock.advance(60_000)
  const inbox = async () => (await mara.call(messages.inbox, { query: {} })).data.map((one) => one.id)
  expect(await inbox()).toEqual([])
  const stops = house.beginSweeps()
  await vi.waitFor(async () => expect(await inbox()).toEqual([id]), { timeout: 30_000, interval: 100 })
  for (const stop of stops) await stop()
})
