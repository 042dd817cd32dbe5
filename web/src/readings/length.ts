import { minutesOf } from '../words/figures.ts'

/** How long something was, as words for people: `10:00` alone reads as a time of day. The sentence and what it takes. */
export function lengthOf(all: number) {
  const [minutes, seconds] = [minutesOf(all), all % 60]
  const kind = !minutes ? 'seconds' : seconds ? 'both' : 'minutes'
  return [`readings.length.${kind}`, { minutes, seconds }] as const
}
