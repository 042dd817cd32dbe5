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

/** Why a reader earned what they earned; by far most questions are about nothing earned. */
export function earnedBy({ free_seconds, paid_seconds, earned_cents = 0, returns }: Receipt) {
  const back = returns.reduce((sum, one) => sum + one.paid_seconds, 0)
  if (paid_seconds > 0 && back >= paid_seconds) return 'returned'
  if (paid_seconds > 0) return earned_cents > 0 && back > 0 ? 'less' : 'paid'
  return free_seconds > 0 ? 'free' : 'nothing'
}
