import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './story.ts'

const map = readFileSync(join(import.meta.dirname, '../web/src/routes.tsx'), 'utf8')

/** The rows of the site's map; those that need an id are visited by the stories of their feature. */
const rows = [...map.matchAll(/\b(anyone|visitor|member)\(\s*'([^':*]+)',\s*'[^']+',?([^)]*)\)/g)].map(
  ([, who = '', path = '', roles = '']) => ({ who, path, roles: roles.match(/CLIENT|READER|ADMIN/g) ?? [] }),
)
const open = rows.filter(({ who }) => who !== 'member')
const inside = (role: string) =>
  rows.filter(({ who, roles }) => who !== 'visitor' && (!roles.length || roles.some((one) => one === role)))

/** A page that anybody can use: it says what it is, fits the window, and has no fault that a machine can find. */
async function expectSound(page: Page, path: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  const at = `${path} (${scheme})`
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), at).toBeVisible()
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over, `${at} scrolls sideways`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`))
  expect.soft(found, at).toEqual([])
}

async function walk(page: Page, paths: string[]) {
  for (const path of new Set(paths)) {
    await page.goto(path)
    await expect.soft(page.getByRole('main'), path).toBeVisible()
    for (const scheme of ['light', 'dark'] as const) await expectSound(page, path, scheme)
  }
}

test('every page that anybody may see is sound @both', async ({ page }) => {
  test.setTimeout(180_000)
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
    test.setTimeout(180_000)
    await signIn(page, who)
    await walk(
      page,
      inside(role)
        .map(({ path }) => path)
        .filter((path) => path !== '/auth'),
    )
  })
}

test('an address that is nowhere says so', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link').first()).toBeVisible()
})
