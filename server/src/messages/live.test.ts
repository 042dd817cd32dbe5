import { afterAll, expect, test } from 'vitest'
import { messages } from '@evenlight/contract/messages'
import { openHouse } from '../../test/house.ts'
import { approve, giveBack, write } from '../../test/messages.ts'
import { admin, client, reader } from '../../test/people.ts'
import { tab } from '../../test/sockets.ts'
import { deliverDue } from './delivery.ts'
import * as held from './held.ts'

const house = await openHouse()
const [ida, mara, other, desk] = [await client(house), await reader(house), await client(house), await admin(house)]
const people = { ida, mara, other, desk }
const tabs = Object.fromEntries(
  await Promise.all(Object.entries(people).map(async ([name, person]) => [name, await tab(house, person)] as const)),
)
afterAll(() => Object.values(tabs).forEach((one) => one.close()))

/** What each was told since the last time, once everything on its way has arrived. */
const told = async (count: Record<string, number>) => {
  const since: Record<string, unknown[]> = {}
  for (const [name, one] of Object.entries(tabs)) {
    await one.say('chat:beat', { chat_id: 'cht_nobodysroom000000000' })
    const all = [...one.heard<object>('message:changed'), ...one.heard<object>('queue:changed')]
    since[name] = all.slice(count[name] ?? 0)
    count[name] = all.length
  }
  return since
}

test('each change reaches those who may know of it, and nobody else', async () => {
  const count = {}
  const { id } = await write({ client: ida, reader: mara }, 'Hello.')
  expect(await told(count)).toEqual({ ida: [{ id, state: 'waiting' }], mara: [], other: [], desk: [{ id }] })
  await approve(house, desk, id, { delayMs: 8000 })
  expect(await told(count)).toEqual({ ida: [], mara: [], other: [], desk: [{ id }] })
  await house.database.transaction(async (tx) => held.undo(tx, await held.lockHeld(tx, id)))
  await approve(house, desk, id, { delayMs: 8000 })
  expect(await told(count)).toEqual({ ida: [], mara: [], other: [], desk: [{ id }, { id }] })
  await house.clock.advance(8000)
  await deliverDue(house.parts)
  const delivered = [{ id, state: 'delivered' }]
  expect(await told(count)).toEqual({ ida: delivered, mara: delivered, other: [], desk: [] })
  await mara.call(messages.read, { body: { ids: [id] } })
  expect(await told(count)).toEqual({ ida: delivered, mara: delivered, other: [], desk: [] })
  const { id: second } = await write({ client: ida, reader: mara }, 'Hello again.')
  await told(count)
  await giveBack(house, desk, second)
  expect(await told(count)).toEqual({
    ida: [{ id: second, state: 'returned' }],
    mara: [],
    other: [],
    desk: [{ id: second }],
  })
})
