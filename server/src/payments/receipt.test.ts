import { payments as area } from '@evenlight/contract/payments'
import { prices } from '@evenlight/contract/prices'
import { afterAll, expect, test } from 'vitest'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { openHouse } from '../../test/house.ts'
import { openPayPal } from '../../test/paypal.ts'
import { textOf } from '../../test/pdf.ts'
import { admin, client, type TestPerson } from '../../test/people.ts'

const vendor = await openAuthorizeNet()
const payPal = await openPayPal()
afterAll(() => (vendor.close(), payPal.close()))
const house = await openHouse({ authorizeNet: vendor.account, payPal: payPal.account })

let tokens = 0
const package_id = 'pkg_45_and_5_free'
const opaque = (value = 'approved') => ({ descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `${value} ${++tokens}` })
const buy = async (who: TestPerson, value?: string) =>
  (await who.call(area.checkout, { body: { package_id, opaque_data: opaque(value) } })).data.payment.id
/** The receipt as a file, as its owner or somebody else asks for it. */
const file = async (who: TestPerson, id: string) => {
  const answer = await house.app.inject({
    method: 'GET',
    url: area.payment.path.replace('{id}', id),
    headers: { authorization: `Bearer ${who.token}`, accept: 'application/pdf' },
  })
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    name: answer.headers['content-disposition'],
    lines: textOf(answer.rawPayload),
  }
}
const said = ({ lines }: { lines: readonly string[] }, words: string) => lines[lines.indexOf(words) + 1]

test('a receipt says who sold what to whom, for how much, paid how and when, under which reference', async () => {
  const ida = await client(house, { username: 'ida-buys' })
  const id = await buy(ida)
  const { rows } = await house.database.pool.query('select reference from payment where id = $1', [id])
  const receipt = await file(ida, id)
  expect([receipt.status, receipt.type]).toEqual([200, 'application/pdf'])
  expect(receipt.name).toBe(`attachment; filename="evenlight-receipt-${rows[0].reference}.pdf"`)
  expect(said(receipt, 'Sold by')).toBe('Evenlight, http://localhost:3000')
  expect(said(receipt, 'Bought by')).toBe('ida-buys')
  expect(said(receipt, 'Package')).toContain('45 min paid and 5 min free')
  expect(said(receipt, 'Price')).toBe('$56.99')
  expect(said(receipt, 'Tax included')).toBe('none')
  expect(said(receipt, 'Paid with')).toBe('Visa ending in 1111')
  expect(said(receipt, 'Paid on')).toMatch(/^November 20, 2026 at 12:00:00/)
  expect(said(receipt, 'Reference')).toBe(rows[0].reference)
})

test('it says the tax of the buyer’s country as it was on the day, whatever the house sets later', async () => {
  const boss = await admin(house)
  const set = (basis_points: number) => boss.call(prices.setTax, { body: { country: 'ES', name: 'IVA', basis_points } })
  await set(2100)
  const ida = await client(house, { country: 'ES' })
  const id = await buy(ida)
  await set(1000)
  const receipt = await file(ida, id)
  expect(said(receipt, 'IVA included, Spain, 21%')).toBe('$9.89')
  expect(said(receipt, 'Price without it')).toBe('$47.10')
})

test('it is in the language of its buyer, with all of its letters', async () => {
  const [ida, laila] = [await client(house), await client(house)]
  for (const [who, locale] of [
    [ida, 'es-MX'],
    [laila, 'ar'],
  ] as const)
    await house.database.pool.query('update account_person set locale = $2 where id = $1', [who.id, locale])
  const spanish = await file(ida, await buy(ida))
  expect(said(spanish, 'Precio')).toBe('$56.99')
  expect(said(spanish, 'Pagado con')).toBe('Visa terminada en 1111')
  const { lines } = await file(laila, await buy(laila))
  expect(lines).toContain('$56.99')
  expect(lines.join(' ')).not.toMatch(/price|receipt|paid|\?/i)
})

test('by PayPal it says so, and by a kept card which one', async () => {
  const ida = await client(house, {})
  const { data } = await ida.call(area.payPal, { body: { step: 'create', package_id } })
  payPal.approve([...payPal.orders.keys()].at(-1)!)
  await ida.call(area.payPal, { body: { step: 'capture', payment_id: data.payment.id } })
  expect(said(await file(ida, data.payment.id), 'Paid with')).toBe('PayPal')
  const { cards } = (await ida.call(area.newCard, { body: { opaque_data: opaque('approved-elsewhere') } })).data
  const paid = await ida.call(area.payCard, { body: { package_id, card_id: cards[0]!.id } })
  expect(said(await file(ida, paid.data.payment.id), 'Paid with')).toMatch(/ending in \d{4}$/)
})

test('what went back since stands on it', async () => {
  const [ida, boss] = [await client(house, {}), await admin(house)]
  const id = await buy(ida)
  expect((await file(ida, id)).lines).not.toContain('Paid back since')
  await boss.call(area.refund, { body: { payment_id: id, reason: 'They asked for it.' } })
  expect(said(await file(ida, id), 'Paid back since')).toBe('$56.99')
})

test('there is none of what was not paid, and none for anybody else but the house', async () => {
  const [ida, other, boss] = [await client(house, {}), await client(house, {}), await admin(house)]
  const id = await buy(ida)
  expect((await file(other, id)).status).toBe(404)
  expect((await file(boss, id)).status).toBe(200)
  const waits = await buy(ida, 'review')
  expect((await file(ida, waits)).status).toBe(409)
})
