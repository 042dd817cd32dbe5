import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// As behind a proxy that knows no WebSocket: calls are answered, an upgrade is refused.
let lets = false
const http = createServer((request, response) => {
  response.writeHead(request.url === '/healthz' ? 200 : 404)
  response.end()
})
const io = new Server(http)
http.prependListener('upgrade', (_, socket) => {
  if (!lets) socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
})

beforeAll(async () => {
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  const { address } = { address: location.origin }
  const given = fetch
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => given(new URL(path, address), options))
})
afterAll(async () => {
  const { hangUp } = await import('./live.ts')
  await hangUp()
  await io.close()
})

test('a network that lets no socket through is known by it, until one comes through', async () => {
  const { on, useConnected } = await import('./live.ts')
  const { setSecure } = await import('./session/secure.ts')
  await import('./live-line.ts')
  setSecure(true)
  on('notice:new', () => undefined)
  await vi.waitFor(() => expect(useConnected.getState()).toMatchObject({ connected: false, blocked: true }), 10_000)
  lets = true
  await vi.waitFor(() => expect(useConnected.getState()).toMatchObject({ connected: true, blocked: false }), 10_000)
})
