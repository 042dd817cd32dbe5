import { dayMs } from '@evenlight/core/wall-clock'
import type { Lowness } from '@evenlight/core/meter/rules'
import type { Code } from '@evenlight/contract/errors'
import type { OffCause, Outcome } from '@evenlight/contract/topups'
import type { output } from 'zod/v4/core'

export type Off = output<typeof OffCause>
export type Came = output<typeof Outcome>

/** So long may taking the money last; nobody else decides about it meanwhile. Longer than a provider is waited for. */
export const takingMs = 40_000

/** From when on what was bought counts to a cap. */
export const capSince = (days: number, now: number) => now - days * dayMs

/** What is known at the moment of buying, or of taking the money for it. */
export interface Known {
  /** The word that this is for still stands, and its card is kept. */
  agreed: boolean
  /** How the reading stands for time; undefined once it is over. */
  lowness: Lowness | undefined
  /** What the client's own limits leave them for this reading, beyond what it holds. */
  usefulSeconds: number
  usefulSecondsMin: number
}
/** Whether money may be spent for a reading at this moment; `waits`: perhaps later, since the clock stands. */
export const maySpend = (known: Known): 'yes' | 'waits' | Extract<Came, 'stopped' | 'not_needed' | 'own_limit'> => {
  if (!known.agreed) return 'stopped'
  if (known.lowness === undefined || known.lowness === 'enough') return 'not_needed'
  if (known.usefulSeconds < known.usefulSecondsMin) return 'own_limit'
  return known.lowness === 'runs' ? 'yes' : 'waits'
}

/** What a purchase that was refused before it began means: for the crossing, and for the client's word. */
export const refusedBy: Partial<Record<Code, { outcome: Came; off?: Off }>> = {
  limit_reached: { outcome: 'own_limit' },
  not_found: { outcome: 'stopped', off: 'card_gone' },
  wrong_state: { outcome: 'stopped', off: 'card_gone' },
  bad_input: { outcome: 'stopped', off: 'package_gone' },
}
