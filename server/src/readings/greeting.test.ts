import { readerPage } from '@evenlight/contract/reader-page'
import { readings } from '@evenlight/contract/readings'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { pair } from '../../test/readings.ts'

const house = await openHouse()

test('a reader’s greeting stands in the room as it was when they accepted, for both, and is no message', async () => {
  const { client: ida, reader: mara } = await pair(house)
  const greet = (greeting: string) => mara.call(readerPage.saveDesk, { body: { greeting } })
  await greet('Welcome. What brings you here?')
  const asked = await ida.call(readings.request, { body: { reader_id: mara.id, channel: 'chat' } })
  expect(asked.data.greeting).toBeUndefined()
  await mara.call(readings.update, { body: { chat_id: asked.data.id, action: 'accept' } })
  await greet('Hello.')
  for (const who of [ida, mara])
    expect((await who.call(readings.mine)).data).toMatchObject([{ greeting: 'Welcome. What brings you here?' }])
  expect((await ida.call(readings.messages, { query: { chat_id: asked.data.id } })).data).toEqual([])
})
