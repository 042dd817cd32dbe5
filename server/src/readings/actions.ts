import { isFor, isTimely, type Action } from '@evenlight/core/meter/actions'
import { holds, measure, topUpsMax, type Side, type StopReason } from '@evenlight/core/meter/meter'
import { refuse } from '@evenlight/contract/errors'
import type { ReadingAction } from '@evenlight/contract/readings'
import type { output } from 'zod/v4/core'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { hold as holdTime } from '../wallet/public.ts'
import type { Lifecycle } from './lifecycle.ts'
import { snapshotOf, sideOf, type Reading } from './reading.ts'
import * as store from './store.ts'

type Asked = output<typeof ReadingAction>
interface Act {
  tx: Tx
  reading: Reading
  actor: Actor
  now: number
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
export const checkMoment = (action: Action, reading: Reading) => {
  if (!isTimely(action, reading.state)) throw refuse('wrong_state', { detail: `This reading is ${reading.state}.` })
}

export const makeActions = (lifecycle: Lifecycle) => {
  const { evidence, saved } = lifecycle
  const held = (reading: Reading, reason: StopReason, now: number) =>
    reading.stops.some(
      (stop) =>
        stop.reason === reason &&
        holds({ reason, fromMs: stop.from_ms, ...(stop.to_ms === null ? {} : { toMs: stop.to_ms }) }, now),
    )
  const ownStop = (actor: Actor, reading: Reading): StopReason =>
    actor.role === 'ADMIN' ? 'admin_pause' : `${sideOf(reading, actor.id) as Side}_standby`

  /** Sets aside what may be used: the free time that applies, paid time only with consent, never past the limit. */
  const holdMore = async ({ tx, reading, now }: Act, consent = reading.continue_on_paid) => {
    const mostSeconds = reading.limit_seconds ?? Number.MAX_SAFE_INTEGER
    const who = { readingId: reading.id, clientId: reading.client_id, readerId: reading.reader_id, now }
    const free = await holdTime(tx, { ...who, freeSecondsMax: mostSeconds, paidSecondsMax: reading.paid_seconds_held })
    const paidSecondsMax = consent
      ? Math.max(reading.paid_seconds_held, mostSeconds - free.freeSeconds)
      : reading.paid_seconds_held
    const all = consent ? await holdTime(tx, { ...who, freeSecondsMax: free.freeSeconds, paidSecondsMax }) : free
    return { free_seconds_held: all.freeSeconds, paid_seconds_held: all.paidSeconds }
  }

  const start = async (act: Act) => {
    const { tx, reading, now } = act
    if (reading.started_ms !== null) throw refuse('wrong_state', { detail: 'The clock has been started already.' })
    const { fresh } = snapshotOf(reading, now, evidence)
    if (!fresh.client || !fresh.reader)
      throw refuse('wrong_state', { detail: 'The clock starts when both of you are here.' })
    return saved(tx, { ...reading, ...(await holdMore(act)), started_ms: now }, now)
  }

  const goOnPaid = async (act: Act) => {
    const { tx, reading, now } = act
    const extended = reading.started_ms === null ? undefined : await holdMore(act, true)
    const more = extended !== undefined && extended.paid_seconds_held > reading.paid_seconds_held
    if (!more && held(reading, 'ask_paid', now)) throw refuse('not_enough_time')
    await store.go(tx, reading.id, 'ask_paid', now)
    if (!reading.continue_on_paid) await store.moment(tx, reading.id, now, 'paid_time_agreed', 'client')
    return saved(tx, { ...reading, ...extended, continue_on_paid: true, warned: [] }, now)
  }

  const setLimit = async (act: Act, limitSeconds: number) => {
    const { tx, reading, now } = act
    const snapshot = snapshotOf(reading, now, evidence)
    if (limitSeconds * 1000 <= measure(snapshot.history, snapshot.allowance, now).billableMs)
      throw refuse('bad_input', { fields: { limit_seconds: 'More than this has been used already.' } })
    const limited = { ...reading, limit_seconds: limitSeconds, warned: [] }
    const extended = reading.started_ms === null ? {} : await holdMore({ ...act, reading: limited })
    await store.moment(tx, reading.id, now, 'limit_set', 'client')
    return saved(tx, { ...limited, ...extended }, now)
  }

  const topUp = async ({ tx, reading, now }: Act) => {
    if (reading.stops.filter(({ reason }) => reason === 'top_up').length >= topUpsMax)
      throw refuse('limit_reached', { detail: `The clock has stood ${topUpsMax} times for adding time already.` })
    if (reading.started_ms === null || held(reading, 'top_up', now)) throw refuse('wrong_state')
    await store.stop(tx, reading.id, 'top_up', now)
    return saved(tx, reading, now)
  }

  const topUpDone = async (act: Act) => {
    const { tx, reading, now } = act
    if (reading.started_ms === null) throw refuse('wrong_state')
    await store.go(tx, reading.id, 'top_up', now)
    const extended = await holdMore(act)
    return saved(tx, { ...reading, ...extended, warned: [] }, now)
  }

  const stand = async ({ tx, reading, actor, now }: Act) => {
    await store.stop(tx, reading.id, ownStop(actor, reading), now)
    return saved(tx, reading, now)
  }
  const resume = async ({ tx, reading, actor, now }: Act) => {
    await store.go(tx, reading.id, ownStop(actor, reading), now)
    return saved(tx, reading, now)
  }

  const accept = ({ tx, reading, now }: Act) => saved(tx, { ...reading, state: 'accepted', accepted_ms: now }, now)

  /** Does one action to a reading that is held and up to date; tells both what became of it. */
  return async (act: Act, asked: Asked): Promise<Reading> => {
    const { tx, reading, actor, now } = act
    checkMoment(asked.action, reading)
    const done = await (() => {
      switch (asked.action) {
        case 'accept':
          return accept(act)
        case 'decline':
          return lifecycle.drop(tx, reading, 'declined', actor.id, now, asked.reason)
        case 'withdraw':
          return lifecycle.drop(tx, reading, 'withdrawn', actor.id, now)
        case 'start':
          return start(act)
        case 'continue_paid':
          return goOnPaid(act)
        case 'set_limit':
          return setLimit(act, asked.limit_seconds)
        case 'top_up':
          return topUp(act)
        case 'top_up_done':
          return topUpDone(act)
        case 'standby':
        case 'pause':
          return stand(act)
        case 'resume':
          return resume(act)
      }
    })()
    lifecycle.tell(tx, done, now)
    return done
  }
}
