import { accounts } from '@evenlight/contract/accounts'
import { gifts } from '@evenlight/contract/gifts'
import { house as area } from '@evenlight/contract/house'
import { orders } from '@evenlight/contract/orders'
import { payments } from '@evenlight/contract/payments'
import { afterAll, expect, test } from 'vitest'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { houseTyped } from '../../test/examples/house.ts'
import { openHouse } from '../../test/house.ts'
import { textOf } from '../../test/pdf.ts'
import { admin, client, reader, type TestPerson } from '../../test/people.ts'
import { application } from '../../test/sign-up.ts'
import { openMailServer } from '../../test/smtp.ts'
import { settleSite } from '../site.ts'

const vendor = await openAuthorizeNet()
const post = await openMailServer()
afterAll(() => (vendor.close(), post.close()))
const house = await openHouse({ authorizeNet: vendor.account, smtpUrl: post.url })
const boss = await admin(house, { username: 'ada-sets' })

let version = 0
const set = async (given: Partial<typeof houseTyped> = {}, by: TestPerson = boss, over = version) => {
  const came = await by.call(area.change, {
    body: { ...houseTyped, ...given, version: over, reason: 'As the notary says.' },
  })
  if (came.status === 200) version = came.data.version
  return came
}
const textOfFile = async (who: TestPerson, url: string) => {
  const headers = { authorization: `Bearer ${who.token}`, accept: 'application/pdf' }
  return textOf((await house.app.inject({ method: 'GET', url, headers })).rawPayload)
}
let bought = 0
const receiptOf = async (who: TestPerson) => {
  const opaque_data = { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: `approved ${++bought}` }
  const { data } = await who.call(payments.checkout, { body: { package_id: 'pkg_45_and_5_free', opaque_data } })
  return payments.payment.path.replace('{id}', data.payment.id)
}

test('before anything is set the site says nobody, and what the code has holds', async () => {
  expect((await house.call(area.shown)).data).toBeNull()
  const { data } = await boss.call(area.settings)
  expect(data).toMatchObject({ version: 0, company: '', reader_rate_cents: 48, gift_minutes_reader: 10 })
  expect(data).toMatchObject({ time_zone: 'UTC' })
})

test('what is set is shown at once, and the log has what it was and what it is, by whom and why', async () => {
  expect((await set()).data).toMatchObject({ version: 1, set: { by: 'ada-sets', reason: 'As the notary says.' } })
  expect((await house.call(area.shown)).data).toMatchObject({ company: 'Evenlight LLC' })
  await set({ company: 'Evenlight Inc.' })
  expect((await house.call(area.shown)).data).toMatchObject({ company: 'Evenlight Inc.' })
  const { rows } = await house.database.pool.query(
    "select actor_id, reason, detail from audit where action = 'house.change' order by at desc, id desc limit 1",
  )
  expect(rows[0]).toEqual({
    actor_id: boss.id,
    reason: 'As the notary says.',
    detail: { company: { from: 'Evenlight LLC', to: 'Evenlight Inc.' } },
  })
})

test('of two who typed over the same settings the second is told who came first, and changes nothing', async () => {
  const other = await admin(house, { username: 'ben-sets' })
  const before = version
  const both = await Promise.all([
    set({ phone: '+1 518 555 0100' }, boss, before),
    set({ phone: '+1 518 555 0199' }, other, before),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = both[0].status === 200 ? 'ada-sets' : 'ben-sets'
  expect(both.find(({ status }) => status === 409)!.problem.reasons?.detail).toEqual({
    code: 'house_set_by',
    values: { name: won },
  })
  version = before + 1
})

test('only who may do everything sets or sees it, and what is out of bounds or empty is refused', async () => {
  for (const role of ['moderation', 'money', 'content'] as const) {
    const one = await admin(house, { admin_role: role })
    expect((await one.call(area.settings)).problem.code).toBe('wrong_role')
    expect((await set({}, one)).problem.code).toBe('wrong_role')
  }
  const wrong = await set({ company: ' ', order_share_percent: 101, gift_minutes_reader: 0 })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.problem.fields ?? {}).toSorted()).toEqual([
    'company',
    'gift_minutes_reader',
    'order_share_percent',
  ])
  await expect(house.database.pool.query('update house_version set company = $1', ['Mine'])).rejects.toThrow()
})

test('the usual pay is that of readers who apply from then on, and nobody else’s', async () => {
  const before = await reader(house)
  await set({ reader_rate_cents: 61 })
  const { data } = await house.call(accounts.apply, { body: application('new-mara') })
  const { rows } = await house.database.pool.query<{ pay: number }>(
    'select rate_cents_per_minute as pay from account_person where id = any($1) order by pay',
    [[before.id, data.user_id]],
  )
  expect(rows.map(({ pay }) => pay)).toEqual([48, 61])
})

test('the usual share is that of orders from then on, unless a reader has one of their own', async () => {
  const [mara, nora] = [await reader(house), await reader(house)]
  await boss.call(orders.setShare, { params: { id: nora.id }, body: { share_percent: 70, reason: 'Long here.' } })
  await set({ order_share_percent: 40 })
  const share = async (id: string) => (await boss.call(orders.share, { params: { id } })).data.share_percent
  expect([await share(mara.id), await share(nora.id)]).toEqual([40, 70])
})

test('how much may be given on a day is what the house says at that moment', async () => {
  const mara = await reader(house)
  await set({ gift_minutes_reader: 3, gift_minutes_admin: 7 })
  expect((await mara.call(gifts.left)).data).toEqual({ left_seconds: 180, daily_seconds: 180 })
  expect((await boss.call(gifts.left)).data).toEqual({ left_seconds: 420, daily_seconds: 420 })
})

test('a receipt says who sold on its own day, whoever runs the site later', async () => {
  const ida = await client(house)
  await set({ company: 'First & Co.', vat_id: 'US 12' })
  await house.clock.advance(1000)
  const file = await receiptOf(ida)
  await house.clock.advance(1000)
  await set({ company: 'Second & Co.', vat_id: 'US 34' })
  const early = await textOfFile(ida, file)
  expect(early).toContain('First & Co.')
  expect(early).toContain('US 12')
  expect(early.join('\n')).not.toContain('Second')
  await house.clock.advance(1000)
  expect(await textOfFile(ida, await receiptOf(ida))).toContain('Second & Co.')
})

test('every letter that leaves says at its foot who wrote it', async () => {
  await set({ company: 'Foot & Co.' })
  await house.database.transaction((tx) =>
    house.parts.mail.send(tx, { channel: 'mail', recipient: 'ida@mail.example', subject: 'Hello', body: 'A word.' }),
  )
  await house.jobs.drain()
  expect(post.letters.at(-1)).toMatch(/A word\.[\s\S]*Foot & Co\. =C2=B7 1 Lamp Street =C2=B7 Albany, NY 12207/)
})

test('once a statement was made the site starts in its zone alone', async () => {
  const start = (timeZone: string) =>
    settleSite(house.database, { demo: false, databaseUrl: 'x', host: '127.0.0.1', vendorKeys: [], timeZone })
  await start('America/New_York')
  await start('Europe/Berlin')
  await house.database.pool.query(
    `insert into earnings_run (half, from_at, until_at, total, begun_at) values ('2026-11-1', now() - interval '15 days', now(), 0, now())`,
  )
  await start('Europe/Berlin')
  await expect(start('America/New_York')).rejects.toThrow('set SITE_TIME_ZONE=Europe/Berlin')
})
