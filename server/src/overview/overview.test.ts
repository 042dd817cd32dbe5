import { beforeEach, expect, test } from 'vitest'
import { overview } from '@evenlight/contract/overview'
import { readings } from '@evenlight/contract/readings'
import { tickets } from '@evenlight/contract/tickets'
import { ban, buy } from '../../test/fullbans.ts'
import { openHouse } from '../../test/house.ts'
import { admin, client, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'

const house = await openHouse({ demo: true })
let desk: TestPerson
beforeEach(async () => {
  desk = await admin(house)
})
const shown = async () => (await desk.call(overview.show)).data
const heap = async (name: string) => (await shown()).waits.find((wait) => wait.heap === name)!

test('what waits is counted with the moment since which its oldest does, and goes when it is answered', async () => {
  expect(await heap('tickets')).toEqual({ heap: 'tickets', count: 0, oldest_at: null })
  const ida = await client(house)
  const ask = async () => {
    await house.clock.advance(60_000)
    const body = { topic: 'payment' as const, subject: 'A receipt', body: 'Where is it?' }
    return (await ida.call(tickets.ask, { body })).data
  }
  const [first, second] = [await ask(), await ask()]
  expect(await heap('tickets')).toEqual({ heap: 'tickets', count: 2, oldest_at: first.changed_at })
  await desk.call(tickets.answer, { body: { ticket_id: first.id, body: 'In your wallet.' } })
  expect(await heap('tickets')).toEqual({ heap: 'tickets', count: 1, oldest_at: second.changed_at })
})

test('a ban that is asked for and a payment held for review wait; what is paid at once does not', async () => {
  const before = [(await heap('bans')).count, (await heap('payments')).count]
  const ida = await client(house)
  await ban(desk, ida, { suspend_now: true })
  const nora = await client(house)
  await buy(nora)
  await buy(nora, 'review')
  expect([(await heap('bans')).count, (await heap('payments')).count]).toEqual([before[0]! + 1, before[1]! + 1])
})

test('the figures are of the day: what was sold, what was read, who came, and what is open now', async () => {
  const before = (await shown()).today
  const [nora, mara] = [await client(house, { free_seconds: 600 }), await onlineReader(house)]
  await buy(nora)
  const reading = await started(house, { client: nora, reader: mara })
  expect((await shown()).today).toMatchObject({ open: before.open + 1, sales: before.sales! + 1 })
  expect((await shown()).today.sold_cents).toBeGreaterThan(before.sold_cents!)
  await pass(house, reading, 90_000)
  await nora.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  const after = (await shown()).today
  expect(after).toMatchObject({ open: before.open, ended: before.ended + 1 })
  expect(after.free_seconds).toBeGreaterThan(before.free_seconds)
  expect(after.new_members).toBeGreaterThan(before.new_members)

  await house.clock.advance(86_400_000)
  desk = await admin(house)
  expect((await shown()).today).toMatchObject({ ended: 0, sales: 0, sold_cents: 0, free_seconds: 0 })
})
