import { dayMs, midnight } from './wall-clock.ts'
import { instantAt, wallMs } from './zones.ts'

/** Half a month of a wall clock: the 1st to the 15th, or the 16th to the end. `from` belongs to it, `until` no more. */
export interface Half {
  /** `2026-11-1`, `2026-11-2`. */
  name: string
  fromMs: number
  untilMs: number
}

const middle = 16
const two = (number: number) => String(number).padStart(2, '0')

const halfOf = (timeZone: string, year: number, month: number, second: boolean): Half => {
  const from = Date.UTC(year, month, second ? middle : 1)
  const until = second ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, middle)
  const first = new Date(from)
  return {
    name: `${first.getUTCFullYear()}-${two(first.getUTCMonth() + 1)}-${second ? 2 : 1}`,
    fromMs: instantAt(timeZone, from),
    untilMs: instantAt(timeZone, until),
  }
}

/** The half month in which `ms` lies, by the wall clock of `timeZone`. */
export const halfAt = (timeZone: string, ms: number): Half => {
  const wall = new Date(wallMs(timeZone, ms))
  return halfOf(timeZone, wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() >= middle)
}

const pattern = /^(\d{4})-(0[1-9]|1[0-2])-([12])$/
/** The half month of that name; undefined where it is none. */
export const halfNamed = (timeZone: string, name: string): Half | undefined => {
  const [, year, month, part] = pattern.exec(name) ?? []
  return year && month ? halfOf(timeZone, Number(year), Number(month) - 1, part === '2') : undefined
}

/** Every half month that was over at `now`, from the one that `sinceMs` lies in, oldest first. */
export const halvesOver = (timeZone: string, sinceMs: number, now: number): Half[] => {
  const over: Half[] = []
  for (let half = halfAt(timeZone, sinceMs); half.untilMs <= now; half = halfAt(timeZone, half.untilMs)) over.push(half)
  return over
}

/** The days of a half month as its wall clock counts them: `2026-11-16`, in order. */
export const daysOf = (timeZone: string, { fromMs, untilMs }: Half): string[] => {
  const [from, until] = [midnight(wallMs(timeZone, fromMs)), midnight(wallMs(timeZone, untilMs))]
  return Array.from({ length: (until - from) / dayMs }, (_, n) => new Date(from + n * dayMs).toISOString().slice(0, 10))
}
