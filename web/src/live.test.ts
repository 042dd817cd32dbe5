import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let busyTimes = 0
const http = createServer((request, response) => {
  if (request.url !== '/api/refresh') return
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ data: { token: 'fresh', user: { id: 'usr_1', type: 'CLIENT' } } }))
})
const io = new Server(http)
const tokens: unknown[] = []
const of = { chat_id: 'cht_1' }
const again = { chat_id: 'cht_2' }
const message = { ...of, client_msg_id: 'hello-there', body: 'Hello.' }

beforeAll(async () => {
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`))
  vi.stubGlobal('document', { cookie: '' })
  await import('./live-line.ts')
  io.use((socket, next) => {
    const { token } = socket.handshake.auth
    tokens.push(token)
    if (busyTimes-- > 0) return next(Object.assign(new Error('busy'), { data: { code: 'busy' } }))
    next(token === 'fresh' ? undefined : Object.assign(new Error('signed_out'), { data: { code: 'signed_out' } }))
  })
  io.on('connection', (socket) => {
    socket.on('chat:join', (body, answer) => answer({ data: body }))
    socket.on('chat:message', (_, answer) => answer({ problem: { code: 'wrong_state', status: 409 } }))
    socket.on('chat:beat', () => socket.conn.close())
  })
})
afterAll(async () => {
  const { hangUp } = await import('./live.ts')
  await hangUp()
  await io.close()
})

const joined = async () => {
  const { useConnected } = await import('./live.ts')
  await vi.waitFor(() => expect(useConnected.getState().connected).toBe(true), 5000)
}

test('an old token is refreshed and the socket joins with the new one', async () => {
  const { remember } = await import('./session/session.ts')
  const { on } = await import('./live.ts')
  const { setSecure } = await import('./session/secure.ts')
  setSecure(true)
  remember({ token: 'old' })
  on('chat:changed', () => undefined)
  await joined()
  expect(tokens).toEqual(['old', 'fresh'])
})

test('an acknowledgement is data, or throws its problem', async () => {
  const { emit } = await import('./live.ts')
  expect(await emit('chat:join', of)).toEqual(of)
  await expect(emit('chat:message', message)).rejects.toMatchObject({ status: 409, problem: { code: 'wrong_state' } })
})

test('what the server tells is heard until one stops listening', async () => {
  const { on } = await import('./live.ts')
  const got: unknown[] = []
  const stop = on('notice:new', (body) => got.push(body))
  io.emit('notice:new', { id: 1 })
  await vi.waitFor(() => expect(got).toEqual([{ id: 1 }]))
  stop()
  io.emit('notice:new', { id: 2 })
  const { emit } = await import('./live.ts')
  await emit('chat:join', of)
  expect(got).toHaveLength(1)
})

test('a connection that breaks before the answer is status 0, and comes back by itself', async () => {
  const { emit } = await import('./live.ts')
  await expect(emit('chat:beat', of)).rejects.toMatchObject({ status: 0, problem: undefined })
  await expect(emit('chat:join', of)).rejects.toMatchObject({ status: 0 })
  await joined()
  expect(await emit('chat:join', again)).toEqual(again)
})

test('a server that is busy is asked again, until it lets in', async () => {
  const { useConnected } = await import('./live.ts')
  busyTimes = 2
  io.disconnectSockets(true)
  await vi.waitFor(() => expect(useConnected.getState().connected).toBe(false), 5000)
  await joined()
  expect(busyTimes).toBeLessThanOrEqual(0)
})

test('the readers whom the page shows are those one hears of, the newest hundred of them', async () => {
  const watched: unknown[] = []
  for (const socket of io.sockets.sockets.values())
    socket.on('reader:watch', ({ reader_ids }) => watched.push(reader_ids))
  const { noteAvailability } = await import('./availability.ts')
  const ids = Array.from({ length: 120 }, (_, n) => `usr_${n}`)
  noteAvailability(ids.map((id) => ({ id, availability: 'offline' as const })))
  noteAvailability([{ id: 'usr_3', availability: 'available' }])
  await vi.waitFor(() => expect(watched).toEqual([[...ids.slice(21), 'usr_3']]), 5000)
})

test('the compiler refuses what is not declared', async () => {
  const { emit, on } = await import('./live.ts')
  const refused = () => {
    // @ts-expect-error No such event.
    on('chat:gone', () => undefined)
    // @ts-expect-error A notice has no body here.
    on('notice:new', ({ body }) => body)
    // @ts-expect-error What the server tells is nothing to say.
    void emit('notice:new', { id: 'ntc_1', title: 'News' })
    // @ts-expect-error A field is missing.
    void emit('chat:read', of)
    // @ts-expect-error The answer to a beat is a clock, not a message.
    void emit('chat:beat', of).then(({ body }) => body)
  }
  expect(refused).toBeTypeOf('function')
})
