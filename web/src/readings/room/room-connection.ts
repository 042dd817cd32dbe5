import { pageRowsMax } from '@evenlight/contract/lengths'
import { chatPageRowsDefault } from '@evenlight/contract/readings'
import { beatMs, silenceMs } from '@evenlight/core/meter/times'
import { isOver } from '@evenlight/core/meter/actions'
import { Failed } from '@evenlight/contract/client'
import type { Heard } from '@evenlight/contract/areas'
import { emit, on, useConnected } from '../../live.ts'
import { useSession } from '../../session/session.ts'
import { calls } from '../calls.ts'
import { perFrame } from '../../ui/per-frame.ts'
import {
  setClock,
  setDisconnected,
  setTyping,
  setBusy,
  setReading,
  addMessages,
  markArrived,
  useRoom,
  setWarning,
} from './room.ts'
import { soundNow } from './beat-report.ts'
import { sendQueued } from './sending.ts'
import { firstSeq, gapAfter, lastSeq } from './thread.ts'

/** Is in the room until the returned function is called: joins, beats, hears, and sends what waits. */
export function joinRoom(readingId: string, onOver: () => void) {
  const worker = new Worker(new URL('./beat.worker.ts', import.meta.url), { type: 'module' })
  const mine = () => useSession.getState().userData?.id ?? ''
  let present = true
  let beatAtMs = -Infinity
  let heardAtMs = performance.now()
  let filling = false

  const refused = (cause: unknown) => {
    const code = cause instanceof Failed ? cause.problem?.code : undefined
    if (present && code === 'not_found') onOver()
    // The server that this socket speaks to has lost the room, or the reading is over: joining tells which.
    if (present && code === 'wrong_state') void join().catch(() => undefined)
  }
  const join = async () => {
    const reading = await emit('chat:join', { chat_id: readingId })
    if (!present) return
    setReading(reading)
    if (isOver(reading.state)) return onOver()
    await beat()
    void sendQueued()
  }
  const beat = async () => {
    beatAtMs = performance.now()
    const call = await soundNow()
    const { seq, ...clock } = await emit('chat:beat', { chat_id: readingId, ...(call && { call }) })
    if (!present) return
    heardAtMs = performance.now()
    setClock(clock)
    void fill(seq)
  }
  const fill = async (seq: number) => {
    if (filling) return
    filling = true
    await fillUpTo(readingId, seq).catch(() => undefined)
    filling = false
  }
  const tick = () => {
    const nowMs = performance.now()
    if (nowMs - heardAtMs >= silenceMs) setDisconnected()
    // One beat is under way at a time, unless its answer is too late to be hoped for.
    if (nowMs - beatAtMs >= (heardAtMs >= beatAtMs ? beatMs - 50 : silenceMs)) void beat().catch(refused)
  }
  // A line that has not stood yet is not lost: silence tells when it doesn't come.
  const onConnection = ({ connected }: { connected: boolean }, before: { connected: boolean }) => {
    if (connected) void join().catch(refused)
    else if (before.connected && useRoom.getState().answered) setDisconnected()
  }

  // The browser knows at once what silence would tell in seconds.
  const onOffline = () => useRoom.getState().answered && setDisconnected()

  const take = perFrame<Heard<'chat:message'>>((told) => present && addMessages(told))
  const ours =
    <Body extends { chat_id: string }>(act: (body: Body) => void) =>
    (body: Body) => {
      if (body.chat_id === readingId) act(body)
    }
  const ends = [
    on('chat:message', ours(take)),
    on(
      'chat:typing',
      ours(({ from }) => from !== mine() && setTyping()),
    ),
    on(
      'chat:read',
      ours(({ by, seq }) => by !== mine() && markArrived(mine(), seq, 'read')),
    ),
    on(
      'chat:delivered',
      ours(({ seq }) => markArrived(mine(), seq, 'sent')),
    ),
    on(
      'chat:warning',
      ours(({ seconds_left, of }) => setWarning({ seconds_left, of })),
    ),
    on('chat:changed', (reading) => {
      if (reading.id !== readingId) return
      // Told first after a loss: taken for silence still, the loss would begin anew, and what it did not cost be forgotten.
      heardAtMs = performance.now()
      setReading(reading)
    }),
    useConnected.subscribe(onConnection),
    () => window.removeEventListener('offline', onOffline),
    () => worker.terminate(),
  ]
  worker.addEventListener('message', tick)
  window.addEventListener('offline', onOffline)
  if (useConnected.getState().connected) void join().catch(refused)
  return () => {
    present = false
    for (const end of ends) end()
  }
}

/** Fetches what is missing up to the server's last number, the newest page first where nothing is here yet. */
async function fillUpTo(readingId: string, seq: number) {
  const here = () => useRoom.getState().thread
  // A longer conversation is begun at its end; what came before is fetched when somebody scrolls up to it.
  if (firstSeq(here()) === undefined && seq > chatPageRowsDefault)
    await page({ chat_id: readingId, before_seq: String(seq + 1), limit: String(chatPageRowsDefault) })
  for (let after = gapAfter(here(), seq); after !== undefined;) {
    await page({ chat_id: readingId, after_seq: String(after), limit: String(pageRowsMax) })
    const next = gapAfter(here(), seq)
    if (next === after) break
    after = next
  }
  setBusy(false)
}

async function page(query: Parameters<typeof calls.messages>[0]['query']) {
  const { data } = await calls.messages({ query })
  if (useRoom.getState().reading?.id === query.chat_id) addMessages(data)
}

/** The page of messages before the first one that is here. */
export async function fetchEarlier() {
  const { reading, thread } = useRoom.getState()
  const first = firstSeq(thread)
  if (!reading || first === undefined || first <= 1) return
  setBusy(true)
  await page({ chat_id: reading.id, before_seq: String(first), limit: String(chatPageRowsDefault) }).finally(() =>
    setBusy(false),
  )
}

let toldTypingAtMs = -Infinity
const TYPING_MS = 2500

/** Tells that this person types, now and then. */
export function emitTyping(readingId: string) {
  if (performance.now() - toldTypingAtMs < TYPING_MS) return
  toldTypingAtMs = performance.now()
  void emit('chat:typing', { chat_id: readingId }).catch(() => undefined)
}

const READ_MS = 1000
let readAtMs = -Infinity
let readLater: ReturnType<typeof setTimeout> | undefined

/** Tells that this person has seen everything up to the last message; at once, but not more than once a second. */
export function emitRead(readingId: string) {
  if (readLater) return
  const waitMs = Math.max(0, readAtMs + READ_MS - performance.now())
  const tellNow = () => {
    readLater = undefined
    readAtMs = performance.now()
    const { reading, thread } = useRoom.getState()
    if (reading?.id === readingId)
      void emit('chat:read', { chat_id: readingId, seq: lastSeq(thread) }).catch(() => undefined)
  }
  if (waitMs === 0) tellNow()
  else readLater = setTimeout(tellNow, waitMs)
}
