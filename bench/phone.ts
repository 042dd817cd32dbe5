import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'

/** A phone of the middle class on a slow mobile network: 1.6 Mbit/s, 150 ms there and back, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slower = 4
/** So long after its load a page may still move or work. */
const quietMs = 3000

export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
export const openBrowser = () =>
  chromium.launch({ executablePath: process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium' })

interface Seen {
  paintedMs: number
  shift: number
  longestMs: number
}

/** Runs in the page before its own code: keeps what the browser tells of painting, moving and working. */
function watch() {
  const seen = { paintedMs: 0, shift: 0, longestMs: 0 }
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.paintedMs = startTime))
  on('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  on('longtask', ({ duration }) => (seen.longestMs = Math.max(seen.longestMs, duration)))
  Object.assign(globalThis, { seen })
}

/** What came over the wire, by kind; how much was asked for, of whom, and what more than once. */
function counted(page: Page, origin: string) {
  const bytes: Record<string, number> = {}
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  page.on('websocket', (socket) => asked.push(`GET ${socket.url()}`))
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }))
    bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize
  })
  const ours = [origin, origin.replace('http', 'ws'), 'data:', 'blob:']
  return () => ({
    bytes,
    asked: asked.length,
    again: asked.length - new Set(asked).size,
    foreign: asked.filter((one) => !ours.some((start) => one.split(' ')[1]?.startsWith(start))).length,
  })
}

/** What it is like to open a page on such a phone that has nothing of the site but who is signed in. */
export async function visit(context: BrowserContext, origin: string, path: string) {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const wire = counted(page, origin)
  const reading = await context.newCDPSession(page)
  await reading.send('Network.enable')
  await reading.send('Network.clearBrowserCache')
  await reading.send('Network.emulateNetworkConditions', network)
  await reading.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(quietMs)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await page.close()
  return { ...seen, ...wire() }
}

export type Visit = Awaited<ReturnType<typeof visit>>

/** The middle of several visits. */
export const middleOf =
  (visits: Visit[]) =>
  (take: (one: Visit) => number): number =>
    visits.map(take).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? NaN
