import { reportDaysMax, type ReportStep } from '@evenlight/contract/reports'
import { refuse } from '@evenlight/contract/errors'
import { dayMs, weekdayOf } from '@evenlight/core/wall-clock'
import { instantAt } from '@evenlight/core/zones'

const wallOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (wall: number) => new Date(wall).toISOString().slice(0, 10)

/** The first day of the step in which this one lies. */
const stepOf = (by: ReportStep, day: string) => {
  if (by === 'month') return `${day.slice(0, 8)}01`
  const wall = wallOf(day)
  return by === 'week' ? dayOf(wall - (weekdayOf(wall) - 1) * dayMs) : day
}

/** The span of these days by the wall clock of the house, with every step of it; a span that is none, or too long, is refused at its field. */
export const spanOf = (timeZone: string, { from, to, by }: { from: string; to: string; by: ReportStep }) => {
  const days = (wallOf(to) - wallOf(from)) / dayMs + 1
  if (days < 1) throw refuse('bad_input', { fields: { to: 'days_turned' } })
  if (days > reportDaysMax) throw refuse('bad_input', { fields: { to: ['days_most', { max: reportDaysMax }] } })
  const steps = Array.from({ length: days }, (_, at) => stepOf(by, dayOf(wallOf(from) + at * dayMs)))
  return {
    fromMs: instantAt(timeZone, wallOf(from)),
    untilMs: instantAt(timeZone, wallOf(to) + dayMs),
    steps: [...new Set(steps)],
  }
}
