import type { Page } from '@playwright/test'
import { expect, signIn, test } from './story.ts'

/** Counts how often one page melts into another. */
async function meltings(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const list = JSON.parse(sessionStorage.getItem('meltings') ?? '[]') as string[]
      sessionStorage.setItem('meltings', JSON.stringify([...list, location.pathname]))
      return start(update)
    }
  })
  return () => page.evaluate(() => (JSON.parse(sessionStorage.getItem('meltings') ?? '[]') as string[]).length)
}

const toReaders = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Readers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Readers' })).toBeFocused()
}

test('one page melts into the next, and not for somebody who wants things to stand still', async ({ page }) => {
  const count = await meltings(page)
  await toReaders(page)
  expect(await count()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toReaders(page)
  expect(await count()).toBe(1)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('with colours forced by the system a status still has its word and its shape', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/psychics')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mara Linden' }) })
  const status = card.getByText('Available', { exact: true })
  await expect(status).toBeVisible()
  const [ink, ground] = await status.evaluate((one) => [
    getComputedStyle(one.querySelector('svg circle') ?? one).fill,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(ink).not.toBe(ground)
  // A button keeps an edge when its fill is taken away, and the focus its ring.
  const button = card.getByRole('link', { name: /^Start chat/ })
  await expect(button).toHaveCSS('border-style', 'solid')
  await page.keyboard.press('Tab')
  await button.focus()
  await expect(button).toHaveCSS('outline-style', 'solid')
})

test('on paper there is the receipt alone, dark on white, whatever the theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('looks', JSON.stringify({ theme: 'dark' })))
  await signIn(page, 'demo-client')
  await page.goto('/admin-user/history')
  await page
    .getByRole('main')
    .getByRole('link', { name: /10 min/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const frame of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print' }),
  ])
    await expect(frame).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // No ground at all is the paper's own.
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return alpha === 0 ? 255 * 3 : red + green + blue
  }
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((one) => getComputedStyle(one).color)
  expect(lightness(ink)).toBeLessThan(200)
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(lightness(ground)).toBeGreaterThan(650)
})
