import { type Browser, chromium, devices, type Page } from '@playwright/test'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

/** A phone of the middle class on a slow mobile network: 1.6 Mbit/s, 150 ms there and back, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slower = 4
const rounds = 3
/** So long after its load a page may still move or work. */
const quietMs = 3000

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

const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN

/** What came over the wire, by kind, and what was asked of another host. */
function counted(page: Page, origin: string) {
  const bytes: Record<string, number> = {}
  let foreign = 0
  page.on('requestfinished', async (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign += 1
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }))
    bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize
  })
  return () => ({ bytes, foreign })
}

async function visit(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const wire = counted(page, origin)
  const reading = await context.newCDPSession(page)
  await reading.send('Network.enable')
  await reading.send('Network.emulateNetworkConditions', network)
  await reading.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(quietMs)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await context.close()
  return { ...seen, ...wire() }
}

/** What a first visit to the public pages is like on such a phone; each the middle of three, the first one warms the server. */
export async function run(): Promise<Row[]> {
  const site = await openSite()
  const origin = `http://localhost:${site.port}`
  const found = await fetch(`${origin}/api/v2/public/psychic-readers?limit=1`)
  const id = ((await found.json()) as { data: { id: string }[] }).data[0]?.id ?? ''
  const browser = await chromium.launch({ executablePath: process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium' })
  const rows: Row[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['directory', '/psychics'],
    ['profile', `/profile/${id}`],
  ] as const) {
    await fetch(origin + path)
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin, path))
    const of = (take: (one: (typeof visits)[number]) => number) => middle(visits.map(take))
    const against = 'our limit'
    rows.push(
      {
        what: `${name}: content painted, slow phone`,
        measured: of((one) => one.paintedMs),
        unit: 'ms',
        against,
        limit: 600,
      },
      { what: `${name}: layout shift × 1000`, measured: of((one) => one.shift * 1000), unit: '', against, limit: 20 },
      { what: `${name}: longest task, slow phone`, measured: of((one) => one.longestMs), unit: 'ms' },
      {
        what: `${name}: code over the wire`,
        measured: of((one) => (one.bytes.script ?? 0) / 1000),
        unit: 'kB',
        against,
        limit: 185,
      },
      {
        what: `${name}: fonts over the wire`,
        measured: of((one) => (one.bytes.font ?? 0) / 1000),
        unit: 'kB',
        against,
        limit: 50,
      },
      { what: `${name}: requests to another host`, measured: of((one) => one.foreign), unit: '' },
    )
  }
  await browser.close()
  await site.close()
  return rows
}
