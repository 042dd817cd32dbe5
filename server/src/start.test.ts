import { expect, test } from 'vitest'
import { openHouse } from '../test/house.ts'
import { lease } from './readings/change-store.ts'
import { firstNow } from './start.ts'

const house = await openHouse()

test('a node begins at the database’s clock, but never before what any node has known', async () => {
  const now = await firstNow(house.database)
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000)
  const aheadMs = now + 86_400_000
  await lease(house.database.autocommit, { node: 'a node of tomorrow', lease: aheadMs, now: aheadMs })
  expect(await firstNow(house.database)).toBe(aheadMs + 1)
})
