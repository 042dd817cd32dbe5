import { expect, test } from 'vitest'
import { readings } from '@evenlight/contract/readings'
import { openHouse } from '../../test/house.ts'
import { client, type TestPerson } from '../../test/people.ts'
import { onlineReader } from '../../test/readings.ts'

const house = await openHouse({ raised: false })
const ask = (who: TestPerson, { id }: TestPerson) =>
  who.call(readings.request, { body: { reader_id: id, channel: 'chat' } })
const act = (who: TestPerson, chat_id: string, action: 'withdraw' | 'decline' | 'accept') =>
  who.call(readings.update, { body: { chat_id, action } })

test('whoever was not accepted three times lets this reader be for ten minutes, and no other', async () => {
  const [ida, mara, rosa] = [
    await client(house, { free_seconds: 600 }),
    await onlineReader(house),
    await onlineReader(house),
  ]
  for (const how of ['withdraw', 'decline', 'withdraw'] as const) {
    const { data } = await ask(ida, mara)
    expect((await act(how === 'decline' ? mara : ida, data.id, how)).status).toBe(200)
  }
  const fourth = await ask(ida, mara)
  expect([fourth.status, fourth.problem.code, Number(fourth.headers['retry-after'])]).toEqual([
    429,
    'too_many',
    expect.any(Number),
  ])
  expect((await ask(ida, rosa)).status).toBe(201)
  const other = await client(house, { free_seconds: 600 })
  expect((await ask(other, mara)).status).toBe(201)
})

test('a request that was refused for another reason rang nobody, and one that is accepted begins anew', async () => {
  const [ida, mara] = [await client(house, { free_seconds: 3600 }), await onlineReader(house)]
  const poor = await client(house)
  for (let n = 0; n < 5; n++) expect((await ask(poor, mara)).problem.code).toBe('not_enough_time')
  for (let n = 0; n < 4; n++) {
    for (let m = 0; m < 2; m++) await act(ida, (await ask(ida, mara)).data.id, 'withdraw')
    const { data } = await ask(ida, mara)
    expect((await act(mara, data.id, 'accept')).status).toBe(200)
    await ida.call(readings.end, { body: { chat_id: data.id } })
  }
})
