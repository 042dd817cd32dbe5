import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Reading, ServerClock } from '../calls.ts'

const running: ServerClock = {
  server_time: '2026-11-20T10:00:05.000Z',
  running: true,
  standby: false,
  stopped_by: [],
  free_seconds_used: 5,
  paid_seconds_used: 0,
  seconds_left: 595,
  left_of: 'free',
  free_seconds_left: 595,
  paid_seconds_left: 0,
}
const away: ServerClock = { ...running, running: false, standby: true, stopped_by: ['client_away'] }
const reading: Reading = {
  id: 'cht_one',
  channel: 'chat',
  client: { id: 'usr_ida', username: 'ida' },
  reader: { id: 'usr_mara', username: 'mara', display_name: 'Mara Linden' },
  state: 'open',
  continue_on_paid: false,
  clock: running,
  events: [],
  requested_at: '2026-11-20T09:59:00.000Z',
  top_ups_left: 3,
  short_away: [],
}

const http = createServer()
const io = new Server(http)
const beats: ((answer: unknown) => void)[] = []
let tick = () => {}

beforeAll(async () => {
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener = (_: string, heard: () => void) => void (tick = heard)
      terminate = () => {}
    },
  )
  io.on('connection', (socket) => {
    socket.on('chat:join', (_, answer) => answer({ data: reading }))
    socket.on('chat:beat', (_, answer) => beats.push(answer))
    socket.emit('hello', { quiet_ms: 3_600_000 })
  })
})
afterAll(() => io.close())

test('what a lost line did not cost stays told, though the reading is told before the beat is answered', async () => {
  const { on, hangUp } = await import('../../live.ts')
  await import('../../live-line.ts')
  const { setSecure } = await import('../../session/secure.ts')
  const { joinRoom } = await import('./room-connection.ts')
  const { initRoom, useRoom } = await import('./room.ts')
  const nowMs = vi.spyOn(performance, 'now').mockReturnValue(1000)
  setSecure(true)
  await new Promise<void>((hello) => void on('hello', () => hello()))
  initRoom(reading, [])
  const leave = joinRoom(reading.id, () => {})
  await vi.waitFor(() => expect(beats).toHaveLength(1))
  beats[0]!({ data: { ...running, seq: 0 } })
  await vi.waitFor(() => expect(useRoom.getState().busy).toBe(false))

  nowMs.mockReturnValue(9000)
  tick()
  await vi.waitFor(() => expect(beats).toHaveLength(2))
  expect(useRoom.getState().lost).not.toBeNull()
  io.emit('chat:changed', { ...reading, clock: away })
  await vi.waitFor(() => expect(useRoom.getState().spared).toBe(8))
  nowMs.mockReturnValue(9100)
  tick()
  beats[1]!({ data: { ...running, seq: 0 } })
  await vi.waitFor(() => expect(useRoom.getState().answered?.clock.running).toBe(true))
  expect(useRoom.getState().spared).toBe(8)
  leave()
  await hangUp()
})

test('a line that has not stood yet is not called lost, and one that stood is at once', async () => {
  const { hangUp, useConnected } = await import('../../live.ts')
  const { joinRoom } = await import('./room-connection.ts')
  const { initRoom, useRoom } = await import('./room.ts')
  useConnected.setState({ connected: false })
  initRoom(reading, [])
  const leave = joinRoom(reading.id, () => {})
  useConnected.setState({ blocked: false })
  expect(useRoom.getState().lost).toBeNull()
  useConnected.setState({ connected: true })
  useConnected.setState({ connected: false })
  expect(useRoom.getState().lost).not.toBeNull()
  leave()
  await hangUp()
})
