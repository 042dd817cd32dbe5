import type { Page } from '@playwright/test'
import { inside, open } from './map.ts'
import { expectReadsLarge, expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

async function walk(page: Page, paths: string[]) {
  for (const path of new Set(paths)) {
    await page.goto(path)
    await expect.soft(page.getByRole('main'), path).toBeVisible()
    await expectSound(page, path)
    // The page of parts shows the longest word there is, which no phone holds in letters so large.
    if (path !== '/dev/ui') await expectReadsLarge(page, path)
  }
}

test('every page that anybody may see is sound @both', async ({ page }) => {
  expect(open.length).toBeGreaterThan(1)
  await walk(
    page,
    open.map(({ path }) => path),
  )
})

for (const [role, who] of [
  ['CLIENT', 'demo-client'],
  ['READER', 'demo-reader'],
  ['ADMIN', 'demo-admin'],
] as const) {
  test(`every page of ${who} is sound @both`, async ({ page }) => {
    await signIn(page, who)
    await walk(
      page,
      inside(role).map(({ path }) => path),
    )
  })
}
