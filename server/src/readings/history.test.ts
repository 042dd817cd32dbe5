import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { onlineReader, started, type Pair } from '../../test/readings.ts'

const house = await openHouse()

async function read(people: Pair) {
  await house.clock.advance(60_000)
  const { id } = await started(house, people)
  await people.client.call(readings.end, { body: { chat_id: id } })
}
async function missed({ client: asking, reader }: Pair) {
  const { data } = await asking.call(readings.request, { body: { reader_id: reader.id, channel: 'chat' } })
  await asking.call(readings.update, { body: { chat_id: data.id, action: 'withdraw' } })
}

test('whom one has had readings with is counted by what was a reading, page after page', async () => {
  const [ida, mara, idris, noor] = [
    await client(house, { free_seconds: 6000 }),
    await onlineReader(house),
    await onlineReader(house),
    await onlineReader(house),
  ]
  const by = (reader: Pair['reader']) => ({ client: ida, reader })
  await read(by(mara))
  await missed(by(noor))
  await read(by(idris))
  await missed(by(mara))
  await read(by(mara))
  await missed(by(mara))
  const first = await ida.call(readings.people, { query: { limit: '1' } })
  const rest = await ida.call(readings.people, { query: { limit: '1', after: first.next! } })
  const seen = [...first.data, ...rest.data].map(({ reader, readings }) => [reader.id, readings])
  expect([seen, rest.next]).toEqual([
    [
      [mara.id, 2],
      [idris.id, 1],
    ],
    null,
  ])
  const [met] = (await mara.call(readings.people)).data
  expect(met).toMatchObject({ client: { id: ida.id, username: ida.username }, readings: 2 })
  expect((await noor.call(readings.people)).data).toEqual([])
})
