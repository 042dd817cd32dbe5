import type { IncomingMessage, Server as HttpServer } from 'node:http'
import type { Socket as Line } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { parse, safeParse, type input, type output } from 'zod/v4/core'
import { told } from '@evenlight/contract/areas'
import { refuse, Refusal, type Problem } from '@evenlight/contract/errors'
import { letsIn, type Said, type SaidEvent } from '@evenlight/contract/route'
import type { Announcement } from './database.ts'
import { problemFor } from './errors.ts'
import type { Actor, RolesOf } from './handler.ts'
import { readBy } from './input.ts'
import type { Counter, Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { addressOf } from './proxies.ts'
import { quietRooms } from './quiet.ts'
import { readingLines } from './reading-lines.ts'
import { members, personRoom, roomsFor, signInRoom, type Room } from './rooms.ts'

/** How the server tells browsers what changed. */
export interface Live {
  /** Tells these, each as its schema in the contract has it: what stands in no schema reaches nobody. */
  deliver(announcements: Announcement[]): void
  /** Ends every socket of this person, or of one sign-in of theirs. */
  disconnect(who: { personId: string; signInId?: string }): void
}
export interface Connection {
  id: string
  actor: Actor
  join(room: Room): void
  leave(room: Room): void
}
/** What is done when one event of the contract is said. */
type Hearing<S extends SaidEvent> = (context: {
  connection: Connection
  actor: Actor<RolesOf<S['access']>>
  body: output<S['body']>
  now: number
}) => Promise<input<S['returns']>>
/** Of each event that browsers say, what is done. */
export type Hearings<S extends Said> = { [E in keyof S]: Hearing<S[E]> }
type AnyHearing = (context: never) => Promise<unknown>
/** What one feature hears: per event its contract and its handler, and what it does when a socket came or is gone. */
export interface Hears {
  said: Said
  heard: Record<string, AnyHearing>
  came?: (connection: Connection) => void
  gone?: (connection: Connection) => void
}

const bytesMax = 64 * 1024
const countersMax = 50_000
// Whoever opens a line says at once who they are.
const silentMsMax = 5000
const tokenForm = /^[\w-]{20,200}$/
const socketsPerPersonMax = 20
interface Heard {
  said: SaidEvent
  handler: AnyHearing
  counted: () => unknown
  counter: Counter
}
type Ack = (answer: { data: unknown } | { problem: Problem }) => void

const lingerMs = 2000
/** What is logged of an announcement that its schema refuses: whatever was done stands, but nobody hears of it. */
export const untold = 'an announcement does not fit its schema'
// Up to here every socket is written to by itself: cheaper than one broadcast, which is prepared once for all of them.
const fewSockets = 4

/** The socket server of this node. Call `attach` once the HTTP server exists. */
export const liveServer = (options: {
  origins: () => string[]
  trustProxy: boolean
  limits: Limits
  log: FastifyBaseLogger
}) => {
  const lines = new Set<Line>()
  const isOurs = ({ headers: { origin, host } }: IncomingMessage) =>
    origin === undefined || options.origins().includes(origin) || URL.parse(origin)?.host === host
  const io = new Server({
    serveClient: false,
    maxHttpBufferSize: bytesMax,
    connectTimeout: silentMsMax,
    // Polling would make a call of each packet, and a session of each handshake, before anybody says who they are.
    transports: ['websocket'],
    allowRequest: (request, done) => {
      if (!isOurs(request)) return done(null, false)
      options.limits.takeFor('handshakes', { address: addressOf(request, options.trustProxy) }).then(
        () => done(null, true),
        () => done('too_many', false),
      )
    },
  })
  const reading = readingLines()
  const quiet = quietRooms()
  const tell = ({ room, event, data: given, except }: Announcement) => {
    quiet.note(room)
    const { success, data, error } = safeParse(told[event], given)
    if (!success) return options.log.error({ err: error, event }, untold)
    const { adapter, sockets } = io.of('/')
    const here = typeof room === 'string' ? adapter.rooms.get(room) : undefined
    if (typeof room === 'string' && !here) return
    if (!here || here.size > fewSockets)
      return (except === undefined ? io.to(room) : io.to(room).except(except)).emit(event, data)
    for (const id of here) if (id !== except) sockets.get(id)?.emit(event, data)
  }
  const live: Live = {
    deliver: (announcements) => announcements.forEach(tell),
    disconnect: ({ personId, signInId }) => {
      io.in(signInId ? signInRoom(signInId) : personRoom(personId)).disconnectSockets(true)
    },
  }

  const hear = (
    socket: Socket,
    connection: Connection,
    event: string,
    { said, handler, counted, counter }: Heard,
    parts: Parts,
  ) => {
    socket.on(event, async (sent: unknown, ack: unknown) => {
      const answer: Ack = typeof ack === 'function' ? (ack as Ack) : () => {}
      const { actor } = connection
      try {
        counted()
        if (!letsIn(said.access, actor)) throw refuse('wrong_role')
        counter.check()
        const body = readBy(said.body, sent)
        const result = await handler({ connection, actor, body, now: parts.clock.now() } as never)
        answer({ data: parse(said.returns, result) })
      } catch (error) {
        if (!(error instanceof Refusal)) parts.log.error({ err: error, event }, 'a socket event failed')
        answer({ problem: problemFor(error, connection.id) })
      }
    })
  }

  // One counter for all sockets of a person; it outlives them, so that coming again is no way round it.
  const counters = new LRUCache<string, Counter>({ max: countersMax })

  const attach = (http: HttpServer, features: Hears[], parts: Parts) => {
    http.on('connection', (line) => {
      lines.add(line)
      line.once('close', () => lines.delete(line))
    })
    io.attach(http)
    io.engine.on('connection', ({ request }: { request: IncomingMessage }) => reading.add(request.socket))
    const admit = async ({ handshake }: Socket) => {
      const { token } = handshake.auth as { token?: unknown }
      const actor = typeof token === 'string' && tokenForm.test(token) ? await parts.authenticate(token) : undefined
      if (!actor) throw refuse('signed_out')
      if ((io.sockets.adapter.rooms.get(personRoom(actor.id))?.size ?? 0) >= socketsPerPersonMax)
        throw refuse('too_many')
      counters.get(actor.id)?.check()
      return actor
    }
    // One line, one question: whoever is refused comes again by another line, which is counted before any work.
    const asked = new WeakSet<object>()
    io.use((socket, next) => {
      if (asked.has(socket.conn)) return socket.conn.close(true)
      asked.add(socket.conn)
      admit(socket).then(
        (actor) => {
          socket.data.actor = actor
          next()
        },
        (error: unknown) => {
          if (!(error instanceof Refusal)) parts.log.error({ err: error }, 'a socket could not be let in')
          const problem = problemFor(error, socket.id)
          next(Object.assign(new Error(problem.code), { data: problem }))
        },
      )
    })
    io.on('connection', (socket) => {
      const actor = socket.data.actor as Actor
      const rooms = [personRoom(actor.id), signInRoom(actor.signInId), ...roomsFor(actor), members]
      void socket.join(rooms)
      socket.emit('hello', parse(told.hello, { quiet_ms: quiet.quietMs(rooms) }))
      // The handshake's request is large and never read again.
      Reflect.deleteProperty(socket.conn, 'request')
      const connection: Connection = {
        id: socket.id,
        actor,
        join: (room) => void socket.join(room),
        leave: (room) => void socket.leave(room),
      }
      const counter = counters.get(actor.id) ?? parts.limits.counter('events', parts.clock.now)
      counters.set(actor.id, counter)
      const counted = () => counter.count() || live.disconnect({ personId: actor.id })
      // What nobody hears is counted as well.
      socket.onAny((event: string) => socket.listenerCount(event) || counted())
      for (const { said, heard, came, gone } of features) {
        for (const [event, spec] of Object.entries(said)) {
          const handler = heard[event]
          if (handler) hear(socket, connection, event, { said: spec, handler, counted, counter }, parts)
        }
        came?.(connection)
        if (gone) socket.on('disconnect', () => gone(connection))
      }
    })
  }
  /**
   * Ends the sockets of sign-ins that are over: by their age, on another node, or while the socket was coming in; and lines
   * that read nothing of what waits for them.
   */
  const recheck = async (parts: Parts) => {
    reading.look()
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
