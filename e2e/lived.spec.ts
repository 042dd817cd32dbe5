import { openLived } from './site.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test as base } from './story.ts'

const test = base.extend<object, { site: string }>({
  site: [
    async ({}, lend) => {
      const { url, close } = await openLived()
      await lend(url)
      await close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('a visitor sees whom others have been to, and what they said of it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/People and payments are not real/).first()).toBeVisible()
  await page.goto('/psychics')
  const rated = page.getByText(/^\d\.\d$|of 5 stars, \d+ reviews/)
  await expect(rated.first()).toBeVisible()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a directory with stars')
  }
  await page.getByRole('link', { name: 'Robin Alder' }).first().click()
  await expect(page.getByRole('heading', { name: 'Robin Alder', level: 1 })).toBeVisible()
  await expect(page.getByText(/of 5 stars, \d+ reviews/).first()).toBeAttached()
  await expectSound(page, 'a profile with reviews')
  await page.goto('/articles')
  await expect(page.getByRole('link', { name: 'How to disagree with a birth chart' })).toBeVisible()
})

test('each of the house finds days behind them: earnings, figures, what was bought', async ({ page, person }) => {
  await signIn(page, 'demo-reader')
  await page.goto('/admin-user/statements')
  await expect(page.getByText(/Approved/).first()).toBeVisible()
  await expectSound(page, 'statements of three months')

  const admin = await person('demo-admin')
  await admin.goto('/admin-user/reports?name=sales')
  await expect(admin.getByRole('img', { name: /The most was on/ })).toBeVisible()
  const sold = admin
    .locator('div', { has: admin.getByRole('term').getByText('Sold', { exact: true }) })
    .last()
    .getByRole('definition')
  await expect(sold).toHaveText(/^\$[\d,]{3,}\.\d\d$/)
  await admin.goto('/admin-user')
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(admin, 'an overview with real figures')

  const client = await person('tessa-brook')
  await client.goto('/admin-user/wallet')
  await expect(client.getByText(/\+\s?\d+/).first()).toBeVisible()
  await expectSound(client, 'the wallet of a regular')
})
