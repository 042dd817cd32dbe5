import { accounts } from '@evenlight/contract/accounts'
import type { Page } from '@playwright/test'
import { openAuthorizeNet } from '../server/test/authorizenet.ts'
import { codeAt } from '../server/test/factor.ts'
import { application } from '../server/test/sign-up.ts'
import { openMailServer } from '../server/test/smtp.ts'
import { openNew } from './site.ts'
import { expect, test as story } from './story.ts'

const admin = 'ada-opens'
interface New {
  company: Awaited<ReturnType<typeof openAuthorizeNet>>
  post: Awaited<ReturnType<typeof openMailServer>>
  fresh: Awaited<ReturnType<typeof openNew>>
}
/** A real site that nobody has opened, with a card company and a post office beside it. */
const test = story.extend<New>({
  company: async ({}, lend) => {
    const company = await openAuthorizeNet()
    await lend(company)
    company.close()
  },
  post: async ({}, lend) => {
    const post = await openMailServer()
    await lend(post)
    post.close()
  },
  fresh: async ({ company: { account }, post }, lend) => {
    const fresh = await openNew(admin, {
      SMTP_URL: post.url,
      AUTHORIZENET_LOGIN_ID: account.loginId,
      AUTHORIZENET_TRANSACTION_KEY: account.transactionKey,
      AUTHORIZENET_API_URL: account.apiUrl,
      AUTHORIZENET_FORM_URL: account.formUrl,
    })
    await lend(fresh)
    await fresh.close()
  },
})

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const done = (page: Page, name: string) => expect(step(page, name).getByText('Done', { exact: true })).toBeVisible()
const last = (letters: readonly string[], to: string) =>
  letters.findLast((letter) => letter.includes(`To: ${to}`)) ?? ''

test('a new site is led from its first admin to its first visitor', async ({
  page,
  browser,
  request,
  fresh,
  company,
  post,
}) => {
  const { url, shown } = fresh
  expect(shown).toContain('/admin-user/opening')
  const shownAs = (words: string) => new RegExp(`${words}\\s+(\\S+)`).exec(shown)![1]!

  const visitor = await (await browser.newContext()).newPage()
  const closed = await visitor.goto(url)
  expect([closed?.status(), closed?.headers()['retry-after']]).toEqual([503, '3600'])
  await expect(visitor.getByRole('heading', { name: 'Not open yet' })).toBeVisible()
  await visitor.goto(`${url}/our-prices`)
  await expect(visitor.getByRole('heading', { name: 'Not open yet' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Apply as a reader' }).click()
  await expect(visitor).toHaveURL(/psychic-application/)

  await page.goto(`${url}/auth`)
  await page.getByLabel(/user name/i).fill(admin)
  await page.getByLabel('Password', { exact: true }).fill(shownAs('password'))
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.getByLabel('Code of the app').fill(codeAt(shownAs('second step'), Date.now()))
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Opening the site', level: 1 })).toBeVisible()
  await expect(page.getByText('First: Name and contact, Letters, Cards', { exact: false })).toBeAttached()

  await step(page, 'Letters').getByRole('button', { name: 'Send me a letter' }).click()
  await expect(page.getByText('The mail server took the letter.', { exact: false })).toBeVisible()
  await page
    .getByLabel('Code from the letter')
    .fill(/Subject: .*?(\d{6})/.exec(last(post.letters, `${admin}@mail.test`))![1]!)
  await page.getByRole('button', { name: 'It arrived' }).click()
  await done(page, 'Letters')

  await step(page, 'Cards').getByRole('button', { name: 'Try a card' }).click()
  await page
    .frameLocator('iframe[title="The card company’s form"]')
    .getByRole('button', { name: 'approved' })
    .press('Enter')
  await done(page, 'Cards')
  expect(
    [...company.transactions.values()].map(({ authAmount, transactionStatus }) => [authAmount, transactionStatus]),
  ).toEqual([[1, 'voided']])

  await step(page, 'Terms, privacy and refunds')
    .getByRole('button', { name: /is right for us$/ })
    .click()
  await done(page, 'Terms, privacy and refunds')
  await step(page, 'Name and contact').getByRole('link').click()
  await page.getByLabel('Company').fill('Lamp & Co.')
  await page.getByLabel('Address', { exact: true }).fill('1 Lamp Street\nAlbany, NY 12207')
  await page.getByLabel('E-mail address').fill('office@evenlight.example')
  await page.getByLabel('Why').fill('The first settings.')
  await page.getByRole('button', { name: 'Save the settings' }).click()
  await expect(page.getByText('The settings hold.')).toBeVisible()

  const mara = application('first-mara')
  const applied = await request.post(url + accounts.apply.path, { data: mara })
  expect(applied.status()).toBe(201)
  await expect.poll(() => last(post.letters, mara.email)).not.toBe('')
  const { user_id } = ((await applied.json()) as { data: { user_id: string } }).data
  const code = /\r\n\r\n[\s\S]*?\b(\d{6})\b/.exec(last(post.letters, mara.email))![1]!
  const confirmed = await request.post(url + accounts.confirm.path, { data: { user_id, code } })
  expect((await confirmed.text()).slice(0, 200)).not.toContain('code_wrong')
  await page.goto(`${url}/admin-user/people/${user_id}`)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByLabel('Why').fill('Plain words.')
  await page.getByRole('button', { name: 'Approve', exact: true }).last().click()
  await expect(page.getByLabel('Why')).toBeHidden()

  await page.goto(`${url}/admin-user/opening`)
  await done(page, 'First readers')
  await page.getByRole('button', { name: 'Open the site' }).click()
  await expect(page.getByText('The site is open since', { exact: false })).toBeVisible()

  const first = await visitor.goto(url)
  expect(first?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Not open yet')
  await expect(visitor.getByRole('link', { name: 'Readers' }).first()).toBeVisible()
})
