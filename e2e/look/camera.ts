import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { signIn, watch } from '../story.ts'
import { faultsOf } from './examine.ts'
import type { Furnished } from './furnished.ts'

const folder = process.env.EVENLIGHT_PICTURES ?? join(import.meta.dirname, '../../look')
const listed = (name: string) => process.env[name]?.split(',').filter(Boolean) ?? []
const chosen = <T>(all: readonly T[], names: string[]) =>
  names.length ? all.filter((one) => names.includes(String(one))) : all

const widths = chosen([390, 768, 992, 1440], listed('EVENLIGHT_WIDTHS'))
const looks = chosen(['light', 'dark', 'rtl'] as const, listed('EVENLIGHT_LOOKS'))
const heights: Record<number, number> = { 390: 844, 768: 1024, 992: 768, 1440: 900 }

/** Still, with its letters, its pictures and what it asked for. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

export interface Camera {
  /** Photographs what is on the page at every width and look, and notes what is wrong. `window`: no longer than the window. */
  shoot(page: Page, name: string, kind?: 'page' | 'window'): Promise<void>
  /** A further person, signed in, in a browser of their own. */
  person(who: string): Promise<Page>
}

async function shootAll(page: Page, name: string, kind: 'page' | 'window', complaints: string[]) {
  const faults: string[] = []
  await page.waitForLoadState('networkidle').catch(() => undefined)
  for (const width of widths)
    for (const look of looks) {
      const label = `${name}-${width}-${look}`
      const height = heights[width] ?? 900
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' })
      await page.evaluate((dir) => (document.documentElement.dir = dir), look === 'rtl' ? 'rtl' : 'ltr')
      await settled(page)
      for (const fault of await faultsOf(page, look)) faults.push(`${label}: ${fault}`)
      // As high as the page, so that what floats at the foot of the window lies over nothing.
      if (kind === 'page') await page.setViewportSize({ width, height: Math.max(height, await heightOf(page)) })
      await page.screenshot({ path: join(folder, `${label}.png`) })
      for (const complaint of complaints.splice(0)) faults.push(`${label}: console ${complaint}`)
    }
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, url: new URL(page.url()).pathname, faults }))
}

export const look = base.extend<{ camera: Camera; complaints: string[] }, { site: Furnished }>({
  site: [({}, lend) => lend(JSON.parse(process.env.EVENLIGHT_LOOK ?? '{}') as Furnished), { scope: 'worker' }],
  baseURL: ({ site }, lend) => lend(site.url),
  complaints: async ({ context }, lend) => {
    const complaints: string[] = []
    context.on('page', (page) => watch(page, complaints))
    await lend(complaints)
  },
  camera: async ({ browser, complaints, contextOptions }, lend) => {
    mkdirSync(folder, { recursive: true })
    const opened: BrowserContext[] = []
    const person = async (who: string) => {
      const context = await browser.newContext(contextOptions)
      opened.push(context)
      context.on('page', (page) => watch(page, complaints))
      const page = await context.newPage()
      await signIn(page, who)
      return page
    }
    await lend({ person, shoot: (page, name, kind = 'page') => shootAll(page, name, kind, complaints) })
    for (const context of opened) await context.close()
  },
})
