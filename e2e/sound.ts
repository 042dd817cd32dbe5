import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const schemes = ['light', 'dark'] as const
/** 400 % zoom of a window 1280 pixels wide. */
const NARROW = { width: 320, height: 700 }

async function expectFits(page: Page, at: string) {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.soft.poll(over, { message: `${at} scrolls sideways` }).toBeLessThanOrEqual(0)
}

async function expectNoFault(page: Page, at: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`))
  expect.soft(found, at).toEqual([])
}

/** A page that anybody can use: it says what it is, fits the window and a narrow one, and has no fault that a machine can find. */
export async function expectSound(page: Page, name: string) {
  const size = page.viewportSize()
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeAttached()
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectFits(page, name)
    await expectNoFault(page, `${name} (${colorScheme}, ${size?.width})`)
  }
  await page.setViewportSize(NARROW)
  await expectFits(page, `${name} (${NARROW.width})`)
  if (size) await page.setViewportSize(size)
}
