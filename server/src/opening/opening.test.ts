import { accounts } from '@evenlight/contract/accounts'
import { house as houseArea } from '@evenlight/contract/house'
import { opening } from '@evenlight/contract/opening'
import { payments } from '@evenlight/contract/payments'
import { readings } from '@evenlight/contract/readings'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import { tickets } from '@evenlight/contract/tickets'
import { wallet } from '@evenlight/contract/wallet'
import { afterAll, expect, test } from 'vitest'
import { openAuthorizeNet } from '../../test/authorizenet.ts'
import { houseTyped } from '../../test/examples/house.ts'
import { openHouse } from '../../test/house.ts'
import { openPayPal } from '../../test/paypal.ts'
import { admin, client, reader } from '../../test/people.ts'
import { application, paidForm } from '../../test/sign-up.ts'
import { openMailServer } from '../../test/smtp.ts'
import { isOpened } from './public.ts'
import { standingOf } from './rules.ts'

const [vendor, payPal, post] = [await openAuthorizeNet(), await openPayPal(), await openMailServer()]
afterAll(() => (vendor.close(), payPal.close(), post.close()))
const house = await openHouse({
  closed: true,
  authorizeNet: vendor.account,
  payPal: payPal.account,
  smtpUrl: post.url,
})
const boss = await admin(house, { username: 'ada-opens' })
const [body, bare] = [{}, { body: {} }]

const stepOf = async (name: string) => (await boss.call(opening.show)).data.steps.find(({ step }) => step === name)
const page = (url: string, cookie?: string) =>
  house.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...(cookie && { cookie }) } })
const codeIn = (letter: string) => /Subject: .*?(\d{6})/.exec(letter)![1]!
const { package_id: _, ...visitor } = paidForm('a-visitor', {})
const package_id = 'pkg_45_and_5_free'

test('a closed site lets nobody sign up, buy, begin or write, by whichever door', async () => {
  const shut = [
    await house.call(accounts.register, { body: visitor }),
    await house.call(accounts.paidSignUp, { body: { ...visitor, package_id, payment: {} }, key: 'a-key-of-mine' }),
    await house.call(tickets.write, { body: { email: 'ida@mail.test', topic: 'other', text: 'Hello?' } as never }),
  ]
  // Even whoever was a client before comes no further.
  const ida = await client(house, { paid_seconds: 600 })
  const mara = await reader(house)
  shut.push(
    await ida.call(payments.checkout, { body: { package_id } } as never),
    await ida.call(readings.request, { body: { reader_id: mara.id, channel: 'chat' } }),
    await ida.call(wallet.statement, { query: {} }),
  )
  expect(shut.map(({ status, problem }) => [status, problem.code])).toEqual(shut.map(() => [403, 'not_open']))
  const { rows } = await house.database.pool.query(
    'select (select count(*) from payment) + (select count(*) from reading) as n',
  )
  expect(Number(rows[0].n)).toBe(0)
  await house.database.pool.query("update account_person set approval = 'refused' where id = $1", [mara.id])
})

test('the first readers apply meanwhile, and whoever has a way in keeps it', async () => {
  const applied = await house.call(accounts.apply, { body: application('first-mara') })
  expect(applied.status).toBe(201)
  expect(
    (await house.call(accounts.login, { body: { login: 'nobody-here', password: 'seven quiet rivers' } })).problem.code,
  ).toBe('login_failed')
})

test('nothing that tells of pages is there for search engines', async () => {
  for (const url of ['/sitemap.xml', '/llms.txt', '/articles/feed.xml', '/pictures/evenlight.png'])
    expect((await page(url)).statusCode, url).toBe(404)
  expect((await page('/robots.txt')).headers['x-robots-tag']).toBe('noindex')
})

test('the door stays shut until every step is done, and says what is left', async () => {
  expect((await boss.call(opening.open, bare)).problem).toMatchObject({
    code: 'wrong_state',
    reasons: { detail: { code: 'opening_lacks' } },
    steps: ['house', 'mail', 'cards', 'paypal', 'texts', 'readers'],
  })
  for (const admin_role of ['money', 'moderation', 'content'] as const)
    expect((await (await admin(house, { admin_role })).call(opening.open, bare)).problem.code).toBe('wrong_role')
})

test('a letter is tried by sending it: what the mail server says stands there, and the code shows that one arrived', async () => {
  post.state.away = true
  await boss.call(opening.sendMail, bare)
  expect(await stepOf('mail')).toMatchObject({
    state: 'failed',
    fault: 'mail_refused',
    detail: expect.stringContaining('451'),
  })
  post.state.away = false
  const sent = await boss.call(opening.sendMail, bare)
  expect(sent.data.steps.find(({ step }) => step === 'mail')?.state).toBe('failed')
  const code = codeIn(post.letters.at(-1)!)
  const other = code === '000000' ? '111111' : '000000'
  const wrong = await boss.call(opening.confirmMail, { body: { code: other } })
  expect(wrong.problem.reasons?.fields?.code).toMatchObject({ code: 'opening_code' })
  await boss.call(opening.confirmMail, { body: { code } })
  expect(await stepOf('mail')).toMatchObject({ state: 'done', by: 'ada-opens' })
  expect((await boss.call(opening.confirmMail, { body: { code } })).status).toBe(422)
})

test('a card is tried by holding a dollar of it and letting it go', async () => {
  expect((await boss.call(opening.freeCard, bare)).problem.code).toBe('wrong_state')
  const begun = await boss.call(opening.tryCard, bare)
  expect(begun.data.form?.url).toBe(`${vendor.account.formUrl}/payment/payment`)
  await boss.call(opening.freeCard, bare)
  expect(await stepOf('cards')).toMatchObject({ state: 'failed', fault: 'cards_absent' })
  vendor.fillIn(begun.data.form!.token, 'declined')
  await boss.call(opening.freeCard, bare)
  expect(await stepOf('cards')).toMatchObject({ state: 'failed', fault: 'cards_declined' })
  const again = await boss.call(opening.tryCard, bare)
  vendor.fillIn(again.data.form!.token, 'approved')
  vendor.state.on = /voidTransaction/
  vendor.state.fault = 'down'
  await boss.call(opening.freeCard, bare)
  expect(await stepOf('cards')).toMatchObject({ state: 'failed', fault: 'cards_held' })
  vendor.state.fault = 'none'
  await boss.call(opening.freeCard, bare)
  expect(await stepOf('cards')).toMatchObject({ state: 'done' })
  const held = [...vendor.transactions.values()].map(({ authAmount, transactionStatus }) => [
    authAmount,
    transactionStatus,
  ])
  expect(held).toEqual([
    [1, 'declined'],
    [1, 'voided'],
  ])
  vendor.state.on = /./
  vendor.state.fault = 'down'
  await boss.call(opening.tryCard, bare)
  expect(await stepOf('cards')).toMatchObject({ state: 'failed', fault: 'cards_silent' })
  vendor.state.fault = 'none'
  const last = await boss.call(opening.tryCard, bare)
  vendor.fillIn(last.data.form!.token, 'approved')
  await boss.call(opening.freeCard, bare)
  expect(await stepOf('cards')).toMatchObject({ state: 'done' })
})

test('what was tried with other settings is to be tried again, and a missing one is named', () => {
  const check = { against: 'a', fault: null, detail: '', by: 'ada', at: 1 }
  expect(standingOf(check, 'a', []).state).toBe('done')
  expect(standingOf(check, 'b', []).state).toBe('stale')
  expect(standingOf(check, 'a', ['SMTP_URL'])).toEqual({ state: 'unset', settings: ['SMTP_URL'] })
})

test('with all done it opens, once and for good, which is written down, and visitors come in', async () => {
  await boss.call(houseArea.change, { body: { ...houseTyped, version: 0, reason: 'As the notary says.' } })
  await boss.call(opening.tryPayPal, bare)
  expect(await stepOf('paypal')).toMatchObject({ state: 'done' })
  expect((await boss.call(opening.confirmTexts, { body: { terms_version: '1999-01-01' } })).status).toBe(422)
  await boss.call(opening.confirmTexts, { body: { terms_version: TERMS_VERSION } })
  expect((await boss.call(opening.open, bare)).problem).toMatchObject({ steps: ['readers'] })
  await reader(house)
  expect(await stepOf('readers')).toMatchObject({ state: 'done', count: 1 })
  const { rows: sold } = await house.database.pool.query(
    'update wallet_package set on_sale = false where on_sale returning id',
  )
  expect((await boss.call(opening.open, bare)).problem).toMatchObject({ steps: ['prices'] })
  const ids = sold.map(({ id }) => id)
  await house.database.pool.query('update wallet_package set on_sale = true where id = any($1)', [ids])

  expect(await isOpened(house.database.db)).toBe(false)
  const [one, two] = await Promise.all([boss.call(opening.open, { body }), boss.call(opening.open, { body })])
  expect([one.problem, two.problem]).toEqual([undefined, undefined])
  expect([one.data.is_open, two.data.is_open]).toEqual([true, true])
  expect(await isOpened(house.database.db)).toBe(true)
  const { rows } = await house.database.pool.query("select actor_id from audit where action = 'opening.open'")
  expect(rows).toEqual([{ actor_id: boss.id }])
  expect((await house.call(accounts.register, { body: visitor })).status).toBe(201)
})
