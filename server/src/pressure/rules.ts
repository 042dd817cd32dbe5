import type { PressureOutcome } from '@evenlight/contract/pressure'
import type { output } from 'zod/v4/core'

export type Outcome = output<typeof PressureOutcome>

// What may follow on what; nothing follows on what was cleared or withdrawn.
const after: Record<'open' | Outcome, readonly Outcome[]> = {
  open: ['cleared', 'warned'],
  warned: ['withdrawn'],
  cleared: [],
  withdrawn: [],
}
export const mayFollow = (outcome: Outcome | null, next: Outcome) => after[outcome ?? 'open'].includes(next)
