import { expect, test } from 'vitest'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'

const house = await openHouse({ raised: false })
const { png } = await good()
const file = new Blob([new Uint8Array(png)])

test('one address sends twenty pictures an hour without an account; members are counted by themselves', async () => {
  const statuses = []
  for (let n = 0; n < 21; n++) statuses.push((await house.call(uploads.publicMedia, { file })).status)
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
  expect((await (await client(house)).call(uploads.media, { file })).status).toBe(201)
})
