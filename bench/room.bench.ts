import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { asker } from './ask.ts'
import { openFrames } from './frames.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const perSecond = 60
const seconds = 10
const beatMs = 2000
const longTaskMs = 50
const password = 'evenlight-demo'
const words = 'The Six of Swords again. You are already on the water, so what are you carrying with you?'

interface Person {
  token: string
  user: { id: string }
}

/** The reader, without a browser: on the site, then in the room, and writing. */
async function come(port: number, token: string) {
  let opened = () => {}
  const isOpen = new Promise<void>((resolve) => (opened = resolve))
  const line = await openFrames(port, '/socket.io/?EIO=4&transport=websocket', (text, own) => {
    if (text.startsWith('0')) own.send(`40${JSON.stringify({ token })}`)
    if (text === '2') own.send('3')
    if (text.startsWith('40')) opened()
    if (text.includes('"problem"')) throw new Error(text)
  })
  await isOpen
  return (readingId: string) => {
    const say = (event: string, body = {}) =>
      line.send(`421${JSON.stringify([event, { chat_id: readingId, ...body }])}`)
    say('chat:join')
    const beat = setInterval(() => say('chat:beat'), beatMs)
    let written = 0
    const write = () => say('chat:message', { client_msg_id: randomUUID(), body: `${++written}. ${words}` })
    return { write, leave: () => clearInterval(beat) }
  }
}

async function signIn(page: Page, who: string) {
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill(who)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

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
  const ask = asker(site.port)
  const of = (login: string) => ask<Person>('/api/login', { login, password })
  const [client, reader] = [await of('demo-client'), await of('demo-reader')]
  const enter = await come(site.port, reader.token)
  await ask('/api/v2/reader-dash-board/save', { availability: 'available' }, reader.token)
  const reading = await ask<{ id: string }>(
    '/api/v2/chats',
    { reader_id: reader.user.id, channel: 'chat' },
    client.token,
  )
  const browser = await chromium.launch({ executablePath: process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium' })
  const page = await browser.newPage({
    baseURL: `http://localhost:${site.port}`,
    viewport: { width: 390, height: 844 },
  })
  await signIn(page, 'demo-client')
  await ask('/api/v2/update_chat', { chat_id: reading.id, action: 'accept' }, reader.token)
  const { write, leave } = enter(reading.id)
  await page.goto(`/ongoing/${reading.id}`)
  await page.getByRole('log').waitFor()
  await page.getByText('not started').first().waitFor()
  await ask('/api/v2/update_chat', { chat_id: reading.id, action: 'start' }, reader.token)
  await page.getByText('running').first().waitFor()
  const rows: Row[] = []
  for (const [slower, how] of [
    [1, 'as it is'],
    [4, 'four times slower'],
  ] as const) {
    const { long, longestMs } = await flooded(browser, page, write, slower)
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
