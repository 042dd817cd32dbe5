import { expect, test } from 'vitest'
import { payments } from '@evenlight/contract/payments'
import { prices } from '@evenlight/contract/prices'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'

const house = await openHouse({ demo: true })
const boss = await admin(house)
const opaque_data = { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' }
const setTax = async (country: string, basis_points: number, name = 'VAT') =>
  (await boss.call(prices.setTax, { body: { country, name, basis_points } })).data
const bought = async (country: string) => {
  const mara = await client(house, { country })
  const { data } = await mara.call(payments.checkout, { body: { package_id: 'pkg_ten_minutes', opaque_data } })
  return { look: async () => (await mara.call(payments.payment, { params: { id: data.payment.id } })).data.receipt! }
}
const withoutTax = { amount_cents: 1399, tax_cents: 0 }

test('no price includes a tax until the house says so, and then that of its country alone', async () => {
  const receipt = await (await bought('DE')).look()
  expect(receipt).toMatchObject(withoutTax)
  expect(receipt).not.toHaveProperty('tax')
  await setTax('DE', 1900)
  expect(await setTax('ES', 2100, 'IVA')).toEqual([
    { country: 'DE', name: 'VAT', basis_points: 1900 },
    { country: 'ES', name: 'IVA', basis_points: 2100 },
  ])
  expect(await (await bought('DE')).look()).toMatchObject({ amount_cents: 1399, tax_cents: 223, tax: { name: 'VAT' } })
  expect(await (await bought('ES')).look()).toMatchObject({
    amount_cents: 1399,
    tax_cents: 243,
    tax: { country: 'ES' },
  })
  expect(await (await bought('US')).look()).toMatchObject(withoutTax)
})

test('a receipt keeps the tax that it was paid with, whatever is set later', async () => {
  await setTax('FR', 2000)
  const { look } = await bought('FR')
  const before = await look()
  expect(before).toMatchObject({ tax_cents: 233, tax: { basis_points: 2000 } })
  await setTax('FR', 1000)
  expect(await look()).toEqual(before)
  expect((await setTax('FR', 0)).map(({ country }) => country)).not.toContain('FR')
  expect(await look()).toEqual(before)
  expect(await (await bought('FR')).look()).toMatchObject(withoutTax)
  const { rows } = await house.database.pool.query(
    `select 1 from audit where action = 'payments.tax' and subject_id = 'FR'`,
  )
  expect(rows).toHaveLength(3)
})

test.each([
  ['D', 1900],
  ['DE', -1],
  ['DE', 5001],
  ['DE', 19.5],
])('%s with %s is no rate', async (country, basis_points) => {
  const { problem } = await boss.call(prices.setTax, { body: { country, name: 'VAT', basis_points } })
  expect(problem.code).toBe('bad_input')
})
