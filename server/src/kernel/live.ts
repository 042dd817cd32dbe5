import type { Server as HttpServer } from 'node:http'
import type { Socket as Line } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Server, type Socket } from 'socket.io'
import { parse } from 'zod/v4/core'
import { problemOf, refuse, Refusal, type Problem } from '@evenlight/contract/errors'
import type { Said } from '@evenlight/contract/route'
import type { Announcement } from './database.ts'
import { problemFor } from './errors.ts'
import type { Actor } from './handler.ts'
import { readBy } from './input.ts'
import type { Parts } from './parts.ts'

/** How the server tells browsers what changed. Rooms: `person:<id>`, `chat:<id>`, `role:ADMIN`, `members`. */
export interface Live {
  deliver(told: Announcement[]): void
  /** Ends every socket of this person, or of one sign-in of theirs. */
  disconnect(who: { personId: string; signInId?: string }): void
}
export interface Connection {
  id: string
  actor: Actor
  join(room: string): void
  leave(room: string): void
}
export type Hearing = (context: { connection: Connection; actor: Actor; body: never; now: number }) => Promise<unknown>
/** What one feature hears: per event its contract and its handler, and what it does when a socket came or is gone. */
export interface Hears {
  said: Record<string, Said>
  heard: Record<string, Hearing>
  came?: (connection: Connection) => void
  gone?: (connection: Connection) => void
}

const bytesMax = 64 * 1024
const countersMax = 50_000
const socketsPerPersonMax = 20
interface Heard {
  said: Said
  handler: Hearing
  count: () => void
}
type Ack = (answer: { data: unknown } | { problem: Problem }) => void

const personRoom = (id: string) => `person:${id}`
const signInRoom = (id: string) => `sign-in:${id}`

const lingerMs = 2000
// Up to here every socket is written to by itself: cheaper than one broadcast, which is prepared once for all of them.
const fewSockets = 4

/** The socket server of this node. Call `attach` once the HTTP server exists. */
export const liveServer = (options: { origins: () => string[] }) => {
  const lines = new Set<Line>()
  const io = new Server({
    serveClient: false,
    maxHttpBufferSize: bytesMax,
    transports: ['websocket', 'polling'],
    allowRequest: (request, done) => {
      const { origin } = request.headers
      done(
        null,
        origin === undefined || options.origins().includes(origin) || URL.parse(origin)?.host === request.headers.host,
      )
    },
  })
  const tell = ({ room, event, data, except }: Announcement) => {
    const { adapter, sockets } = io.of('/')
    const here = typeof room === 'string' ? adapter.rooms.get(room) : undefined
    if (typeof room === 'string' && !here) return
    if (!here || here.size > fewSockets)
      return (except === undefined ? io.to(room) : io.to(room).except(except)).emit(event, data)
    for (const id of here) if (id !== except) sockets.get(id)?.emit(event, data)
  }
  const live: Live = {
    deliver: (told) => told.forEach(tell),
    disconnect: ({ personId, signInId }) => {
      io.in(signInId ? signInRoom(signInId) : personRoom(personId)).disconnectSockets(true)
    },
  }

  const hear = (
    socket: Socket,
    connection: Connection,
    event: string,
    { said, handler, count }: Heard,
    parts: Parts,
  ) => {
    socket.on(event, async (sent: unknown, ack: unknown) => {
      const answer: Ack = typeof ack === 'function' ? (ack as Ack) : () => {}
      const { actor } = connection
      try {
        if (said.access !== 'member' && !said.access.includes(actor.role)) throw refuse('wrong_role')
        count()
        const body = readBy(said.body, sent) as never
        const result = await handler({ connection, actor, body, now: parts.clock.now() })
        answer({ data: parse(said.returns, result) })
      } catch (error) {
        if (!(error instanceof Refusal)) parts.log.error({ err: error, event }, 'a socket event failed')
        answer({ problem: problemFor(error, connection.id) })
      }
    })
  }

  // One counter for all sockets of a person; it outlives them, so that coming again is no way round it.
  const counters = new LRUCache<string, () => void>({ max: countersMax })

  const attach = (http: HttpServer, features: Hears[], parts: Parts) => {
    http.on('connection', (line) => {
      lines.add(line)
      line.once('close', () => lines.delete(line))
    })
    io.attach(http)
    io.use(async (socket, next) => {
      const { token } = socket.handshake.auth as { token?: unknown }
      const actor = typeof token === 'string' ? await parts.authenticate(token).catch(() => undefined) : undefined
      if (!actor) return next(Object.assign(new Error('signed_out'), { data: problemOf('signed_out') }))
      if ((io.sockets.adapter.rooms.get(personRoom(actor.id))?.size ?? 0) >= socketsPerPersonMax)
        return next(Object.assign(new Error('too_many'), { data: problemOf('too_many') }))
      socket.data.actor = actor
      next()
    })
    io.on('connection', (socket) => {
      const actor = socket.data.actor as Actor
      void socket.join([personRoom(actor.id), signInRoom(actor.signInId), `role:${actor.role}`, 'members'])
      // The handshake's request is large and never read again.
      Reflect.deleteProperty(socket.conn, 'request')
      const connection: Connection = {
        id: socket.id,
        actor,
        join: (room) => void socket.join(room),
        leave: (room) => void socket.leave(room),
      }
      const count = counters.get(actor.id) ?? parts.limits.counter('events', parts.clock.now)
      counters.set(actor.id, count)
      for (const { said, heard, came, gone } of features) {
        for (const [event, spec] of Object.entries(said)) {
          const handler = heard[event]
          if (handler) hear(socket, connection, event, { said: spec, handler, count }, parts)
        }
        came?.(connection)
        if (gone) socket.on('disconnect', () => gone(connection))
      }
    })
  }
  /** Ends the sockets of sign-ins that are over: by their age, on another node, or while the socket was coming in. */
  const recheck = async (parts: Parts) => {
    const here = [...io.of('/').sockets.values()]
    if (!here.length) return
    const signInOf = (socket: Socket) => (socket.data.actor as Actor).signInId
    const open = await parts.openSignIns([...new Set(here.map(signInOf))])
    for (const socket of here) if (!open.has(signInOf(socket))) socket.disconnect(true)
  }
  /** How many are connected to this node. */
  const count = () => io.engine.clientsCount
  const close = async () => {
    io.emit('bye', {})
    // Closing waits for every line, also for one whose handshake fell into it: what is still open then is cut.
    const cut = setTimeout(() => lines.forEach((line) => line.destroy()), lingerMs)
    await io.close()
    clearTimeout(cut)
  }
  return { live, attach, recheck, count, close }
}
