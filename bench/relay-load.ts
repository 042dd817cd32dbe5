import { setTimeout as wait } from 'node:timers/promises'
import { openFrames, type Line } from './frames.ts'
import { usedBy } from './used.ts'

/** One socket of somebody: the token it comes in with, and the room it sits in (none for the plain relay). */
export interface Seat {
  token?: string
  readingId?: string
  /** Writes nothing: their reading is there to be ended. */
  isQuiet?: boolean
}
/** So many messages a second, or so many at any time on their way. */
export type Pace = { rate: number; inFlight?: never } | { rate?: never; inFlight: number }
export interface Figures {
  /** For each second of the processor that the server and its database used. */
  perUsedSecond: number
  p50Ms: number
  p99Ms: number
  lost: number
}
const warmMs = 1500
const lastMs = 3000
/** So long messages may take before they count as lost. */
const lateMsMax = 10_000
const words =
  'I see a change of season around you, and a letter that has waited a long while for its answer. Shall we look at it?'
const beatMs = 2000
const ring = 1 << 18
const [port, serverPid] = process.argv.slice(2)
const sentAt = new Float64Array(ring)
const awaited = new Uint8Array(ring)
let took: number[] = []
let next = 1
let turn = 0
let done = 0
let outstanding = 0
let isMeasuring = false
/** Whether each message that has arrived is followed by another one. */
let isFull = false
const stamp = `b${process.pid}`

const seen = (n: number) => {
  const i = n & (ring - 1)
  if (!awaited[i]) return
  if (isMeasuring) took.push(performance.now() - sentAt[i]!)
  if (--awaited[i]! > 0) return
  outstanding--
  if (isMeasuring) done++
  if (isFull) fire()
}
const numberAfter = (text: string, key: string) => {
  const at = text.indexOf(key)
  return at < 0 ? 0 : Number.parseInt(text.slice(at + key.length, at + key.length + 12), 10)
}

/** Those who write. */
const writers: { line: Line; readingId?: string | undefined }[] = []
// The numbers of acknowledgements: a message's own from 1000 on, joins and beats below.
const ackBase = 1000
const hearing = (opened: () => void, joined: () => void, seat: Seat) => (text: string, line: Line) => {
  const [kind, sub] = [text[0], text[1]]
  if (kind === '0') return line.send(seat.token ? `40${JSON.stringify({ token: seat.token })}` : '40')
  if (kind === '2') return line.send('3')
  if (text.startsWith('40')) return opened()
  if (sub === '2') return seen(numberAfter(text, `"client_msg_id":"${stamp}-`) || numberAfter(text, `"c":`))
  if (sub !== '3') return
  const ack = Number.parseInt(text.slice(2), 10)
  if (ack < ackBase) return joined()
  if (text.includes('"problem"')) throw new Error(text)
  seen(ack - ackBase)
}
const sit = async (seat: Seat) => {
  let opened = () => {}
  let joined = () => {}
  const isOpen = new Promise<void>((resolve) => (opened = resolve))
  const isIn = new Promise<void>((resolve) => (joined = resolve))
  const line = await openFrames(
    Number(port),
    '/socket.io/?EIO=4&transport=websocket',
    hearing(
      () => opened(),
      () => joined(),
      seat,
    ),
  )
  await isOpen
  if (!seat.isQuiet) writers.push({ line, readingId: seat.readingId })
  if (!seat.readingId) return
  line.send(`421["chat:join",{"chat_id":"${seat.readingId}"}]`)
  await isIn
  setInterval(() => line.send(`422["chat:beat",{"chat_id":"${seat.readingId}"}]`), beatMs)
}
const fire = () => {
  const n = next++
  const { line, readingId } = writers[turn++ % writers.length]!
  const i = n & (ring - 1)
  awaited[i] = 2
  sentAt[i] = performance.now()
  outstanding++
  const body = readingId
    ? `["chat:message",{"chat_id":"${readingId}","client_msg_id":"${stamp}-${n}-xxxx","body":"${words}"}]`
    : `["m",{"c":${n},"b":"${words}"}]`
  line.send(`42${n + ackBase}${body}`)
}
/** Writes at a pace until it is told to stop. */
const write = ({ rate, inFlight = 0 }: Pace) => {
  isFull = inFlight > 0
  for (let i = 0; i < inFlight; i++) fire()
  if (!rate) return () => void (isFull = false)
  const sinceMs = performance.now()
  let sent = 0
  const ticking = setInterval(() => {
    for (; sent < ((performance.now() - sinceMs) / 1000) * rate; sent++) fire()
  }, 1)
  return () => clearInterval(ticking)
}
const share = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0

const measure = async (pace: Pace): Promise<Figures> => {
  const stop = write(pace)
  await wait(warmMs)
  took = []
  done = 0
  isMeasuring = true
  const before = serverUsed()
  await wait(lastMs)
  isMeasuring = false
  stop()
  const usedSeconds = serverUsed() - before
  took.sort((a, b) => a - b)
  for (const since = performance.now(); outstanding && performance.now() - since < lateMsMax;) await wait(10)
  return {
    perUsedSecond: done / usedSeconds,
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    lost: outstanding,
  }
}

const serverUsed = usedBy(Number(serverPid))
// First all who sit, then one pace after the other, each answered with its figures.
process.on('message', async (asked: Seat[] | Pace | 'stop') => {
  if (asked === 'stop') process.exit(0)
  if (Array.isArray(asked)) for (const seat of asked) await sit(seat)
  process.send!(Array.isArray(asked) ? 'all sit' : await measure(asked))
})
process.on('disconnect', () => process.exit(1))
