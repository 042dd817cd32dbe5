import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { faultsOfLayout } from './layout.ts'

/** 400 % zoom of a window 1280 pixels wide, and 200 % of one of 1440 by 900. */
const ZOOMED = [
  { width: 320, height: 700 },
  { width: 720, height: 450 },
]

async function expectFits(page: Page, at: string) {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.soft.poll(over, { message: `${at} scrolls sideways` }).toBeLessThanOrEqual(0)
}

type Narrowed = (axe: AxeBuilder) => AxeBuilder
const everyRule: Narrowed = (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
/** All that another scheme can change. */
const colours: Narrowed = (axe) => axe.withRules(['color-contrast', 'link-in-text-block'])

async function expectNoFault(page: Page, at: string, rules: Narrowed) {
  // Legacy: in this page alone, without a second one to gather frames in; there are none.
  const { violations } = await rules(new AxeBuilder({ page }).setLegacyMode()).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`))
  expect.soft(found, at).toEqual([])
}

/** On a phone whose owner reads with letters twice as large. */
export async function expectReadsLarge(page: Page, name: string) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const letters = (size: string) => page.evaluate((to) => void (document.documentElement.style.fontSize = to), size)
  await letters('200%')
  await expectFits(page, `${name} (letters twice as large)`)
  await letters('')
  if (size) await page.setViewportSize(size)
}

/** A page that anybody can use: it says what it is, fits the window and one that is zoomed into, and has no fault that a machine can find. */
export async function expectSound(page: Page, name: string) {
  const size = page.viewportSize()
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeAttached()
  for (const [colorScheme, rules] of [
    ['light', everyRule],
    ['dark', colours],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectFits(page, name)
    await expectNoFault(page, `${name} (${colorScheme}, ${size?.width})`, rules)
  }
  for (const zoomed of ZOOMED) {
    await page.setViewportSize(zoomed)
    await expectFits(page, `${name} (${zoomed.width})`)
    await expect.soft.poll(() => faultsOfLayout(page), `${name} (${zoomed.width})`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}
