import type { Receipt } from '../calls.ts'

export type PresenceSpan = Receipt['stretches'][number]

/** Milliseconds of a stretch. */
export const lengthMs = ({ from, to }: Pick<PresenceSpan, 'from' | 'to'>) => Date.parse(to) - Date.parse(from)

/** The sums of a receipt's stretches in milliseconds: each as a reader of it would add them up. */
export function sumsOf(stretches: readonly PresenceSpan[]) {
  const sum = (of: readonly PresenceSpan[]) => of.reduce((all, one) => all + lengthMs(one), 0)
  const freeMs = sum(stretches.filter(({ counted }) => counted === 'free'))
  const paidMs = sum(stretches.filter(({ counted }) => counted === 'paid'))
  const wholeMs = sum(stretches)
  return { freeMs, paidMs, wholeMs, standingMs: wholeMs - freeMs - paidMs }
}

/** Who was there, by whether both, one or nobody was. */
export const presentIn = ({ here }: Pick<PresenceSpan, 'here'>) => (here.length === 2 ? 'both' : (here[0] ?? 'nobody'))
