import { openFrames, type Line } from './frames.ts'
import { usedBy } from './used.ts'

/** One socket of somebody: the token it comes in with, and the room it writes to (none for the plain relay). */
export interface Seat {
  token?: string
  readingId?: string
}
const words =
  'I see a change of season around you, and a letter that has waited a long while for its answer. Shall we look at it?'
const beatMs = 2000
const ring = 1 << 18
const [port, serverPid, secondsText, rateText, inFlightText] = process.argv.slice(2)
const seconds = Number(secondsText)
const rate = Number(rateText)
const inFlight = Number(inFlightText)

const seats = JSON.parse(
  await new Promise<string>((resolve) => process.once('message', (text: string) => resolve(text))),
) as Seat[]
const sentAt = new Float64Array(ring)
const awaited = new Uint8Array(ring)
const took: number[] = []
let next = 1
let turn = 0
let done = 0
let outstanding = 0
let measuring = false
let stopping = false
const stamp = `b${process.pid}`

const seen = (n: number) => {
  const i = n & (ring - 1)
  if (!awaited[i]) return
  if (measuring) took.push(performance.now() - sentAt[i]!)
  if (--awaited[i]! > 0) return
  outstanding--
  if (measuring) done++
  if (!rate && !stopping) fire()
}
const numberAfter = (text: string, key: string) => {
  const at = text.indexOf(key)
  return at < 0 ? 0 : Number.parseInt(text.slice(at + key.length, at + key.length + 12), 10)
}

const lines: Line[] = []
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
  lines.push(line)
  if (!seat.readingId) return
  line.send(`421["chat:join",{"chat_id":"${seat.readingId}"}]`)
  await isIn
  setInterval(() => line.send(`422["chat:beat",{"chat_id":"${seat.readingId}"}]`), beatMs)
}
const fire = () => {
  const n = next++
  const k = turn++ % lines.length
  const i = n & (ring - 1)
  awaited[i] = 2
  sentAt[i] = performance.now()
  outstanding++
  const { readingId } = seats[k]!
  const body = readingId
    ? `["chat:message",{"chat_id":"${readingId}","client_msg_id":"${stamp}-${n}-xxxx","body":"${words}"}]`
    : `["m",{"c":${n},"b":"${words}"}]`
  lines[k]!.send(`42${n + ackBase}${body}`)
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const share = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0

for (const seat of seats) await sit(seat)
if (rate) {
  const sinceMs = performance.now()
  let sent = 0
  setInterval(() => {
    while (!stopping && sent < ((performance.now() - sinceMs) / 1000) * rate) {
      fire()
      sent++
    }
  }, 1)
} else for (let i = 0; i < inFlight; i++) fire()
await wait(2000)
measuring = true
const sinceMs = performance.now()
const serverUsed = usedBy(Number(serverPid))
const before = serverUsed()
await wait(seconds * 1000)
measuring = false
stopping = true
const lastedSeconds = (performance.now() - sinceMs) / 1000
const usedSeconds = serverUsed() - before
took.sort((a, b) => a - b)
await wait(800)
process.send!(
  {
    perSecond: done / lastedSeconds,
    perUsedSecond: done / usedSeconds,
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    lost: outstanding,
  },
  () => process.exit(0),
)
