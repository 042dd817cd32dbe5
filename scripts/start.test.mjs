import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { root } from './run.mjs'

const data = mkdtempSync(join(tmpdir(), 'evenlight-start-'))
const limits = { timeout: 240_000 }
let started = []

/** Whatever a test left running ends, so that the next one finds the folder free. */
afterEach(async () => {
  for (const site of started) site.child.kill('SIGTERM')
  await Promise.all(started.map((site) => site.ended))
  started = []
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** `npm start` without npm: what it said, and how it ended. */
async function start(port, folder) {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(data, folder),
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const site = { child, said: '', url: `http://127.0.0.1:${port}` }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (site.said += bytes))
  site.ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
  started.push(site)
  return site
}

const answers = ({ url }) =>
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  )
const whenOpen = async (site) => {
  await vi
    .waitUntil(() => answers(site), { timeout: 90_000, interval: 50 })
    .catch((error) => {
      throw new Error(`${error.message} It said: ${site.said}`)
    })
}
const refuses = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(!socket.destroy()))
    socket.once('error', () => resolve(true))
  })

test('it starts, says where and as whom, and goes within 10 s of SIGTERM', limits, async () => {
  const site = await start(await freePort(), 'one')
  await whenOpen(site)
  await vi.waitUntil(() => site.said.includes('demo-client'), { timeout: 30_000 })
  expect(site.said).toContain(site.url.replace('127.0.0.1', 'localhost'))
  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(await answers(site)).toBe(false)
})

test('a killed start takes its server along, and the next one opens the same data', limits, async () => {
  const port = await freePort()
  const first = await start(port, 'one')
  await whenOpen(first)
  first.child.kill('SIGKILL')
  await vi.waitUntil(() => refuses(port), { timeout: 15_000 })
  const second = await start(port, 'one')
  await whenOpen(second)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('two run side by side with folders of their own; the same folder is refused', limits, async () => {
  const one = await start(await freePort(), 'one')
  const two = await start(await freePort(), 'two')
  await Promise.all([whenOpen(one), whenOpen(two)])
  const third = await start(await freePort(), 'two')
  expect(await third.ended).toBe(1)
  expect(await answers(two)).toBe(true)
})
