import { expect, test } from 'vitest'
import { payments } from '@evenlight/contract/payments'
import { prices } from '@evenlight/contract/prices'
import { wallet } from '@evenlight/contract/wallet'
import { breachesIn } from '@evenlight/core/packages'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'

const house = await openHouse({ demo: true })
const boss = await admin(house)
const terms = {
  name: '15 minutes',
  price_cents: 2049,
  paid_seconds: 900,
  free_seconds: 0,
  on_sale: true,
}
const save = async (body: Partial<typeof terms> & { id?: string }, key?: string) =>
  boss.call(prices.savePackage, { body: { ...terms, ...body }, ...(key ? { key } : {}) })
const onSale = async () => (await house.call(wallet.packages)).data
const named = async (name: string) => (await boss.call(prices.packages)).data.filter((one) => one.name === name)
/** What is on sale is sent again for a second. */
const aSecond = () => house.clock.advance(1001)

test('what is on sale at first keeps the promise, the smallest first, and a short chat stands apart', async () => {
  const sold = await onSale()
  expect(breachesIn(sold.filter(({ readers_max }) => readers_max === null))).toEqual([])
  expect(sold.map(({ paid_seconds }) => paid_seconds / 60)).toEqual([10, 20, 30, 45, 60, 90, 5])
})

test('a new package stands where its size is, made once however often it is pressed', async () => {
  await Promise.all([save({}, 'a-new-package'), save({}, 'a-new-package')])
  await aSecond()
  expect((await onSale()).map(({ name }) => name).slice(0, 3)).toEqual(['10 minutes', '15 minutes', '20 minutes'])
  expect(await named('15 minutes')).toHaveLength(1)
})

test('who looks at a price is charged that price or nothing: other terms are another package', async () => {
  const [{ id } = { id: '' }] = (await onSale()).filter(({ name }) => name === '20 minutes')
  await save({ id, name: '20 minutes', price_cents: 2599, paid_seconds: 1200 })
  const mara = await client(house)
  const opaque_data = { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' }
  const { problem } = await mara.call(payments.checkout, { body: { package_id: id, opaque_data } })
  expect(problem.reasons?.fields).toEqual({ package_id: { code: 'package_gone' } })
  const [now, ...before] = await named('20 minutes')
  expect(now).toMatchObject({ price_cents: 2599, on_sale: true })
  expect(before.find((one) => one.id === id)).toMatchObject({ price_cents: 2699, on_sale: false })
  expect(
    (await mara.call(payments.checkout, { body: { package_id: now!.id, opaque_data } })).data.receipt,
  ).toMatchObject({
    amount_cents: 2599,
  })
})

test('who asks again by the same key hears of what they bought, whatever has changed since', async () => {
  const soon = { name: 'Gone soon', paid_seconds: 780 }
  await save({ ...soon, price_cents: 1799 })
  const [sold] = await named('Gone soon')
  const mara = await client(house)
  const opaque_data = { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' }
  const buy = () => mara.call(payments.checkout, { body: { package_id: sold!.id, opaque_data }, key: 'lost-answer' })
  const { id } = (await buy()).data.payment
  // The process died before it had kept its answer.
  await house.database.pool.query('delete from idempotency where person_id = $1', [mara.id])
  expect((await save({ ...soon, id: sold!.id, price_cents: 1899 })).status).toBe(200)
  const again = await buy()
  expect([again.problem, again.data?.payment]).toEqual([undefined, { id, state: 'captured', method: 'card' }])
})

test('another name, and going off sale, leave it the package that it is; each change is written down', async () => {
  const [{ id } = { id: '' }] = await named('30 minutes')
  const same = { id, price_cents: 3899, paid_seconds: 1800 }
  await save({ ...same, name: 'Half an hour' })
  await save({ ...same, name: 'Half an hour', on_sale: false })
  await aSecond()
  expect(await named('Half an hour')).toMatchObject([{ id, on_sale: false }])
  expect((await onSale()).map((one) => one.id)).not.toContain(id)
  const { rows } = await house.database.pool.query('select actor_id, action from audit where subject_id = $1', [id])
  expect(rows).toEqual(Array(2).fill({ actor_id: boss.id, action: 'wallet.package' }))
})

test.each([
  { price_cents: 0 },
  { price_cents: 200_001 },
  { paid_seconds: 0 },
  { paid_seconds: 90 },
  { free_seconds: 30 },
  { name: ' ' },
])('%j is no package', async (part) => {
  expect((await save(part)).problem.code).toBe('bad_input')
})

test('a package that is not there is not changed', async () => {
  expect((await save({ id: 'pkg_gone' })).problem.code).toBe('not_found')
})
