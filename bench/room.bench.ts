import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { openRoom, signIn } from './people.ts'
import { openBrowser } from './phone.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const perSecond = 60
const seconds = 10
const longTaskMs = 50
const words = 'The Six of Swords again. You are already on the water, so what are you carrying with you?'

interface Traced {
  name: string
  ph: string
  /** Microseconds that a task held the processor: what others do on the machine meanwhile is not in it. */
  tdur?: number
}

/** Milliseconds of each task of the browser's pages, the longest first, as the browser itself noted them. */
const tasksIn = (trace: Buffer) => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] }
  const tasks = traceEvents.filter(({ name, ph }) => ph === 'X' && name.endsWith('::RunTask'))
  return tasks.map(({ tdur = 0 }) => tdur / 1000).toSorted((a, b) => b - a)
}

/** Slows a page down `times`, sends it sixty messages a second, and sees what that cost it. */
async function flooded(browser: Browser, page: Page, write: () => void, times: number) {
  const reading = await page.context().newCDPSession(page)
  await reading.send('Emulation.setCPUThrottlingRate', { rate: times })
  await sleep(1000)
  await browser.startTracing(page, { categories: ['-*', 'toplevel'] })
  const sinceMs = performance.now()
  for (let sent = 0; sent < perSecond * seconds;) {
    while (sent < Math.min(seconds, (performance.now() - sinceMs) / 1000) * perSecond) {
      write()
      sent++
    }
    await sleep(4)
  }
  await sleep(500)
  const tasks = tasksIn(await browser.stopTracing())
  await reading.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { long: tasks.filter((ms) => ms > longTaskMs).length, longestMs: tasks[0] ?? 0 }
}

/** A reading in a real browser that takes in sixty messages a second: no task of it may last more than 50 ms. */
export async function run(): Promise<Row[]> {
  const site = await openSite()
  const room = await openRoom(site.port)
  const browser = await openBrowser()
  const page = await browser.newPage({
    baseURL: `http://localhost:${site.port}`,
    viewport: { width: 390, height: 844 },
  })
  await signIn(page, 'demo-client')
  await room.turn('accept')
  const { write, leave } = room.enter()
  let written = 0
  const writeOn = () => write(`${++written}. ${words}`)
  await page.goto(`/ongoing/${room.id}`)
  await page.getByRole('log').waitFor()
  await page.getByText('not started').first().waitFor()
  await room.turn('start')
  await page.getByText('running').first().waitFor()
  const rows: Row[] = []
  for (const [slower, how] of [
    [1, 'as it is'],
    [4, 'four times slower'],
  ] as const) {
    const { long, longestMs } = await flooded(browser, page, writeOn, slower)
    const lines = await page.getByRole('log').getByRole('listitem').count()
    rows.push({
      what: `room at ${perSecond} messages a second, ${how}, ${lines} lines: long tasks`,
      measured: long,
      unit: 'tasks',
    })
    rows.push({
      what: 'the same: longest task',
      measured: longestMs,
      unit: 'ms',
      against: 'our limit',
      limit: longTaskMs,
    })
  }
  leave()
  await browser.close()
  await site.close()
  return rows
}
