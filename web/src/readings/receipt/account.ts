import type { Receipt } from '../calls.ts'
import { lengthMs, type PresenceSpan } from './presence-spans.ts'

type Why = PresenceSpan['why'][number]

/** Whole seconds that did not count, by the first reason that kept them from it; what took less than one is left out. */
export function uncountedBy(stretches: readonly PresenceSpan[]) {
  const ms = new Map<Why, number>()
  for (const stretch of stretches) {
    const [why] = stretch.why
    if (!stretch.counted && why) ms.set(why, (ms.get(why) ?? 0) + lengthMs(stretch))
  }
  return [...ms].map(([why, all]) => ({ why, seconds: Math.floor(all / 1000) })).filter(({ seconds }) => seconds > 0)
}

interface Pay extends Pick<Receipt, 'free_seconds' | 'paid_seconds'> {
  earned_cents?: number | undefined
  rate_cents_per_minute?: number | undefined
}

/** Why a reader earned what they earned; by far most questions are about nothing earned. */
export function earnedBy({ free_seconds, paid_seconds, earned_cents = 0, rate_cents_per_minute = 0 }: Pay) {
  const whole = Math.floor((paid_seconds * rate_cents_per_minute) / 60)
  if (earned_cents < whole) return earned_cents > 0 ? 'less' : 'returned'
  if (paid_seconds > 0) return 'paid'
  return free_seconds > 0 ? 'free' : 'nothing'
}

/** All time that went back, for whatever reason. */
export const returnedOf = ({ returns }: Pick<Receipt, 'returns'>) =>
  returns.reduce((sum, { free_seconds, paid_seconds }) => sum + free_seconds + paid_seconds, 0)

/** What the last of the time went back for. */
export const returnedFor = ({ returns }: Pick<Receipt, 'returns'>) => returns.at(-1)?.cause
