/** `intent`: committed, the provider's answer not yet. `unknown`: asked, no answer came. */
export const states = ['intent', 'unknown', 'review', 'captured', 'declined'] as const
export type State = (typeof states)[number]
/** What a provider says of a charge. `absent`: it has never heard of it. */
export type Outcome = 'approved' | 'declined' | 'unknown' | 'review' | 'absent'

/** A charge that the provider does not know this long after its intent never reached it. */
export const lostAfterMs = 10 * 60_000

const table = {
  intent: { approved: 'captured', declined: 'declined', unknown: 'unknown', review: 'review' },
  unknown: { approved: 'captured', declined: 'declined', review: 'review' },
  review: { approved: 'captured', declined: 'declined' },
  captured: {},
  declined: {},
} as const satisfies Record<State, Partial<Record<Outcome, State>>>

/** The state a payment is in after this outcome. What is captured or declined stays so whatever comes later. */
export const after = (state: State, outcome: Outcome, ageMs: number): State => {
  if (outcome === 'absent') return isOpen(state) && ageMs >= lostAfterMs ? 'declined' : state
  return (table[state] as Partial<Record<Outcome, State>>)[outcome] ?? state
}

export const isOpen = (state: State) => state !== 'captured' && state !== 'declined'
