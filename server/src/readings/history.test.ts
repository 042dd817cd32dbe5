import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { onlineReader, pass, started, type Pair } from '../../test/readings.ts'

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

test('what a reading earned is told to its reader alone, with the rate', async () => {
  const people = { client: await client(house, { paid_seconds: 600 }), reader: await onlineReader(house) }
  const { id, tabs, close } = await started(house, people, { continue_on_paid: true })
  await people.reader.call(readings.write, { body: { chat_id: id, client_msg_id: 'three-cards', body: 'Three.' } })
  await pass(house, { id, tabs }, 120_000)
  await people.client.call(readings.end, { body: { chat_id: id } })
  close()
  const past = async (who: Pair['client']) => (await who.call(readings.history)).data[0]!
  expect(await past(people.reader)).toMatchObject({ paid_seconds: 120, earned_cents: 96, rate_cents_per_minute: 48 })
  expect(Object.keys(await past(people.client)).filter((name) => /cents/.test(name))).toEqual([])
  await people.client.call(readings.request, { body: { reader_id: people.reader.id, channel: 'chat' } })
  await people.reader.call(readings.update, { body: { chat_id: (await latest(people.client)).id, action: 'decline' } })
  expect(Object.keys(await past(people.reader)).filter((name) => /cents/.test(name))).toEqual([])
})

const latest = async (who: Pair['client']) => (await who.call(readings.mine)).data[0]!
