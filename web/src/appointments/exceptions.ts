import type { Schedule } from './calls.ts'

/** One stretch of a single day, as it is typed; without times the day is off. */
export interface TypedException {
  day: string
  from: string
  to: string
}
type Exception = Schedule['exceptions'][number]

const MIDNIGHT = '00:00'
const END = '24:00'

/** What is kept, a row for each stretch. */
export const rowsOf = (exceptions: readonly Exception[]): TypedException[] =>
  exceptions.flatMap(({ day, hours }) =>
    hours.length === 0
      ? [{ day, from: '', to: '' }]
      : hours.map(({ from, to }) => ({ day, from, to: to === END ? MIDNIGHT : to })),
  )

/** What was typed, as it is kept: the stretches of one day together. */
export const exceptionsOf = (rows: readonly TypedException[]): Exception[] =>
  [...Map.groupBy(rows, ({ day }) => day)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, those]) => ({
      day,
      hours: those.flatMap(({ from, to }) => (from && to ? [{ from, to: to === MIDNIGHT ? END : to }] : [])),
    }))

/** Why this can't be kept: a day or one of two times is missing, or the end is no later than the beginning. */
export function faultOfExceptions(rows: readonly TypedException[]): 'dayless' | 'half' | 'empty' | undefined {
  if (rows.some(({ day }) => !day)) return 'dayless'
  if (rows.some(({ from, to }) => Boolean(from) !== Boolean(to))) return 'half'
  return rows.some(({ from, to }) => from && to !== MIDNIGHT && to <= from) ? 'empty' : undefined
}
