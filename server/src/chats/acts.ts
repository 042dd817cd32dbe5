import { isFor, isTimely, type Action } from '@evenlight/core/meter/actions'
import { holds, measure, topUpsMax, type Side, type StopReason } from '@evenlight/core/meter/meter'
import { refuse } from '@evenlight/contract/errors'
import type { ChatAction } from '@evenlight/contract/chats'
import type { output } from 'zod/v4/core'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { hold as holdTime } from '../wallet/sessions.ts'
import type { Course } from './course.ts'
import { readingOf, sideOf, type Session } from './session.ts'
import * as store from './store.ts'

type Asked = output<typeof ChatAction>
interface Act {
  tx: Tx
  session: Session
  actor: Actor
  now: number
}

/** Refuses whoever is never right for this action; the moment is checked on the held session. */
export const checkRole = (action: Action, actor: Actor) => {
  if (!isFor(action, actor.role)) throw refuse('wrong_role')
}
/** The session, if this person may act on it at all; to anybody else it does not exist. */
export const partyTo = (session: Session | undefined, actor: Actor): Session => {
  if (!session || (actor.role !== 'ADMIN' && !sideOf(session, actor.id))) throw refuse('not_found')
  return session
}
export const checkMoment = (action: Action, session: Session) => {
  if (!isTimely(action, session.state)) throw refuse('wrong_state', { detail: `This reading is ${session.state}.` })
}

export const actsOf = (course: Course) => {
  const { evidence, saved } = course
  const held = (session: Session, reason: StopReason, now: number) =>
    session.stops.some(
      (stop) =>
        stop.reason === reason &&
        holds({ reason, fromMs: stop.from_ms, ...(stop.to_ms === null ? {} : { toMs: stop.to_ms }) }, now),
    )
  const ownStop = (actor: Actor, session: Session): StopReason =>
    actor.role === 'ADMIN' ? 'admin_pause' : `${sideOf(session, actor.id) as Side}_standby`

  /** Sets aside what may be used: the free time that applies, paid time only with consent, never past the limit. */
  const holdMore = async ({ tx, session, now }: Act, consent = session.continue_on_paid) => {
    const mostSeconds = session.limit_seconds ?? Number.MAX_SAFE_INTEGER
    const who = { chatId: session.id, clientId: session.client_id, readerId: session.reader_id, now }
    const free = await holdTime(tx, { ...who, freeSecondsMax: mostSeconds, paidSecondsMax: session.paid_seconds_held })
    const paidSecondsMax = consent
      ? Math.max(session.paid_seconds_held, mostSeconds - free.freeSeconds)
      : session.paid_seconds_held
    const all = consent ? await holdTime(tx, { ...who, freeSecondsMax: free.freeSeconds, paidSecondsMax }) : free
    return { free_seconds_held: all.freeSeconds, paid_seconds_held: all.paidSeconds }
  }

  const start = async (act: Act) => {
    const { tx, session, now } = act
    if (session.started_ms !== null) throw refuse('wrong_state', { detail: 'The clock has been started already.' })
    const { fresh } = readingOf(session, now, evidence)
    if (!fresh.client || !fresh.reader)
      throw refuse('wrong_state', { detail: 'The clock starts when both of you are here.' })
    return saved(tx, { ...session, ...(await holdMore(act)), started_ms: now }, now)
  }

  const goOnPaid = async (act: Act) => {
    const { tx, session, now } = act
    const extended = session.started_ms === null ? undefined : await holdMore(act, true)
    const more = extended !== undefined && extended.paid_seconds_held > session.paid_seconds_held
    if (!more && held(session, 'ask_paid', now)) throw refuse('not_enough_time')
    await store.go(tx, session.id, 'ask_paid', now)
    if (!session.continue_on_paid) await store.moment(tx, session.id, now, 'paid_time_agreed', 'client')
    return saved(tx, { ...session, ...extended, continue_on_paid: true, warned: [] }, now)
  }

  const setLimit = async (act: Act, limitSeconds: number) => {
    const { tx, session, now } = act
    const reading = readingOf(session, now, evidence)
    if (limitSeconds * 1000 <= measure(reading.history, reading.allowance, now).billableMs)
      throw refuse('bad_input', { fields: { limit_seconds: 'More than this has been used already.' } })
    const limited = { ...session, limit_seconds: limitSeconds, warned: [] }
    const extended = session.started_ms === null ? {} : await holdMore({ ...act, session: limited })
    await store.moment(tx, session.id, now, 'limit_set', 'client')
    return saved(tx, { ...limited, ...extended }, now)
  }

  const topUp = async ({ tx, session, now }: Act) => {
    if (session.stops.filter(({ reason }) => reason === 'top_up').length >= topUpsMax)
      throw refuse('limit_reached', { detail: `The clock has stood ${topUpsMax} times for adding time already.` })
    if (session.started_ms === null || held(session, 'top_up', now)) throw refuse('wrong_state')
    await store.stop(tx, session.id, 'top_up', now)
    return saved(tx, session, now)
  }

  const topUpDone = async (act: Act) => {
    const { tx, session, now } = act
    if (session.started_ms === null) throw refuse('wrong_state')
    await store.go(tx, session.id, 'top_up', now)
    const extended = await holdMore(act)
    return saved(tx, { ...session, ...extended, warned: [] }, now)
  }

  const stand = async ({ tx, session, actor, now }: Act) => {
    await store.stop(tx, session.id, ownStop(actor, session), now)
    return saved(tx, session, now)
  }
  const resume = async ({ tx, session, actor, now }: Act) => {
    await store.go(tx, session.id, ownStop(actor, session), now)
    return saved(tx, session, now)
  }

  const accept = ({ tx, session, now }: Act) => saved(tx, { ...session, state: 'accepted', accepted_ms: now }, now)

  /** Does one action to a session that is held and up to date; tells both what became of it. */
  return async (act: Act, asked: Asked): Promise<Session> => {
    const { tx, session, actor, now } = act
    checkMoment(asked.action, session)
    const done = await (() => {
      switch (asked.action) {
        case 'accept':
          return accept(act)
        case 'decline':
          return course.drop(tx, session, 'declined', actor.id, now, asked.reason)
        case 'withdraw':
          return course.drop(tx, session, 'withdrawn', actor.id, now)
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
    course.tell(tx, done, now)
    return done
  }
}
