import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const headEnd = Buffer.from('\r\n\r\n')

/** Asks one thing after the other on one connection, the next when the last is answered; counts the answers. */
function asker(port: number, next: () => Buffer, counted: (bytes: number) => void) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let held = Buffer.alloc(0)
  socket.on('connect', () => socket.write(next()))
  socket.on('data', (bytes) => {
    held = held.length ? Buffer.concat([held, bytes]) : bytes
    const end = held.indexOf(headEnd)
    if (end < 0) return
    const head = held.toString('latin1', 0, end)
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, head.indexOf('\r')))
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) throw new Error('an answer without its length')
    if (held.length < end + headEnd.length + length) return
    counted(length)
    held = Buffer.alloc(0)
    socket.write(next())
  })
  return () => socket.destroy()
}

interface Pace {
  connections?: number
  warmMs?: number
  lastMs?: number
  /** The packed form to ask for, as browsers do. */
  encoding?: string
  /** Processor seconds that the asked server has used so far, its database's included. */
  usedSeconds?: () => number
}

/**
 * Answers a second of `GET` on these paths in turn, by `connections` that each wait for their answer, and the size of
 * one. Where `usedSeconds` is given, answers a second of processor time, which other work on the machine doesn't lower.
 */
export async function rateOf(port: number, paths: string | string[], pace: Pace = {}) {
  const { connections = 32, warmMs = 1_000, lastMs = 4_000 } = pace
  const seconds = pace.usedSeconds ?? (() => performance.now() / 1000)
  const head = `HTTP/1.1\r\nhost: localhost:${port}\r\naccept: */*\r\n${pace.encoding ? `accept-encoding: ${pace.encoding}\r\n` : ''}\r\n`
  const requests = [paths].flat().map((path) => Buffer.from(`GET ${path} ${head}`))
  let asked = 0
  let answers = 0
  let size = 0
  const next = () => requests[asked++ % requests.length]!
  const counted = (bytes: number) => {
    answers++
    size = bytes
  }
  const stops = Array.from({ length: connections }, () => asker(port, next, counted))
  await sleep(warmMs)
  const [before, since] = [answers, seconds()]
  await sleep(lastMs)
  const rate = (answers - before) / (seconds() - since)
  for (const stop of stops) stop()
  return { rate, size }
}
