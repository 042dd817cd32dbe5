import { isOver } from '@evenlight/core/meter/actions'
import { silenceMs } from '@evenlight/core/meter/times'
import { dueAt, end, follow, withPresence } from '../src/readings/decide.ts'
import { reaches, type At } from '../src/readings/reading.ts'
import { makeRooms, type BegunPresence } from '../src/readings/rooms.ts'
import type { Reading } from '../src/readings/store.ts'
import { lengthMs, type Span } from '@evenlight/core/meter/span'

/** What somebody who wants to read for nothing may do, and how long they wait before it. */
export type Move = [waitMs: number, what: 'sign' | 'leave' | 'second tab' | 'poll']
/** A way to behave in a room: all of it once, then its end again and again. */
export interface Cheat {
  moves: readonly Move[]
  /** From which move on it is done again. */
  again: number
  /** They end the room by hand after so long. */
  untilMs: number
}

const startMs = 1_000_000
const wordMs = 1000
const readerBeatMs = 2000
const lookMs = 250

const opened = (awaySeconds: number): Reading => ({
  id: 'cht_cheat',
  channel: 'chat',
  client_id: 'usr_client',
  reader_id: 'usr_reader',
  question: null,
  question_care: false,
  rate_cents_per_minute: 48,
  met_before: false,
  client_away_seconds: awaySeconds,
  reader_away_seconds: 120,
  requested_at: startMs - 2000,
  state: 'accepted',
  limit_seconds: null,
  continue_on_paid: true,
  accepted_at: startMs - 1000,
  opened_at: null,
  started_at: null,
  ended_at: null,
  ended_by: null,
  end_cause: null,
  declined_reason: null,
  greeting: null,
  free_seconds_usable: 0,
  paid_seconds_usable: 36_000,
  free_seconds_held: 0,
  paid_seconds_held: 36_000,
  free_seconds: null,
  paid_seconds: null,
  unbilled_seconds: null,
  auto_return: null,
  client_away_long: false,
  reader_away_long: false,
  reader_spoke: false,
  warned: [],
  due_at: null,
  reader_greeting: '',
  client_username: 'client',
  reader_username: 'reader',
  reader_name: 'Reader',
  reader_picture: null,
  reader_picture_side: null,
  last_seq: 0,
  client_waits_seq: null,
  reader_waits_seq: null,
  stops: [],
  milestones: [],
  presence: [],
})

/** What a room came to: seconds that the client read, and which of them were billed; their signs of life. */
export interface Haul {
  readSeconds: number
  readUnbilledSeconds: number
  billedMs: number
  billed: readonly Span[]
  signs: readonly number[]
  awayLong: boolean
}

/**
 * One room over the server's own decisions, its books and its network left out: a reader who is always there and writes a word
 * a second, and a client who does what `cheat` says. What waits is kept from them as the server keeps it.
 */
export const play = (cheat: Cheat, awaySeconds: number): Haul => {
  const rooms = makeRooms('here')
  let nowMs = startMs
  let reading = opened(awaySeconds)
  let billed: readonly Span[] = []
  const at = (): At => ({ nowMs, evidence: rooms.evidence })
  const look = (began?: BegunPresence) => {
    const ends = rooms.unwritten(reading.id)
    const change = {
      began: began && { ...began, id: began.rowId, node: 'here' },
      ended: ends.map(({ rowId, toMs }) => ({ id: rowId, toMs })),
    }
    const decision = follow(withPresence(reading, change), at())
    rooms.written(ends)
    billed = decision.billed ?? billed
    reading = { ...decision.reading, due_at: dueAt(decision.reading, at()) }
    rooms.keep(reading)
  }
  const words: { atMs: number; waits: boolean }[] = []
  const read: number[] = []
  const signs: number[] = []
  let tabs = 0

  const sign = (side: 'client' | 'reader') => {
    const room = rooms.get(reading.id)
    if (!room || isOver(reading.state)) return
    const began = rooms.beat(room, side, nowMs)
    if (began) look(began)
    if (side === 'reader') return
    signs.push(nowMs)
    if (isOver(reading.state) || !words.some(({ waits }) => waits) || !reaches(reading, 'client', at())) return
    look()
    if (isOver(reading.state)) return
    for (const word of words.filter(({ waits }) => waits)) {
      word.waits = false
      read.push(word.atMs)
    }
  }
  const deeds = {
    sign: () => {
      if (!tabs) rooms.enter(reading, 'client', `tab-${(tabs = 1)}`)
      sign('client')
    },
    'second tab': () => {
      rooms.enter(reading, 'client', `tab-${++tabs}`)
      sign('client')
    },
    leave: () => {
      for (; tabs; tabs--)
        for (const { room, side } of rooms.leave(`tab-${tabs}`)) {
          rooms.quit(room, side)
          look()
        }
    },
    // Asking is no sign of life, and shows what has been delivered alone.
    poll: () => {},
  }
  const speak = () => {
    const waits = !reaches(reading, 'client', at())
    words.push({ atMs: nowMs, waits })
    if (!waits) read.push(nowMs)
  }
  const sweep = () => {
    for (const { room, side } of rooms.silent(nowMs)) rooms.quit(room, side)
    if (rooms.unwritten().length || (reading.due_at ?? Infinity) <= nowMs) look()
  }

  rooms.enter(reading, 'reader', 'reader')
  sign('reader')
  deeds.sign()
  reading = { ...reading, started_at: nowMs }
  look()
  let n = 0
  let nextMs = startMs + (cheat.moves[0]?.[0] ?? Infinity)
  for (const lastMs = startMs + cheat.untilMs; nowMs < lastMs && !isOver(reading.state);) {
    nowMs += lookMs
    for (; nextMs <= nowMs && !isOver(reading.state);) {
      const now = nowMs
      nowMs = nextMs
      deeds[cheat.moves[n]![1]]()
      nowMs = now
      n = n + 1 < cheat.moves.length ? n + 1 : Math.min(cheat.again, cheat.moves.length - 1)
      nextMs += Math.max(1, cheat.moves[n]![0])
    }
    if (isOver(reading.state)) break
    if ((nowMs - startMs) % readerBeatMs === 0) sign('reader')
    sweep()
    if (!isOver(reading.state) && (nowMs - startMs) % wordMs === 0) speak()
  }
  if (!isOver(reading.state)) {
    const decision = end(reading, at(), 'usr_client', 'client', nowMs)
    billed = decision.billed ?? []
    reading = decision.reading
  }
  const isBilled = (ms: number) => billed.some(({ fromMs, toMs }) => fromMs < ms && ms <= toMs)
  return {
    readSeconds: read.length,
    readUnbilledSeconds: read.filter((ms) => !isBilled(ms)).length,
    billedMs: lengthMs(billed),
    billed,
    signs,
    awayLong: reading.client_away_long,
  }
}

/** Whether two signs of life, too close for a silence, lie around every moment of these spans. */
export const isProven = (spans: readonly Span[], signs: readonly number[]) =>
  spans.every(({ fromMs, toMs }) => {
    const within = signs.filter((ms) => fromMs <= ms && ms <= toMs)
    const before = signs.findLast((ms) => ms <= fromMs)
    const after = signs.find((ms) => ms >= toMs)
    if (before === undefined || after === undefined) return false
    const all = [...new Set([before, ...within, after])].sort((a, b) => a - b)
    return all.every((ms, n) => n === 0 || ms - all[n - 1]! < silenceMs)
  })
