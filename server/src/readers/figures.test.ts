import { appointments } from '@evenlight/contract/appointments'
import { readerPage } from '@evenlight/contract/reader-page'
import { readings } from '@evenlight/contract/readings'
import { waiting } from '@evenlight/contract/waiting'
import { expect, test } from 'vitest'
import { freeSlot } from '../../test/appointments.ts'
import { openHouse } from '../../test/house.ts'
import { pagingIn } from '../../test/paging.ts'
import { client, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { closeNow } from '../../test/statements-made.ts'

const house = await openHouse()
const time = { paid_seconds: 600 }
const deskOf = async (who: TestPerson) => (await who.call(readerPage.desk)).data

test('the desk counts who waits for its reader, each by the way they came, and nobody else’s', async () => {
  const [mara, noor] = [await onlineReader(house), await onlineReader(house)]
  await mara.call(readerPage.saveDesk, { body: { availability: 'away' } })
  await pagingIn(house).page(await client(house), [mara])
  await mara.call(readerPage.saveDesk, { body: { availability: 'available' } })
  const slot = await freeSlot(house, mara.id)
  await (await client(house)).call(appointments.ask, { body: { ...slot, channel: 'chat' } })
  await (await client(house, time)).call(readings.request, { body: { reader_id: mara.id, channel: 'chat' } })
  await (await client(house, time)).call(waiting.place, { body: { reader_id: mara.id, action: 'join' } })
  expect((await deskOf(mara)).waiting).toEqual({ requests: 1, in_line: 1, pages: 1, appointments: 1, orders: 0 })
  expect((await deskOf(noor)).waiting).toEqual({ requests: 0, in_line: 0, pages: 0, appointments: 0, orders: 0 })
})

test('what was counted stands in the figures, and what its statement comes to under the next payout', async () => {
  const mara = await onlineReader(house)
  const reading = await started(house, { client: await client(house, time), reader: mara }, { continue_on_paid: true })
  const words = { chat_id: reading.id, client_msg_id: 'three-cards', body: 'Three cards.' }
  await mara.call(readings.write, { body: words })
  await pass(house, reading, 300_000)
  await mara.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  const { today, period } = await deskOf(mara)
  expect([today.counted_seconds, period.counted_seconds]).toEqual([300, 300])
  expect(today.earned_cents).toBeGreaterThan(0)
  await closeNow(house)
  expect((await deskOf(mara)).next_payout).toEqual({ approved_cents: 0, open_cents: today.earned_cents })
})
