import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { State } from './calls.ts'

const tones: Record<State, Tone> = { open: 'info', answered: 'success', closed: 'plain' }

/** What an admin has to do is not what the member waits for: an open question reads differently to both. */
export function StateBadge({ of, forAdmin }: { of: State; forAdmin?: boolean | undefined }) {
  const say = useSay()
  if (of === 'open' && forAdmin) return <Badge tone="warning">{say('tickets.to_answer')}</Badge>
  return <Badge tone={tones[of]}>{say(`tickets.state.${of}`)}</Badge>
}
