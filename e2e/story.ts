import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

export { expect }

/** What a page must never do behind the person's back: throw, or complain in its console. */
function watch(page: Page, faults: string[]) {
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (line) => {
    // The browser itself notes every answer of 400 and above; what the site makes of it is the story's business.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) faults.push(line.text())
  })
}

export type Demo = 'demo-client' | 'demo-reader' | 'demo-admin'

/** Signs a demo person in, the way a person does. */
export async function signIn(page: Page, who: Demo) {
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill(who)
  await page.getByLabel('Password', { exact: true }).fill('evenlight-demo')
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

interface Story {
  /** What any page of the story complained of; a story with a fault fails, told or not. */
  faults: string[]
  /** A second person, signed in, in a browser of their own. */
  person: (who: Demo) => Promise<Page>
}

export const test = base.extend<Story>({
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
    await lend(async (who) => {
      const context = await browser.newContext()
      opened.push(context)
      context.on('page', (page) => watch(page, faults))
      const page = await context.newPage()
      await signIn(page, who)
      return page
    })
    for (const context of opened) await context.close()
  },
})
