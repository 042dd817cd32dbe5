import { expect, test, vi } from 'vitest'
import { features, told } from '@evenlight/contract/areas'
import { readingsSaid } from '@evenlight/contract/readings'
import { say, type Feature } from '@evenlight/contract/route'
import type { Tx } from '../src/kernel/database.ts'
import type { Hearings } from '../src/kernel/live.ts'
import { personRoom } from '../src/kernel/rooms.ts'
import { openHouse } from './house.ts'
import { client } from './people.ts'
import { tab } from './sockets.ts'

const house = await openHouse()

test('each event is declared once', () => {
  const names = Object.values<Feature>(features).flatMap((one) => Object.keys(one.told ?? {}))
  expect(Object.keys(told).toSorted()).toEqual([...names, 'hello', 'bye'].toSorted())
})

test('what stands in no schema reaches nobody, on the way to one socket and to many', async () => {
  const ida = await client(house)
  const tabs = [await tab(house, ida)]
  const news = { id: 'ntc_news', title: 'News', mailed_to: 'ida@people.test' }
  for (const count of [1, 6]) {
    while (tabs.length < count) tabs.push(await tab(house, ida))
    await house.database.transaction(async (tx) => tx.announce(personRoom(ida.id), 'notice:new', news))
  }
  await vi.waitFor(() => expect(tabs[0]!.heard('notice:new')).toHaveLength(2))
  for (const one of tabs)
    for (const heard of one.heard('notice:new')) expect(heard).toEqual({ id: 'ntc_news', title: 'News' })
  for (const one of tabs) one.close()
})

test('the compiler refuses what is not declared', () => {
  const announcements = (tx: Tx) => {
    const room = personRoom('usr_ida')
    // @ts-expect-error No such event.
    tx.announce(room, 'notice:gone', { id: 'ntc_news' })
    // @ts-expect-error A field is missing.
    tx.announce(room, 'notice:new', { id: 'ntc_news' })
    // @ts-expect-error A room is made by a function.
    tx.announce('person:usr_ida', 'notice:new', { id: 'ntc_news', title: 'News' })
    // @ts-expect-error What browsers say is not what the server tells.
    house.parts.live.deliver([{ room, event: 'chat:beat', data: { chat_id: 'cht_one' } }])
  }
  const typing = () => Promise.resolve({})
  // @ts-expect-error All declared events but one have no handler.
  const few = { 'chat:typing': typing } satisfies Hearings<typeof readingsSaid>
  const late = say({ ...readingsSaid['chat:beat'], access: 'member' })
  // @ts-expect-error The answer is not what the event returns.
  const wrong = { late: typing } satisfies Hearings<{ late: typeof late }>
  expect([announcements, few, wrong]).toHaveLength(3)
})
