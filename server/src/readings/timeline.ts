import { absence, isGone } from '@evenlight/core/meter/away'
import { measure, sides, type History, type Side } from '@evenlight/core/meter/meter'
import { ledger, turns } from '@evenlight/core/meter/ledger'
import { liveHistory, payingSpans, stoppedBy } from '@evenlight/core/meter/rules'
import { lostSpans, soundToEnd } from '@evenlight/core/meter/sound'
import { without } from '@evenlight/core/meter/span'
import type { ClockEvent, MomentName } from '@evenlight/contract/moments'
import type { input, output } from 'zod/v4/core'
import { iso } from '../kernel/moment.ts'
import { heldOf, historyOf, snapshotOf, type At } from './reading.ts'
import type { Reading } from './store.ts'

type Name = output<typeof MomentName>
interface Moment {
  ms: number
  what: Name
  who?: 'client' | 'reader' | 'admin' | 'system'
  seconds?: number | undefined
  text?: string | undefined
}
const stopWords: Record<
  Reading['stops'][number]['reason'],
  [from: Name, to: Name | null, who: NonNullable<Moment['who']>]
> = {
  client_standby: ['stand_by', 'resumed', 'client'],
  reader_standby: ['stand_by', 'resumed', 'reader'],
  // Its end is a moment of its own: consent may also be given before.
  ask_paid: ['free_time_ended', null, 'client'],
  top_up: ['top_up', 'top_up_done', 'client'],
  // Who wrote what made it stand is nobody's affair afterwards.
  care: ['care', 'care_over', 'system'],
  admin_pause: ['paused', 'resumed', 'admin'],
}
/** What was written down, and nothing that is only known in memory. */
const recorded = (row: Reading): At => ({
  nowMs: row.ended_at ?? row.requested_at,
  evidence: ({ from_at }) => ({ toMs: from_at, fresh: false }),
})
const comings = (row: Reading, side: Side): Moment[] => {
  const history = historyOf(row, recorded(row))
  const { presence } = history
  const [first] = presence[side]
  if (!first) return []
  const whole = { fromMs: first.fromMs, toMs: Math.max(...presence[side].map(({ toMs }) => toMs)) }
  if (whole.toMs <= whole.fromMs) return [{ ms: whole.fromMs, what: 'joined', who: side }]
  // Who pays in another window may be silent in this one.
  const gaps = without(without([whole], presence[side]), side === 'client' ? payingSpans(history) : [])
  return [
    { ms: whole.fromMs, what: 'joined', who: side },
    ...gaps.flatMap(({ fromMs, toMs }): Moment[] => [
      { ms: fromMs, what: 'away', who: side },
      { ms: toMs, what: 'back', who: side },
    ]),
    ...(row.ended_at !== null && whole.toMs < row.ended_at - awayShownMs
      ? [{ ms: whole.toMs, what: 'away' as const, who: side }]
      : []),
  ]
}
/** When somebody's line was unsteady, and when it was steady again. */
const unsteadiness = (row: Reading, side: Side): Moment[] => {
  const { presence, startedMs } = historyOf(row, recorded(row))
  const endMs = row.ended_at ?? Infinity
  const { unsteady } = absence(presence[side], startedMs, isGone(presence[side], endMs))
  return unsteady.flatMap(({ fromMs, toMs }): Moment[] =>
    fromMs >= endMs
      ? []
      : [
          { ms: fromMs, what: 'unsteady', who: side },
          ...(toMs < endMs ? [{ ms: toMs, what: 'steady' as const, who: side }] : []),
        ],
  )
}
/** When the sound of a call was lost, and when it was there again. */
const silences = (row: Reading): Moment[] => {
  const { fresh: _, heard: __, ...history } = historyOf(row, recorded(row))
  if (!history.sound || row.ended_at === null) return []
  const endMs = row.ended_at
  const lost = lostSpans({ ...history, sound: soundToEnd(history.sound, endMs) }, endMs)
  return lost.flatMap(({ fromMs, toMs }): Moment[] => [
    { ms: fromMs, what: 'sound_lost', who: 'system' },
    ...(history.sound && toMs < endMs && isBack(history.sound, toMs)
      ? [{ ms: toMs, what: 'sound_back' as const, who: 'system' as const }]
      : []),
  ])
}
const isBack = (sound: NonNullable<History['sound']>, ms: number) =>
  sides.every((side) => sound[side].some(({ fromMs, toMs }) => fromMs <= ms && ms < toMs))
/** A last beat is up to this much older than the end of a reading in which nobody left. */
const awayShownMs = 5000

export const whoEnded = (row: Reading): NonNullable<Moment['who']> =>
  row.ended_by === 'system' || row.ended_by === null
    ? 'system'
    : row.ended_by === row.client_id
      ? 'client'
      : row.ended_by === row.reader_id
        ? 'reader'
        : 'admin'

/** What the end of a reading is called on its time line. */
const endingOf = ({ state }: Reading) =>
  state === 'declined' || state === 'missed' || state === 'withdrawn' ? state : 'ended'

/** Everything that happened in a reading, in its order. */
export const timelineOf = (row: Reading): Moment[] => {
  const at = (ms: number | null, what: Name, who: NonNullable<Moment['who']>): Moment[] =>
    ms === null ? [] : [{ ms, what, who }]
  const endMs = row.ended_at ?? Infinity
  return [
    ...at(row.requested_at, 'requested', 'client'),
    ...at(row.accepted_at, 'accepted', 'reader'),
    ...comings(row, 'client'),
    ...comings(row, 'reader'),
    ...sides.flatMap((side) => unsteadiness(row, side)),
    ...silences(row),
    ...at(row.started_at, 'started', 'reader'),
    ...row.stops.flatMap(({ reason, from_at, to_at }): Moment[] => {
      const [from, to, who] = stopWords[reason]
      return [
        { ms: from_at, what: from, who: reason === 'ask_paid' ? 'system' : who },
        ...(to === null || to_at === null || to_at >= endMs ? [] : [{ ms: to_at, what: to, who }]),
      ]
    }),
    ...row.milestones.map(({ at, what, who, seconds, words }): Moment => ({
      ms: at,
      what,
      who,
      seconds: seconds ?? undefined,
      text: words ?? undefined,
    })),
    ...at(row.ended_at, endingOf(row), whoEnded(row)),
  ].sort((a, b) => a.ms - b.ms)
}

/** The clock's own account of a settled reading, from what was recorded; anybody can add it up. */
export const accountOf = (row: Reading) => {
  const { state, opened_at, ended_at, free_seconds_held } = row
  if (state !== 'settled' || opened_at === null || ended_at === null) return []
  const { fresh: _, heard: __, ...history } = historyOf(row, recorded(row))
  const { spans } = measure(history, heldOf(row), ended_at)
  return ledger(history, spans, free_seconds_held * 1000, ended_at)
}

type Event = input<typeof ClockEvent>

/** What happened to the clock of an open reading so far, by all the evidence there is. */
export const eventsOf = (reading: Reading, at: At): Event[] => {
  if (reading.state !== 'open') return []
  const snapshot = snapshotOf(reading, at)
  const history = liveHistory(snapshot)
  const { spans, leftMs } = measure(history, snapshot.allowance, at.nowMs)
  const stopped = stoppedBy(snapshot)[0] ?? (leftMs > 0 ? undefined : 'used_up')
  const turned = turns(history, spans, reading.free_seconds_held * 1000, { nowMs: at.nowMs, stopped })
  const events = [
    ...turned.map(({ atMs, what, why }) => ({
      atMs,
      what,
      why: why === 'ending' || why === 'used_up' ? undefined : why,
    })),
    ...reading.milestones.map(({ at: atMs, what, who, seconds, words }) => ({
      atMs,
      what,
      who: what === 'time_given' ? who : undefined,
      seconds: seconds ?? undefined,
      text: words ?? undefined,
    })),
  ]
  return events.sort((a, b) => a.atMs - b.atMs).map(({ atMs, ...event }) => ({ at: iso(atMs), ...event }))
}
