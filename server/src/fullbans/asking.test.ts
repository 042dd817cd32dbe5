import { expect, test } from 'vitest'
import { ban, met } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'

const house = await openHouse({ demo: true, raised: false })
const desk = await admin(house)

test('a reader asks ten times a day at most', async () => {
  const { client: ida, reader: mara } = await met(house)
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 11; count++) {
    const { data, problem } = await ban(mara, ida)
    codes.push(problem?.code)
    if (data) await ban(desk, ida, { ban_id: data.id, decision: 'refuse' })
  }
  expect(codes).toEqual([...Array.from({ length: 10 }), 'too_many'])
})
