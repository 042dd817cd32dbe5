import type { Page } from '@playwright/test'
import { newClient } from './people.ts'
import { end, enterWith, expectRuns } from './room.ts'
import { expect, signIn, test } from './story.ts'

/** A wide window has room for what the reading may cost, which is one more call. */
const requestsMax: Record<string, number> = { phone: 20, desktop: 21 }

/** Opens a page as for the first time and notes all that it asks for until its line and `stands`, and the calls among it. */
async function firstLoad(page: Page, path: string, stands: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  const asked: string[] = []
  const note = (url: string) => asked.push(url.replace(/^\w+:\/\/[^/]+/, ''))
  page.on('request', (request) => {
    // What the page before still asked for is not of this one.
    if (request.isNavigationRequest()) asked.length = 0
    note(request.url())
  })
  const joined = new Promise<void>((join) =>
    page.on('websocket', (socket) => {
      note(socket.url())
      socket.on('framereceived', ({ payload }) => String(payload).includes('"hello"') && join())
    }),
  )
  await page.goto(path)
  await joined
  await stands()
  return { asked, calls: asked.filter((one) => one.startsWith('/api/')) }
}

/** A part that comes once the line stands asks again, as it has not heard what came before; nothing asks a third time. */
const thrice = (all: string[]) => [...Map.groupBy(all, (one) => one)].filter(([, times]) => times.length > 2)

test('the room is there after few requests, none of them a third time @both', async ({ page, request }, info) => {
  // Nobody else has anything to tell them meanwhile, which would be a reason to ask again.
  await signIn(page, await newClient(request))
  await enterWith(page, 'Idris Vale')
  const room = new URL(page.url()).pathname
  // What is told while a page comes is asked for again, so everything about one's leaving has been told before.
  await page.goto('/our-prices')
  await expect(page.getByText(/clock is stopped/)).toBeVisible()
  const { asked, calls } = await firstLoad(page, room, () => expectRuns(page))
  expect(calls.length).toBeGreaterThan(1)
  expect(thrice(asked)).toEqual([])
  expect(new Set(asked).size, asked.join('\n')).toBeLessThanOrEqual(requestsMax[info.project.name] ?? 0)
  await end(page)
})

// A line that the page before still opened is none of this one's.
const repeated = (asked: string[]) => thrice(asked.filter((one) => !one.startsWith('/socket.io/')))
const shown = (page: Page) => async () => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
for (const path of ['/psychics', '/admin-user/wallet'])
  test(`a client asks for nothing three times at ${path}`, async ({ page, request }) => {
    await signIn(page, await newClient(request))
    const { asked } = await firstLoad(page, path, shown(page))
    expect(repeated(asked)).toEqual([])
  })

test('a moderator asks for nothing three times at the desk', async ({ page }) => {
  await signIn(page, 'demo-moderator')
  const { asked } = await firstLoad(page, '/admin-user/moderation', shown(page))
  expect(repeated(asked)).toEqual([])
})
