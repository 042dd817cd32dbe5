import { createServer } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Server } from 'socket.io'
import { startPostgres } from '../server/test/postgres.ts'
import { seedReaders } from '../server/test/readers.ts'
import { pair } from '../server/test/readings.ts'
import { openStanding } from '../server/test/standing.ts'
import { newId } from '../server/src/kernel/ids.ts'
import { asker } from './ask.ts'
import type { Seat } from './relay-load.ts'

/** The side that is measured, in a process of its own: the plain relay, or the product on its own PostgreSQL. */
export interface Given {
  what: 'plain' | 'product'
  sockets: number
  /** Whether a thread beside the plain relay never rests. */
  isBurning?: boolean
  /** So many more readings that somebody may end. */
  readings?: number
  /** So many more readers to search among. */
  readers?: number
}
const given = JSON.parse(process.argv[2]!) as Given
const { what, sockets: count, isBurning = false, readings: endable = 0, readers = 0 } = given

const plain = async () => {
  if (isBurning) new Worker('for (;;);', { eval: true })
  const http = createServer()
  const io = new Server(http, { serveClient: false, transports: ['websocket'] })
  const sockets: { emit: (event: string, data: unknown) => unknown }[] = []
  io.on('connection', (socket) => {
    const own = sockets.push(socket) - 1
    Reflect.deleteProperty(socket.conn, 'request')
    socket.on('m', (data: { c: number }, ack: (answer: object) => void) => {
      sockets[own ^ 1]?.emit('m', data)
      ack({ c: data.c })
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    port: (http.address() as { port: number }).port,
    seats: Array.from({ length: count }, (): Seat => ({})),
    stop: async () => {},
  }
}

const product = async () => {
  const postgres = await startPostgres({ shared_buffers: '256MB', max_wal_size: '4GB', jit: 'off' })
  const standing = await openStanding(
    { url: postgres.urlOf('postgres') },
    mkdtempSync(join(tmpdir(), 'evenlight-bench-')),
  )
  const seats: Seat[] = []
  const { database, clock } = standing
  await seedReaders(database, readers)
  // Those of the seats are numbered as these are.
  await database.pool.query(`update account_person set username = 'sought-' || username`)
  for (let n = 0; n < count / 2; n++) {
    const { client, reader } = await pair(standing.house, { free_seconds: 36_000 })
    const readingId = newId('cht')
    const now = clock.now()
    await database.pool.query(
      `insert into reading (id, channel, client_id, reader_id, state, continue_on_paid, rate_cents_per_minute, requested_at, accepted_at, opened_at, started_at, free_seconds_held)
       values ($1, 'chat', $2, $3, 'open', false, 48, $4, $4, $4, $4, 36000)`,
      [readingId, client.id, reader.id, new Date(now)],
    )
    seats.push({ token: client.token, readingId }, { token: reader.token, readingId })
  }
  await database.pool.query('vacuum analyze')
  const port = Number(new URL(standing.address).port)
  const ask = asker(port)
  // Last, as both must be in the room soon.
  for (let n = 0; n < endable; n++) {
    const { client, reader } = await pair(standing.house, { free_seconds: 600 })
    const asked = { reader_id: reader.id, channel: 'chat' }
    const { id: readingId } = await ask<{ id: string }>('/api/v2/chats', asked, client.token)
    await ask('/api/v2/update_chat', { chat_id: readingId, action: 'accept' }, reader.token)
    for (const { token } of [client, reader]) seats.push({ token, readingId, isQuiet: true })
  }
  const stop = async () => {
    await standing.close()
    await postgres.stop()
  }
  return { port, seats, stop }
}

const { port, seats, stop } = await (what === 'plain' ? plain() : product())
process.once('message', () => void stop().then(() => process.exit(0)))
process.send!({ port, seats })
// Nobody is left to ask it to stop.
process.on('disconnect', () => process.exit(1))
