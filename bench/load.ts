import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const headEnd = Buffer.from('\r\n\r\n')

/** Asks the same thing over and over on one connection, the next when the last is answered; counts the answers. */
function asker(port: number, request: Buffer, counted: (bytes: number) => void) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let held = Buffer.alloc(0)
  socket.on('connect', () => socket.write(request))
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
    socket.write(request)
  })
  return () => socket.destroy()
}

/** Answers a second of `GET path`, by `connections` that each wait for their answer; and the size of one answer. */
export async function rateOf(port: number, path: string, { connections = 32, warmMs = 1_000, lastMs = 4_000 } = {}) {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: */*\r\n\r\n`)
  let answers = 0
  let size = 0
  const counted = (bytes: number) => {
    answers++
    size = bytes
  }
  const stops = Array.from({ length: connections }, () => asker(port, request, counted))
  await sleep(warmMs)
  const [before, since] = [answers, performance.now()]
  await sleep(lastMs)
  const rate = ((answers - before) * 1000) / (performance.now() - since)
  for (const stop of stops) stop()
  return { rate, size }
}
