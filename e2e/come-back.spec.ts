import type { Page } from '@playwright/test'
import { delivered, knownClient } from './correspondence.ts'
import { expect, phone, signIn, test } from './story.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('after a reload, and on coming back, one is where one was, in a list that had grown too', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ ...phone, height: 500 })
  const who = await knownClient(request)
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five'])
    await delivered(request, { from: 'demo-reader', to: who, text })
  await signIn(page, who)
  // The server's own pages, cut shorter, and as late as on a slow line.
  await page.route('**/message-center/inbox*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '2')
    await route.continue({ url: url.href })
  })
  await page.goto('/admin-user/message')
  const rows = page.getByRole('list', { name: 'Inbox', exact: true }).getByRole('link')
  for (const count of [2, 4]) {
    await expect(rows).toHaveCount(count)
    await page.getByRole('button', { name: 'Show more' }).click()
  }
  await expect(rows).toHaveCount(5)
  await rows.nth(4).scrollIntoViewIfNeeded()
  const at = await scrolled(page)
  expect(at).toBeGreaterThan(0)
  await page.reload()
  await expect(rows).toHaveCount(5)
  await expect.poll(() => scrolled(page)).toBe(at)
  await page.goto('/admin-user/account')
  await page.goBack()
  await expect(rows).toHaveCount(5)
  await expect.poll(() => scrolled(page)).toBe(at)
})

test('a visitor among all readers is where they were after a reload', async ({ page }) => {
  await page.setViewportSize({ ...phone, height: 500 })
  await page.goto('/psychics')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const at = await scrolled(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(at)
})
