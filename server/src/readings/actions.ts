import { careMs, topUpsMax } from '@evenlight/core/meter/times'
import { isFor, isTimely, type Action } from '@evenlight/core/meter/actions'
import { measure, type Side, type StopReason } from '@evenlight/core/meter/meter'
import { isHeard } from '@evenlight/core/meter/rules'
import { refuse } from '@evenlight/contract/errors'
import type { ReadingAction } from '@evenlight/contract/readings'
import type { output } from 'zod/v4/core'
import type { Actor } from '../kernel/handler.ts'
import { decided, drop, end, isStopped, resume, stop, type Decision } from './decide.ts'
import { reasonOf, sideOf, snapshotOf, type At } from './reading.ts'
import type { Milestone, Reading } from './store.ts'

type Asked = output<typeof ReadingAction>
/** A reading that is up to date, who acts on it, and when. */
export interface Act {
  reading: Reading
  actor: Actor
  at: At
}

/** Refuses whoever is never right for this action; the moment is checked on the held reading. */
export const checkRole = (action: Action, actor: Actor) => {
  if (!isFor(action, actor.role)) throw refuse('wrong_role')
}
/** The reading, if this person may act on it at all; to anybody else it does not exist. */
export const partyTo = (reading: Reading | undefined, actor: Actor): Reading => {
  if (!reading || (actor.role !== 'ADMIN' && !sideOf(reading, actor.id))) throw refuse('not_found')
  return reading
}
/** Refuses what comes at the wrong moment. */
export const checkMoment = (action: Action, reading: Reading) => {
  if (!isTimely(action, reading.state)) throw refuse('wrong_state', { detail: reasonOf(reading.state) })
}

const ownStop = ({ reading, actor }: Act): StopReason =>
  actor.role === 'ADMIN' ? 'admin_pause' : `${sideOf(reading, actor.id) as Side}_standby`
const withMilestone = (
  reading: Reading,
  what: Milestone['what'],
  nowMs: number,
  seconds: number | null = null,
  who: Milestone['who'] = 'client',
): Reading => ({
  ...reading,
  milestones: [...reading.milestones, { at: nowMs, what, who, seconds, by_id: null, words: null }],
})
/** The reading with what somebody of the house did in its room. */
export const withAdmin = (
  reading: Reading,
  { what, byId, words = null }: { what: 'admin_came' | 'admin_left' | 'notice'; byId: string; words?: string | null },
  nowMs: number,
): Reading => ({
  ...reading,
  milestones: [...reading.milestones, { at: nowMs, what, who: 'admin', seconds: null, by_id: byId, words }],
})

const start = ({ reading, at }: Act) => {
  if (reading.started_at !== null) throw refuse('wrong_state', { detail: 'clock_started' })
  const snapshot = snapshotOf(reading, at)
  if (!snapshot.fresh.client || !snapshot.fresh.reader) throw refuse('wrong_state', { detail: 'both_needed' })
  if (!isHeard(snapshot)) throw refuse('wrong_state', { detail: 'sound_needed' })
  return decided({ ...reading, started_at: at.nowMs }, { hold: 'what there is', spends: true })
}

const continuePaid = ({ reading, at: { nowMs } }: Act) => {
  const asks = isStopped(reading, 'ask_paid', nowMs)
  const agreed = reading.continue_on_paid ? reading : withMilestone(reading, 'paid_time_agreed', nowMs)
  return decided(
    { ...resume(agreed, 'ask_paid', nowMs), continue_on_paid: true, warned: [] },
    reading.started_at === null ? { spends: true } : { hold: asks ? 'more' : 'what there is', spends: true },
  )
}

const setLimit = ({ reading, at }: Act, limitSeconds: number) => {
  const { history, allowance } = snapshotOf(reading, at)
  if (limitSeconds * 1000 <= measure(history, allowance, at.nowMs).billableMs)
    throw refuse('bad_input', { fields: { limit_seconds: 'used_already' } })
  const limited = { ...reading, limit_seconds: limitSeconds, warned: [] }
  return decided(
    withMilestone(limited, 'limit_set', at.nowMs),
    reading.started_at === null ? {} : { hold: 'what there is' },
  )
}

const topUp = ({ reading, at: { nowMs } }: Act) => {
  if (reading.stops.filter(({ reason }) => reason === 'top_up').length >= topUpsMax)
    throw refuse('limit_reached', { detail: ['top_ups_used', { max: topUpsMax }] })
  if (reading.started_at === null || isStopped(reading, 'top_up', nowMs)) throw refuse('wrong_state')
  return decided(stop(reading, 'top_up', nowMs), { spends: true })
}
const topUpDone = ({ reading, at: { nowMs } }: Act) => {
  if (reading.started_at === null) throw refuse('wrong_state')
  return decided(resume(reading, 'top_up', nowMs), { hold: 'what there is' })
}

/** Goes on after a pause for care: the client at once, the reader once there was time for it. */
const goOn = ({ reading, actor, at: { nowMs } }: Act) => {
  const pause = reading.stops.find(({ reason, to_at }) => reason === 'care' && to_at === null)
  if (pause && actor.role === 'READER' && nowMs < pause.from_at + careMs)
    throw refuse('wrong_state', { detail: 'care_first' })
  return decided(resume(reading, 'care', nowMs))
}

/** Time that came to a client meanwhile: bought, or given by somebody for this very reading. */
export interface Added {
  seconds: number
  given?: { readingId: string; by: 'reader' | 'admin' }
  /** Bought without a press, as the client agreed before. */
  automatic?: boolean | undefined
}
/** What that does to an open reading of theirs: no clock that runs lacks what is there for it. */
export const decideAdded = (reading: Reading, { seconds, given, automatic }: Added, nowMs: number): Decision => {
  if (reading.state !== 'open' || reading.started_at === null) return decided(reading)
  const noted =
    given === undefined
      ? withMilestone(reading, 'time_added', nowMs, seconds, automatic ? 'system' : 'client')
      : given.readingId === reading.id
        ? withMilestone(reading, 'time_given', nowMs, seconds, given.by)
        : reading
  return decided(noted, { hold: 'what there is' })
}

/** What one action does to a reading, or why it may not be done. */
export const decideAction = (act: Act, asked: Asked): Decision => {
  const { reading, actor, at } = act
  checkMoment(asked.action, reading)
  // While they talk the clock can't be made to stand by either of them: that would be talk for nothing.
  if (
    reading.channel === 'phone' &&
    (asked.action === 'start' || asked.action === 'standby' || asked.action === 'top_up')
  )
    throw refuse('wrong_state', { detail: 'by_phone' })
  switch (asked.action) {
    case 'accept':
      return decided({
        ...reading,
        state: 'accepted',
        accepted_at: at.nowMs,
        greeting: reading.reader_greeting || null,
      })
    case 'decline':
      return drop(reading, at, 'declined', actor.id, asked.reason)
    case 'withdraw':
      return drop(reading, at, 'withdrawn', actor.id)
    case 'start':
      return start(act)
    case 'continue_paid':
      return continuePaid(act)
    case 'set_limit':
      return setLimit(act, asked.limit_seconds)
    case 'top_up':
      return topUp(act)
    case 'top_up_done':
      return topUpDone(act)
    case 'go_on':
      return goOn(act)
    case 'standby':
      return decided(stop(reading, ownStop(act), at.nowMs))
    case 'pause':
      return decided(stop(reading, ownStop(act), at.nowMs, null, actor.id))
    case 'resume':
      return decided(resume(reading, ownStop(act), at.nowMs))
  }
}

/** Somebody of it may not be here any more: what waits is withdrawn, what is open ends. */
export const decidePutOut = (reading: Reading, byId: string, at: At): Decision => {
  if (reading.state === 'open') return end(reading, at, byId, 'admin', at.nowMs)
  return isTimely('end', reading.state) ? drop(reading, at, 'withdrawn', byId) : decided(reading)
}

/** What an end by a person does; nothing, where it has ended already. */
export const decideEnd = ({ reading, actor, at }: Act): Decision => {
  const as = sideOf(reading, actor.id) ?? 'admin'
  if (reading.state === 'open') return end(reading, at, actor.id, as, at.nowMs)
  return isTimely('end', reading.state)
    ? drop(reading, at, as === 'client' ? 'withdrawn' : 'declined', actor.id)
    : decided(reading)
}
