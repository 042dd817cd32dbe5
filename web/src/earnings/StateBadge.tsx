import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { State } from './calls.ts'

const tones: Record<State, Tone> = {
  open: 'info',
  accepted: 'primary',
  disputed: 'warning',
  approved: 'success',
  carried: 'plain',
  batched: 'info',
  paid: 'success',
  failed: 'danger',
}

/** How a statement stands, in a word. */
export function StateBadge({ of }: { of: State }) {
  const say = useSay()
  return <Badge tone={tones[of]}>{say(`earnings.state.${of}`)}</Badge>
}
