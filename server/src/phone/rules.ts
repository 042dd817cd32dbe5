import { dayMs, type Hours, timeMs, weekdayOf } from '@evenlight/core/wall-clock'
import { wallMs } from '@evenlight/core/zones'
import { unjoinedMs } from '@evenlight/core/meter/times'

/** A call may last so much longer than what is held for it: its clock begins with the answer, the reading's when both are there. */
const slackSeconds = 120
export const capFor = (seconds: number) => seconds + slackSeconds

/** What no telephone needs: what people write between the digits. */
export const bare = (typed: string) => typed.replace(/[^+\d]/g, '')

/** What its owner knows it by, and nobody else could ring. */
export const maskedPhone = (number: string) => `${number.slice(0, 2)} ••• ${number.slice(-2)}`

/** Whether somebody may be rung at this moment; without hours always. */
export const isWithin = (hours: readonly Hours[], timeZone: string, nowMs: number) => {
  const wall = wallMs(timeZone, nowMs)
  const [weekday, ofDayMs] = [weekdayOf(wall), wall % dayMs]
  return (
    hours.length === 0 ||
    hours.some((one) => one.weekday === weekday && timeMs(one.from) <= ofDayMs && ofDayMs < timeMs(one.to))
  )
}

/** A reading by phone that is accepted or open, as far as asking the carrier goes. */
export interface Ongoing {
  state: 'accepted' | 'open'
  accepted_at: number
  started_at: number | null
  /** What may be used of it in all. */
  allowed_seconds: number
  looked_at: number | null
  /** Whether one of its calls is over. */
  one_over: boolean
}
const looksMs = { ringing: 10_000, talking: 30_000, ending: 2000 }

export const isGivenUp = ({ state, accepted_at }: Pick<Ongoing, 'state' | 'accepted_at'>, nowMs: number) =>
  state === 'accepted' && nowMs >= accepted_at + unjoinedMs
const isUsedUp = ({ started_at, allowed_seconds }: Ongoing, nowMs: number) =>
  started_at !== null && nowMs >= started_at + allowed_seconds * 1000

/** Whether the carrier has to be asked how its calls stand: from time to time, and soon where one of them should be over. */
export const isDue = (one: Ongoing, nowMs: number) => {
  const sinceMs = nowMs - (one.looked_at ?? one.accepted_at)
  if (one.one_over || isGivenUp(one, nowMs) || isUsedUp(one, nowMs)) return sinceMs >= looksMs.ending
  return sinceMs >= (one.state === 'accepted' ? looksMs.ringing : looksMs.talking)
}
