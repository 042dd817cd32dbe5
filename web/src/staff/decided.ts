import type { Key } from '../words/en.ts'
import type { money } from './calls.ts'

type State = Awaited<ReturnType<typeof money.decide>>['payment']['state']

/** What came of a decision: what was asked for, only if the provider says so. */
export const decidedWords = (state: State): Key => {
  if (state === 'captured') return 'staff.approved'
  return state === 'declined' ? 'staff.declined' : 'staff.undecided'
}
