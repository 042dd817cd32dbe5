import type { Locator, Page } from '@playwright/test'
import { newClient } from './people.ts'
import { end, enterWith, ledgerOf, linesOf, logOf, say, timerOf } from './room.ts'
import { expect, signIn, test } from './story.ts'

const WIDTH = 390

async function expectFits(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
}

/** How far something is from the edge where a line begins, and from the one where it ends, reading from right to left. */
async function edges(of: Locator) {
  const box = await of.boundingBox()
  if (!box) throw new Error('nothing there to measure')
  return { start: WIDTH - box.x - box.width, end: box.x }
}

async function expectAtStart(of: Locator) {
  const { start, end: rest } = await edges(of)
  expect(start).toBeLessThan(rest)
}

test('/rtl begins at the right and fits a phone @phone', async ({ page }) => {
  await page.goto('/rtl')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectFits(page)
  await expectAtStart(page.getByRole('banner').getByRole('link', { name: 'Evenlight' }))
  expect(await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).direction)).toBe('rtl')
  await expect(page.locator('body')).toHaveCSS('font-family', /Vazirmatn/)
})

test('a whole reading from right to left: mine at the end side, the clock as clocks are @phone', async ({
  page,
  request,
}) => {
  await page.goto('/rtl')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await signIn(page, await newClient(request))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectFits(page)
  await enterWith(page, 'Idris Vale')
  await say(page, 'مرحبا، متى يأتي المطر؟')
  await expect(linesOf(page, 'You').first()).toBeVisible()
  await expect(linesOf(page, 'Idris Vale').first()).toBeVisible()
  await expectFits(page)
  const mine = await edges(linesOf(page, 'You').first())
  const theirs = await edges(linesOf(page, 'Idris Vale').first())
  expect(mine.end).toBeLessThan(mine.start)
  expect(theirs.start).toBeLessThan(theirs.end)
  expect(theirs.start).toBeLessThan(40)
  await expect(timerOf(page).locator('[dir=ltr]')).toHaveText(/^\d\d:\d\d$/)
  const send = await edges(page.getByRole('button', { name: 'Send' }))
  expect(send.end).toBeLessThan(send.start)
  await expect(logOf(page)).toHaveCSS('direction', 'rtl')
  await end(page)
  await expectFits(page)
  await expect((await ledgerOf(page)).getByRole('time').first()).toHaveAttribute('dir', 'ltr')
})
