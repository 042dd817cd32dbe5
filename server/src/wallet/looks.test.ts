import { claims } from '@evenlight/contract/claims'
import { payouts } from '@evenlight/contract/payouts'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { approveNewest, balanceOf, bank, earnSome, make, owedReaders } from '../../test/payouts.ts'
import { password, type TestPerson } from '../../test/people.ts'
import { closeNow } from '../../test/statements-made.ts'
import type { Place } from '../kernel/findings.ts'
import { audit } from './audit.ts'

const house = await openHouse({ demo: true })
const look = (place: Place) => audit.look!(house.database.db, place, house.clock.now())
/** Looks until nothing that is there by now would come by again. */
const caughtUp = async () => {
  let { place } = await look({})
  await expect.poll(async () => ((place = (await look(place)).place), place.after === place.ahead)).toBe(true)
  return place
}
const settle = (desk: TestPerson, payout_id: string, as: 'paid' | 'failed') =>
  desk.call(payouts.act, { body: { action: 'settle', payout_id, as, reason: 'The bank says so.', password } as never })

test('earning while a payout is on its way is no fault to the next look', async () => {
  const { desk, readers, pairs } = await owedReaders(house, [bank])
  const { data } = await make(desk, 'csv')
  const before = await caughtUp()
  await earnSome(house, pairs[0]!)
  expect([(await look(before)).found, await balanceOf(house, readers[0]!)]).toEqual([[], [192, 96]])
  await settle(desk, data.id, 'failed')
  await house.database.pool.query('delete from payout_account')
})

test('repaying what was advanced is no fault to the next look', async () => {
  const { desk, readers, pairs, readingIds } = await owedReaders(house, [bank])
  const { data } = await make(desk, 'csv')
  await settle(desk, data.id, 'paid')
  const body = { chat_id: readingIds[0]!, reason: 'I was slow.' }
  expect((await readers[0]!.call(claims.timeRefund, { body })).status).toBe(200)
  for (const _ of ['repays', 'earns']) await earnSome(house, pairs[0]!)
  await closeNow(house)
  await approveNewest(desk, readers)
  const before = await caughtUp()
  await make(desk, 'csv')
  expect([(await look(before)).found, await balanceOf(house, readers[0]!)]).toEqual([[], [96, 96]])
  const repaid = await caughtUp()
  await earnSome(house, pairs[0]!)
  expect((await look(repaid)).found).toEqual([])
})
