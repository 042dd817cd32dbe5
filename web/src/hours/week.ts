import type { Hours } from '@evenlight/core/wall-clock'

/** Hours as they are typed: where they end before they begin, they end the next day; both empty are none. */
export interface TypedHours {
  from: string
  to: string
}
/** Monday first. */
export type Week = readonly (readonly TypedHours[])[]

const DAYS = 7
const MIDNIGHT = '00:00'
const END = '24:00'
const next = (weekday: number) => (weekday % DAYS) + 1

const spansOn = (weekday: number, { from, to }: TypedHours): Hours[] => {
  if (!from || !to) return []
  if (to === MIDNIGHT) return [{ weekday, from, to: END }]
  if (from < to) return [{ weekday, from, to }]
  return [
    { weekday, from, to: END },
    { weekday: next(weekday), from: MIDNIGHT, to },
  ]
}

/** What was typed, as it is kept: hours over midnight are those of two days. */
export const scheduleOf = (week: Week): Hours[] =>
  week.flatMap((day, at) => day.flatMap((hours) => spansOn(at + 1, hours)))

/** What is kept, as it is typed: a night that goes on the next day is one. */
export function weekOf(schedule: readonly Hours[]): TypedHours[][] {
  const morningAfter = ({ weekday, to }: Hours) =>
    to === END
      ? schedule.find((other) => other.weekday === next(weekday) && other.from === MIDNIGHT && other.to !== END)
      : undefined
  const nights = new Map(schedule.flatMap((hours) => [[hours, morningAfter(hours)] as const]))
  const mornings = new Set([...nights.values()].filter((morning) => morning !== undefined))
  const week: TypedHours[][] = Array.from({ length: DAYS }, () => [])
  for (const [hours, morning] of nights)
    if (!mornings.has(hours))
      week[hours.weekday - 1]?.push({ from: hours.from, to: morning?.to ?? (hours.to === END ? MIDNIGHT : hours.to) })
  return week.map((day) => day.toSorted((a, b) => a.from.localeCompare(b.from)))
}

/** Why this can't be kept: one of the two times is missing, or the same. */
export function faultOf(week: Week): 'half' | 'empty' | undefined {
  const all = week.flat()
  if (all.some(({ from, to }) => Boolean(from) !== Boolean(to))) return 'half'
  return all.some(({ from, to }) => from && from === to && from !== MIDNIGHT) ? 'empty' : undefined
}

/** Whether these hours end the day after. */
export const endsNextDay = ({ from, to }: TypedHours) => Boolean(from && to) && to !== MIDNIGHT && to < from
