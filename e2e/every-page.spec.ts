import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

const map = readFileSync(join(import.meta.dirname, '../web/src/routes.tsx'), 'utf8')

/** The rows of the site's map; those that need an id are visited by the stories of their feature. */
const rows = [...map.matchAll(/\b(anyone|visitor|member)\(\s*'([^':*]+)',\s*'[^']+',?([^)]*)\)/g)].map(
  ([, who = '', path = '', roles = '']) => ({ who, path, roles: roles.match(/CLIENT|READER|ADMIN/g) ?? [] }),
)
const open = rows.filter(({ who }) => who !== 'member')
const inside = (role: string) =>
  rows.filter(({ who, roles }) => who === 'member' && (!roles.length || roles.some((one) => one === role)))

async function walk(page: Page, paths: string[]) {
  for (const path of new Set(paths)) {
    await page.goto(path)
    await expect.soft(page.getByRole('main'), path).toBeVisible()
    await expectSound(page, path)
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
