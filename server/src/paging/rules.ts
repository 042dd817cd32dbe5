import { appointmentFreeHours } from '@evenlight/contract/appointments'
import { refuse } from '@evenlight/contract/errors'
import {
  pagedAhead,
  pagedAnswerHours,
  pagedMinutes,
  pagesDayMax,
  pagesHourMax,
  pagesPairDayMax,
  type PagingAct,
  type PagingState,
} from '@evenlight/contract/paging'
import type { Side } from '@evenlight/core/meter/meter'
import { isQuarterAhead } from '@evenlight/core/quarters'
import { hourMs, minuteMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'

type State = output<typeof PagingState>
export type Act = output<typeof PagingAct>
export interface PageFacts {
  state: State
  asked_at: number
  /** The proposed times; null where it is for now. */
  first_at: number | null
  second_at: number | null
  due_at: number | null
}
const nowMs = pagedMinutes * minuteMs
const answerMs = pagedAnswerHours * hourMs
const freeMs = appointmentFreeHours * hourMs

export const timesOf = ({ first_at, second_at }: Pick<PageFacts, 'first_at' | 'second_at'>) =>
  first_at === null || second_at === null ? [] : [first_at, second_at]

/** Those that can still be agreed to: later, nobody could cancel freely any more. */
export const openTimes = (of: Pick<PageFacts, 'first_at' | 'second_at'>, now: number) =>
  timesOf(of).filter((at) => now < at - freeMs)

/** When a page that is asked at `now` ends by itself. */
export const dueAt = (of: Pick<PageFacts, 'first_at' | 'second_at'>, now: number) => {
  const times = timesOf(of)
  return times.length === 0 ? now + nowMs : Math.min(now + answerMs, Math.max(...times) - freeMs)
}
/** Until when somebody who said so at `now` has to come. */
export const comingUntil = (now: number) => now + nowMs

// Who may do what, and when: what is in no row can't happen.
const actions: Record<Act, (of: PageFacts, side: Side, now: number) => boolean> = {
  coming: (of, side) => side === 'reader' && of.state === 'asked' && of.first_at === null,
  at: (of, side, now) => side === 'reader' && of.state === 'asked' && openTimes(of, now).length > 0,
  cannot: (of, side) => side === 'reader' && (of.state === 'asked' || of.state === 'coming'),
  withdraw: (_, side) => side === 'client',
}
const isOpen = ({ due_at }: PageFacts, now: number) => due_at !== null && now < due_at
export const may = (act: Act, of: PageFacts, side: Side, now: number) => isOpen(of, now) && actions[act](of, side, now)
/** All that this side may do about it now. */
export const allActs = (of: PageFacts, side: Side, now: number) =>
  (Object.keys(actions) as Act[]).filter((act) => may(act, of, side, now))

/** What becomes of a page whose time is over. */
export const overBy = ({ state }: Pick<PageFacts, 'state'>) => (state === 'coming' ? 'not_come' : 'lapsed')

/** Refuses times that can't be proposed. */
export const checkTimes = (times: readonly number[], now: number) => {
  const wrong = times.findIndex((at) => !isQuarterAhead(at, now, pagedAhead))
  if (wrong >= 0)
    throw refuse('bad_input', {
      detail: ['page_time', pagedAhead],
      fields: { [`when.${wrong}`]: ['page_time', pagedAhead] },
    })
  if (new Set(times).size < times.length) throw refuse('bad_input', { fields: { 'when.1': 'same_time' } })
}

/** Refuses more pages than one client may send; `before`: theirs of the last 24 hours. */
export const checkOften = (
  before: readonly { reader_id: string; asked_at: number }[],
  readerIds: readonly string[],
  now: number,
) => {
  const enough = readerIds.findIndex((id) => before.filter((one) => one.reader_id === id).length >= pagesPairDayMax)
  if (enough >= 0)
    throw refuse('limit_reached', { fields: { [`reader_ids.${enough}`]: ['paged_enough', { max: pagesPairDayMax }] } })
  const inHour = before.filter(({ asked_at }) => asked_at > now - hourMs).length
  if (inHour + readerIds.length > pagesHourMax)
    throw refuse('limit_reached', { detail: ['pages_hour', { max: pagesHourMax }] })
  if (before.length + readerIds.length > pagesDayMax)
    throw refuse('limit_reached', { detail: ['pages_day', { max: pagesDayMax }] })
}
