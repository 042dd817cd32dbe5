import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket as Line } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Server, type Socket } from 'socket.io'
import { io } from 'socket.io-client'
import { afterAll, expect, test, vi } from 'vitest'
import { writeStraight } from './straight.ts'

const http = createServer()
const server = new Server(http, { serveClient: false })
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

/** Two ends of one connection; `long` counts what went the long way. */
const connected = async (transports: string[]) => {
  const came = once(server, 'connection')
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports, reconnection: false })
  const heard: unknown[] = []
  client.on('said', (what: unknown) => heard.push(what))
  const joined = once(client as never, 'connect')
  const [socket] = (await came) as [Socket]
  await joined
  const long = vi.fn<() => void>()
  socket.conn.on('flush', long)
  writeStraight(socket.conn)
  return { client, socket, heard, long }
}
const lineOf = (client: { io: { engine: { transport: unknown } } }) =>
  (client.io.engine.transport as { ws: { pause(): void; resume(): void } }).ws

// What stands around a text in its frame: 4 2 [ "said" , " " ]
const around = '42["said",""]'.length
const frames = [14, 125, 126, 4000, 65_535, 65_536, 70_000]
const texts = frames.map((length) => 'a'.repeat(length - around))

test('what is said arrives as it was said, in its order, whatever it is', async () => {
  const { client, socket, heard, long } = await connected(['websocket'])
  const said = [...texts, 'Grüße', '夜の星 ✨'.repeat(40), { deep: [{ text: '\u0000"\\' }] }, Buffer.from([1, 2, 3]), 7]
  for (const what of said) socket.emit('said', what)
  await vi.waitFor(() => expect(heard).toEqual(said))
  expect(long).toHaveBeenCalled()
  client.disconnect()
})

test('a short text goes straight, a binary one and one that is very long do not', async () => {
  const { client, socket, heard, long } = await connected(['websocket'])
  for (const what of ['hello', 'é'.repeat(300), 'a'.repeat(60_000)]) {
    socket.emit('said', what)
    await vi.waitFor(() => expect(heard.at(-1)).toBe(what))
  }
  expect(long).not.toHaveBeenCalled()
  socket.emit('said', Buffer.from([1]))
  expect(long).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(heard).toHaveLength(4))
  socket.emit('said', 'a'.repeat(70_000))
  expect(long).toHaveBeenCalledTimes(2)
  client.disconnect()
})

test('a client that does not read is written to the long way, and hears all of it in order when it does', async () => {
  const { client, socket, heard, long } = await connected(['websocket'])
  lineOf(client as never).pause()
  const count = 4000
  for (let n = 0; n < count; n++) {
    socket.emit('said', `${n} ${'x'.repeat(n % 7 ? 3000 : 3)}`)
    if (n % 100 === 0) await wait(0)
  }
  expect(long).toHaveBeenCalled()
  expect(heard.length).toBeLessThan(count)
  lineOf(client as never).resume()
  await vi.waitFor(() => expect(heard).toHaveLength(count), 10_000)
  expect(heard.map((text) => Number.parseInt(text as string, 10))).toEqual(Array.from({ length: count }, (_, n) => n))
  client.disconnect()
})

test('nothing is lost or out of order while a connection changes from polling to its line', async () => {
  const { client, socket, heard, long } = await connected(['polling', 'websocket'])
  let said = 0
  while (!(socket.conn.upgraded && said > 300)) {
    socket.emit('said', said++)
    if (said % 10 === 0) await wait(1)
  }
  await vi.waitFor(() => expect(heard).toEqual(Array.from({ length: said }, (_, n) => n)), 10_000)
  long.mockClear()
  socket.emit('said', 'at last')
  await vi.waitFor(() => expect(heard.at(-1)).toBe('at last'))
  expect(long).not.toHaveBeenCalled()
  client.disconnect()
})

test('to a socket that is closing or gone nothing is written', async () => {
  const { client, socket, heard } = await connected(['websocket'])
  const { socket: ws } = socket.conn.transport as unknown as { socket: { _socket: Line; close(): void } }
  const written = vi.spyOn(ws._socket, 'write')
  socket.emit('said', 'before')
  await vi.waitFor(() => expect(heard).toEqual(['before']))
  expect(written).toHaveBeenCalledTimes(1)
  ws.close()
  socket.emit('said', 'after')
  await vi.waitFor(() => expect(client.connected).toBe(false))
  socket.conn.write('2["said","after"]')
  expect(written.mock.calls.filter(([bytes]) => String(bytes).includes('after'))).toEqual([])
})
