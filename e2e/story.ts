import { test as base, expect } from '@playwright/test'
import type { Browser, BrowserContextOptions, BrowserContext, Page, Response } from '@playwright/test'
import { PASSWORD } from './people.ts'
import { openSite } from './site.ts'

export { expect }

/** What the browser itself notes of a network that fails or refuses; what the site makes of it is the story's business. */
const ofTheBrowser =
  /^(Failed to load resource|WebSocket connection to|Clear-Site-Data header|Service Worker registration blocked)/

/** A person sees a page before they press something; a story would press what the server drew before its code is there. */
function waitForCode(page: Page) {
  for (const way of ['goto', 'reload'] as const) {
    const go = page[way].bind(page) as (...args: unknown[]) => Promise<Response | null>
    const patiently = async (...args: unknown[]) => {
      const answer = await go(...args)
      const only = args.some((arg) => typeof arg === 'object' && arg !== null && 'waitUntil' in arg)
      if (!only) await page.waitForFunction(() => !('pressedEarly' in window))
      return answer
    }
    Object.assign(page, { [way]: patiently })
  }
}

/** The next page is there at once where a window changes its size while one melts into the other. */
const CUT_SHORT = /^Transition was aborted .* Viewport size changed$/

/** What a page must never do behind the person's back: throw, or say anything in its console. */
export function watch(page: Page, faults: string[]) {
  waitForCode(page)
  page.on('pageerror', (error) => {
    if (!CUT_SHORT.test(error.message)) faults.push(error.message)
  })
  page.on('console', (line) => {
    if (!ofTheBrowser.test(line.text())) faults.push(`${line.type()}: ${line.text()}`)
  })
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Signs somebody in, the way a person does. */
export async function signIn(page: Page, who: string) {
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill(who)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

type Person = (who: string, options?: BrowserContextOptions) => Promise<Page>

interface Story {
  /** What any page of the story complained of; a story with a fault fails, told or not. */
  faults: string[]
  /** A further person, signed in, in a browser of their own. */
  person: Person
}

const inOwnBrowser =
  (browser: Browser, faults: string[], opened: BrowserContext[]): Person =>
  async (who, options) => {
    const context = await browser.newContext(options)
    opened.push(context)
    context.on('page', (page) => watch(page, faults))
    const page = await context.newPage()
    await signIn(page, who)
    return page
  }

type Lent = (site: string) => Promise<void>
/** A site that the stories of one file have to themselves. Made for each: one given twice would be one site. */
export const ownSite = (): [(_: object, lend: Lent) => Promise<void>, { scope: 'worker'; timeout: number }] => [
  async ({}, lend) => {
    const { url, close } = await openSite()
    await lend(url)
    await close()
  },
  { scope: 'worker', timeout: 150_000 },
]

export const test = base.extend<Story, { site: string }>({
  site: ownSite(),
  baseURL: ({ site }, lend) => lend(site),
  faults: [
    async ({ context }, lend) => {
      const faults: string[] = []
      context.on('page', (page) => watch(page, faults))
      await lend(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  person: async ({ browser, faults }, lend) => {
    const opened: BrowserContext[] = []
    await lend(inOwnBrowser(browser, faults, opened))
    for (const context of opened) await context.close()
  },
})
