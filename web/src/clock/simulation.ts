import { awaySumMsMax, beatMs, topUpsMax } from '@evenlight/core/meter/times'
import {
  holds,
  measure,
  secondsOf,
  type Allowance,
  type History,
  type Side,
  type Stop,
  type StopReason,
} from '@evenlight/core/meter/meter'
import { ledger } from '@evenlight/core/meter/ledger'
import { trackBeat, isSilent, spanOf, type Track } from '@evenlight/core/meter/presence'
import { returnDue } from '@evenlight/core/meter/returns'
import { stoppedBy, verdict, type EndCause, type Snapshot } from '@evenlight/core/meter/rules'
import type { Span } from '@evenlight/core/meter/span'

const STEP_MS = 1000
/** What one buys in the demonstration. */
const BOUGHT_SECONDS = 600

type Both<Value> = Record<Side, Value>

/**
 * A reading that is played on the page, a second a step. Only its people are invented: beats, presence, stops and what is
 * billed go through the same functions as on the server.
 */
export interface SimulationState {
  nowMs: number
  /** Whether somebody's page is open and their line holds. */
  sends: Both<boolean>
  track: Both<Track | undefined>
  past: Both<readonly Span[]>
  startedMs: number | undefined
  stops: readonly Stop[]
  allowance: Allowance
  ended: { atMs: number; by: EndCause | 'client' } | undefined
}

/** Both have just come in; nobody has pressed Start. */
export const initial: SimulationState = {
  nowMs: 0,
  sends: { client: true, reader: true },
  track: { client: trackBeat(undefined, 0).track, reader: trackBeat(undefined, 0).track },
  past: { client: [], reader: [] },
  startedMs: undefined,
  stops: [],
  allowance: { freeSeconds: 120, paidSeconds: BOUGHT_SECONDS, continueOnPaid: false },
  ended: undefined,
}

const sides: readonly Side[] = ['client', 'reader']
const per = <Value>(of: (side: Side) => Value): Both<Value> => ({ client: of('client'), reader: of('reader') })

const historyOf = (
  { track, past, startedMs, stops }: SimulationState,
  spanned: (track: Track) => Span = spanOf,
): History => ({
  openedMs: 0,
  ...(startedMs === undefined ? {} : { startedMs }),
  presence: per((side) => {
    const open = track[side]
    return open ? [...past[side], spanned(open)] : past[side]
  }),
  stops,
})

const freshOf = ({ track, nowMs }: SimulationState) =>
  per((side) => {
    const open = track[side]
    return open !== undefined && !isSilent(open, nowMs)
  })

const snapshotOf = (play: SimulationState): Snapshot => ({
  nowMs: play.nowMs,
  history: historyOf(play),
  allowance: play.allowance,
  fresh: freshOf(play),
  awaySumMsMax: per(() => awaySumMsMax),
})

const beat = (play: SimulationState, side: Side): SimulationState => {
  const { track, ended } = trackBeat(play.track[side], play.nowMs)
  return {
    ...play,
    track: { ...play.track, [side]: track },
    past: ended ? { ...play.past, [side]: [...play.past[side], ended] } : play.past,
  }
}
const close = (play: SimulationState, side: Side): SimulationState => {
  const open = play.track[side]
  if (!open) return play
  const past = { ...play.past, [side]: [...play.past[side], spanOf(open)] }
  return { ...play, past, track: { ...play.track, [side]: undefined } }
}
const stop = (play: SimulationState, reason: StopReason, fromMs = play.nowMs): SimulationState => ({
  ...play,
  stops: [...play.stops, { reason, fromMs }],
})
const release = (play: SimulationState, reason: StopReason): SimulationState => ({
  ...play,
  stops: play.stops.map((one) =>
    one.reason === reason && holds(one, play.nowMs) ? { ...one, toMs: play.nowMs } : one,
  ),
})

const decided = (play: SimulationState): SimulationState => {
  const found = verdict(snapshotOf(play))
  if (found.what === 'asks') return stop(play, 'ask_paid', found.atMs)
  if (found.what !== 'ends') return play
  // A part of what passed may end within a second, and the page counts whole ones.
  const atMs = Math.floor(found.atMs / STEP_MS) * STEP_MS
  return { ...play, ended: { atMs, by: found.cause } }
}

/** One second passes: whoever is connected beats every other second, whoever is silent too long is away. */
export function step(before: SimulationState): SimulationState {
  if (before.ended) return before
  let play: SimulationState = { ...before, nowMs: before.nowMs + STEP_MS }
  for (const side of sides) {
    const open = play.track[side]
    if (play.sends[side] && play.nowMs % beatMs === 0) play = beat(play, side)
    else if (open && isSilent(open, play.nowMs)) play = close(play, side)
  }
  return decided(play)
}

export const actions = {
  start: (play: SimulationState): SimulationState => ({ ...play, startedMs: play.startedMs ?? play.nowMs }),
  /** The page is closed, which the server hears at once. */
  leave: (play: SimulationState, side: Side) => close({ ...play, sends: { ...play.sends, [side]: false } }, side),
  /** The line drops: nobody says so, the beats just stay out. */
  drop: (play: SimulationState, side: Side): SimulationState => ({ ...play, sends: { ...play.sends, [side]: false } }),
  back: (play: SimulationState, side: Side) => beat({ ...play, sends: { ...play.sends, [side]: true } }, side),
  standby: (play: SimulationState) => stop(play, 'client_standby'),
  resume: (play: SimulationState) => release(play, 'client_standby'),
  topUp: (play: SimulationState) => stop(play, 'top_up'),
  bought: (play: SimulationState) => {
    const paidSeconds = play.allowance.paidSeconds + BOUGHT_SECONDS
    return release({ ...play, allowance: { ...play.allowance, paidSeconds } }, 'top_up')
  },
  goOn: (play: SimulationState) =>
    release({ ...play, allowance: { ...play.allowance, continueOnPaid: true } }, 'ask_paid'),
  end: (play: SimulationState): SimulationState => ({ ...play, ended: { atMs: play.nowMs, by: 'client' } }),
} satisfies Record<string, (play: SimulationState, side: Side) => SimulationState>

export type Action = keyof typeof actions

/** What the page shows of a play: who is there, why the clock stands, and the receipt so far. */
export function viewOf(play: SimulationState) {
  const snapshot = snapshotOf(play)
  const { fresh, allowance } = snapshot
  const untilMs = play.ended?.atMs ?? play.nowMs
  // Until the end whoever is fresh is taken to be there; the receipt keeps to what is proven.
  const upToNow = ({ fromMs, lastMs }: Track): Span => ({ fromMs, toMs: Math.max(lastMs, untilMs) })
  const shown = per((side) => (!play.ended && fresh[side] ? upToNow : spanOf))
  const presence = per((side) => historyOf(play, shown[side]).presence[side])
  const history = { ...snapshot.history, presence }
  const { billableMs, spans } = measure(history, allowance, untilMs)
  const { freeSeconds, paidSeconds } = secondsOf(billableMs, allowance.freeSeconds)
  return {
    presence,
    fresh,
    stretches: ledger(history, spans, allowance.freeSeconds * 1000, untilMs),
    stoppedBy: stoppedBy(snapshot),
    passedSeconds: Math.floor(untilMs / 1000),
    freeSeconds,
    paidSeconds,
    freeLeft: allowance.freeSeconds - freeSeconds,
    paidLeft: allowance.paidSeconds - paidSeconds,
    topUpsLeft: topUpsMax - play.stops.filter(({ reason }) => reason === 'top_up').length,
    holding: (reason: StopReason) => play.stops.some((one) => one.reason === reason && holds(one, play.nowMs)),
    returned: play.ended
      ? returnDue({
          billedSeconds: freeSeconds + paidSeconds,
          readerSpoke: true,
          shortReturns: { today: 0, week: 0 },
        })
      : undefined,
  }
}

export type View = ReturnType<typeof viewOf>
