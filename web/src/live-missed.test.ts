import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

const hourMs = 3_600_000
let quietMs = 0
const http = createServer()
const io = new Server(http)

beforeAll(async () => {
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`))
  vi.stubGlobal('document', { cookie: '' })
  io.on('connection', (socket) => socket.emit('hello', { quiet_ms: quietMs }))
})
afterEach(async () => {
  const { hangUp } = await import('./live.ts')
  await hangUp()
  vi.resetModules()
})
afterAll(() => io.close())

/** A page as it begins, whose line stands; how often it has to ask again since. */
async function begun() {
  const { on, useConnected } = await import('./live.ts')
  await import('./live-line.ts')
  const { setSecure } = await import('./session/secure.ts')
  setSecure(true)
  const heard = new Promise<void>((hello) => void on('hello', () => hello()))
  await heard
  return () => useConnected.getState().missed
}

test('a page that was told nothing while it came has missed nothing, until its line breaks', async () => {
  quietMs = 24 * hourMs
  const missed = await begun()
  expect(missed()).toBe(0)
  io.disconnectSockets(true)
  await vi.waitFor(() => expect(missed()).toBe(1), 5000)
})

test('a page that may have been told something while it came asks again', async () => {
  quietMs = 0
  const missed = await begun()
  expect(missed()).toBe(1)
})
