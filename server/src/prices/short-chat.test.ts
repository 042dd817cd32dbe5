import { randomUUID } from 'node:crypto'
import { claims } from '@evenlight/contract/claims'
import { payments } from '@evenlight/contract/payments'
import { prices } from '@evenlight/contract/prices'
import { readings } from '@evenlight/contract/readings'
import { wallet } from '@evenlight/contract/wallet'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin, client, type TestPerson } from '../../test/people.ts'
import { onlineReader, pass, started } from '../../test/readings.ts'
import { findAll } from '../kernel/findings.ts'
import { audit } from '../wallet/audit.ts'

const house = await openHouse({ demo: true })
const opaque_data = { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' }
const buy = (who: TestPerson, package_id = 'pkg_short_chat') =>
  who.call(payments.checkout, { body: { package_id, opaque_data } })
const canStart = async (who: TestPerson, reader: TestPerson) => {
  const { data } = await who.call(wallet.checkTime, { query: { reader_id: reader.id } })
  return [data.paid_seconds, data.can_start]
}
/** Some seconds of a paid reading of these two. */
const read = async (ida: TestPerson, mara: TestPerson, seconds: number) => {
  const reading = await started(house, { client: ida, reader: mara }, { continue_on_paid: true })
  await mara.call(readings.write, {
    body: { chat_id: reading.id, client_msg_id: randomUUID(), body: 'Three cards.' },
  })
  await pass(house, reading, seconds * 1000)
  await ida.call(readings.end, { body: { chat_id: reading.id } })
  reading.close()
  return reading.id
}

test('it stands after the packages, whose “from” it leaves alone', async () => {
  const { data } = await house.call(wallet.packages)
  expect(data.at(-1)).toMatchObject({ price_cents: 699, paid_seconds: 300, readers_max: 1 })
  expect(data.slice(0, -1).every(({ readers_max }) => readers_max === null)).toBe(true)
  const ida = await client(house)
  expect((await ida.call(wallet.checkTime, { query: {} })).data.best_cents_per_minute).toBe(122)
})

test('its time is for the first reader who is paid with it, and for nobody else', async () => {
  const [ida, mara, theo] = [await client(house), await onlineReader(house), await onlineReader(house)]
  expect((await buy(ida)).data.receipt).toMatchObject({ amount_cents: 699, paid_seconds: 300 })
  expect([await canStart(ida, mara), await canStart(ida, theo)]).toEqual([
    [300, true],
    [300, true],
  ])
  expect((await ida.call(wallet.lots)).data).toMatchObject([{ source: 'package', readers_left: 1 }])
  await read(ida, mara, 250)
  expect([await canStart(ida, mara), await canStart(ida, theo)]).toEqual([
    [50, true],
    [0, false],
  ])
  expect((await ida.call(wallet.lots)).data).toMatchObject([{ left_seconds: 50, readers_left: 0 }])
  await buy(ida)
  expect(await canStart(ida, theo)).toEqual([300, true])
  expect(await findAll(house.database.db, audit.passes)).toEqual([])
})

test('time that comes back is for anybody again, and what is unused is worth its price', async () => {
  const [ida, mara, theo] = [await client(house), await onlineReader(house), await onlineReader(house)]
  const boss = await admin(house)
  const bought = (await buy(ida)).data
  const id = await read(ida, mara, 250)
  expect(await canStart(ida, theo)).toEqual([0, false])
  await boss.call(claims.timeRefund, { body: { chat_id: id, reason: 'The line was bad.' } })
  expect(await canStart(ida, theo)).toEqual([300, true])
  const body = { payment_id: bought.payment.id, reason: 'They asked.' }
  expect((await boss.call(payments.refund, { body })).data).toEqual({ refunded_cents: 699, paid_seconds: 300 })
})

test('an admin makes another one; as it is for one reader, so it stays', async () => {
  const boss = await admin(house)
  const terms = { price_cents: 999, paid_seconds: 480, free_seconds: 0, readers_max: 1 as const, on_sale: true }
  await boss.call(prices.savePackage, { body: { ...terms, name: '8 minutes' } })
  const all = (await boss.call(prices.packages)).data
  const eight = all.find(({ name }) => name === '8 minutes')!
  const wider = { ...terms, id: eight.id, name: '8 minutes', readers_max: undefined }
  const after = (await boss.call(prices.savePackage, { body: wider })).data.filter(({ name }) => name === '8 minutes')
  expect(after.map((one) => [one.id === eight.id, one.readers_max, one.on_sale])).toEqual([
    [false, null, true],
    [true, 1, false],
  ])
})
