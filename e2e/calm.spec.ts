import type { Page } from '@playwright/test'
import { inside } from './map.ts'
import { newClient } from './people.ts'
import { enterWith } from './room.ts'
import { expect, phone, signIn, test } from './story.ts'

/** Of the part of the window that moved, times how far: from here on people notice. */
const shiftMax = 0.02
/** So much later than the one before each call of a page is answered, so that whatever can push the rest about does. */
const apartMs = 120

interface Moved {
  shift: number
  what: string[]
}

/** Runs in the page before its own code: adds up what the browser tells of parts that moved by themselves, and names them. */
function watchMoves() {
  const moved: Moved = { shift: 0, what: [] }
  Object.assign(globalThis, { moved })
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      moved.shift += value
      moved.what.push(...sources.map(({ node }) => `${value.toFixed(3)} ${node?.textContent?.slice(0, 60)}`))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Two frames are drawn: what has come by now has been seen, and told of. */
const seen = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Opens a page as for the first time, its answers coming one after another, and says what moved until all of it stood. */
async function movesOf(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('main [aria-busy=true], #root [data-coming]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(seen)
  return page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved)
}

/** From now on the pages of this window are watched, and their calls answered one after another. */
async function slowed(page: Page) {
  await page.setViewportSize(phone)
  await page.addInitScript(watchMoves)
  let free = 0
  await page.route('**/api/**', async (route) => {
    free = Math.max(free, performance.now()) + apartMs
    const wait = free - performance.now()
    await new Promise((done) => setTimeout(done, wait))
    await route.continue().catch(() => undefined)
  })
}

async function expectCalm(page: Page, path: string) {
  const { shift, what } = await movesOf(page, path)
  expect.soft(shift, `${path} moves: ${what.join('; ')}`).toBeLessThanOrEqual(shiftMax)
}

for (const [role, who] of [
  ['CLIENT', 'demo-client'],
  ['READER', 'demo-reader'],
  ['ADMIN', 'demo-admin'],
] as const)
  test(`nothing moves by itself while a page of ${who} comes @phone`, async ({ page }) => {
    await signIn(page, who)
    await slowed(page)
    for (const path of new Set(['/psychics', ...inside(role).map((row) => row.path)])) await expectCalm(page, path)
  })

test('nothing moves by itself while a room comes, nor on the pages beside it @phone', async ({ page, request }) => {
  await signIn(page, await newClient(request))
  await enterWith(page, 'Idris Vale')
  const room = new URL(page.url()).pathname
  await slowed(page)
  for (const path of [room, '/psychics', '/admin-user/wallet']) await expectCalm(page, path)
})
