import type { Side } from '@evenlight/core/meter/meter'
import { otherSide } from '@evenlight/core/meter/other-side'
import {
  appointmentAnswerHours,
  appointmentDaysMax,
  appointmentFreeHours,
  appointmentHoldMinutes,
  appointmentLeadHours,
  appointmentMissedDays,
  appointmentWaitMinutes,
  reminderMinutes,
  type AppointmentAct,
  type AppointmentState,
} from '@evenlight/contract/appointments'
import { dayMs, hourMs, minuteMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'

type State = output<typeof AppointmentState>
export type Act = output<typeof AppointmentAct>
/** What of an appointment decides what may be done about it. */
export interface AppointmentFacts {
  state: State
  starts_at: number
  answer_until: number | null
  proposed_at: number | null
  proposed_by: Side | null
  client_here_at: number | null
  reader_here_at: number | null
}

export const holdMs = appointmentHoldMinutes * minuteMs
export const leadMs = appointmentLeadHours * hourMs
export const horizonMs = appointmentDaysMax * dayMs
/** One may come so early, and has missed it so late. */
export const waitMs = appointmentWaitMinutes * minuteMs
const freeMs = appointmentFreeHours * hourMs
const answerMs = appointmentAnswerHours * hourMs
const missedMs = appointmentMissedDays * dayMs

/** Until when cancelling counts for nothing. */
export const freeUntil = ({ starts_at }: Pick<AppointmentFacts, 'starts_at'>) => starts_at - freeMs
/** By when whoever is asked answers, so that either can still cancel freely then. */
export const answerBy = (startsAt: number, now: number) => Math.min(now + answerMs, startsAt - freeMs)

/** Whose answer it waits for; nobody's where nothing is open. */
export const waitsFor = ({ state, proposed_by }: Pick<AppointmentFacts, 'state' | 'proposed_by'>): Side | null => {
  if (state === 'asked') return 'reader'
  if (state === 'countered') return 'client'
  return state === 'accepted' && proposed_by ? otherSide(proposed_by) : null
}

const isOpen = ({ state, answer_until }: AppointmentFacts, now: number) =>
  (state === 'asked' || state === 'countered') && now < (answer_until ?? 0)
const isAhead = ({ state, starts_at }: AppointmentFacts, now: number) => state === 'accepted' && now < starts_at
const isMine = (of: AppointmentFacts, side: Side, now: number) => waitsFor(of) === side && now < (of.answer_until ?? 0)

// Who may do what, and when: what is in no row can't happen.
const actions: Record<Act, (of: AppointmentFacts, side: Side, now: number) => boolean> = {
  accept: isMine,
  decline: isMine,
  counter: isMine,
  reschedule: (of, side, now) => isAhead(of, now) && of.proposed_by !== otherSide(side),
  cancel: (of, _, now) => isOpen(of, now) || isAhead(of, now),
  arrive: (of, side, now) =>
    of.state === 'accepted' && Math.abs(now - of.starts_at) <= waitMs && of[`${side}_here_at`] === null,
}
export const may = (act: Act, of: AppointmentFacts, side: Side, now: number) => actions[act](of, side, now)
/** All that this side may do about it now. */
export const allActs = (of: AppointmentFacts, side: Side, now: number) =>
  (Object.keys(actions) as Act[]).filter((act) => may(act, of, side, now))

/** Whether cancelling it now is as if one had not come. */
export const isLate = (of: AppointmentFacts, now: number) => of.state === 'accepted' && now > freeUntil(of)

/** The smallest of the reminders whose moment has come; undefined before the first. */
export const reminderAt = (startsAt: number, now: number) =>
  reminderMinutes.findLast((minutes) => startsAt - minutes * minuteMs <= now)

/** When something is to be done about it by itself; null once it is over. */
export const dueAt = (of: AppointmentFacts & { reminded_minutes: number | null }) => {
  if (of.state === 'asked' || of.state === 'countered') return of.answer_until
  if (of.state !== 'accepted') return null
  const next = reminderMinutes.find((minutes) => minutes < (of.reminded_minutes ?? Infinity))
  const reminder = next === undefined ? Infinity : of.starts_at - next * minuteMs
  return Math.min(reminder, of.answer_until ?? Infinity, of.starts_at + waitMs)
}

/** Who has missed it: a pure look at who was there when the wait is over. */
export const missedBy = (clientCame: boolean, readerCame: boolean) => {
  if (clientCame) return readerCame ? null : 'reader'
  return readerCame ? 'client' : 'both'
}

/** Until when booking is closed for a client who missed these, the oldest first; null where it is open. */
export const closedUntil = (missed: readonly number[], now: number) => {
  const second = missed.findLast((at, index) => index > 0 && at - missed[index - 1]! <= missedMs)
  return second !== undefined && now < second + missedMs ? second + missedMs : null
}
