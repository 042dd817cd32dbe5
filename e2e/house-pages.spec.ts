import type { Page } from '@playwright/test'
import { inside } from './map.ts'
import { expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

/** Tabs of pages of the house, each a page of its own. */
const tabs = [
  '/admin-user/people?tab=payments',
  '/admin-user/people?tab=shorts',
  '/admin-user/people?tab=prices',
  '/admin-user/people?tab=giveback',
  '/admin-user/moderation?tab=words',
  '/admin-user/moderation?tab=sent',
  '/admin-user/moderation?tab=look',
  '/admin-user/bans?tab=past',
  '/help',
]
/** Lists whose rows lead to pages that need an id, and where such a page lies. */
const lists = [
  { list: '/admin-user/people', leads: '/admin-user/people/' },
  { list: '/admin-user/articles', leads: '/admin-user/articles/' },
]

async function sound(page: Page, path: string) {
  await page.goto(path)
  await expect.soft(page.getByRole('main'), path).toBeVisible()
  await expectSound(page, path)
}

async function firstOf(page: Page, { list, leads }: (typeof lists)[number]) {
  await page.goto(list)
  const link = page.getByRole('main').locator(`a[href^="${leads}"]`).first()
  await expect(link, list).toBeVisible()
  return (await link.getAttribute('href'))!
}

/** Half of all that the house has, so that neither story is long. */
const halves = [0, 1].map((half) =>
  [...new Set(inside('ADMIN').map(({ path }) => path))].filter((_, at) => at % 2 === half),
)

test('tabs of the house, and pages of one person and one text, are sound', async ({ page }) => {
  await signIn(page, 'demo-admin')
  for (const path of tabs) await sound(page, path)
  for (const one of lists) await sound(page, await firstOf(page, one))
})

for (const [at, paths] of halves.entries())
  test(`every page of the house is sound from right to left too, ${at + 1}`, async ({ page }) => {
    await page.goto('/rtl')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await signIn(page, 'demo-admin')
    for (const path of paths) {
      await sound(page, path)
      await expect.soft(page.locator('html'), path).toHaveAttribute('dir', 'rtl')
    }
  })
