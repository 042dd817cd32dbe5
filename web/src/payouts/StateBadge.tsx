import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { LineState, Payout } from './calls.ts'

const tones: Record<Payout['state'], Tone> = { made: 'primary', sending: 'warning', sent: 'info', done: 'success' }
/** How a batch stands, in a word. */
export function StateBadge({ of }: { of: Payout['state'] }) {
  const say = useSay()
  return <Badge tone={tones[of]}>{say(`payouts.state.${of}`)}</Badge>
}

const lineTones: Record<LineState, Tone> = {
  waiting: 'plain',
  unclaimed: 'warning',
  held: 'warning',
  blocked: 'warning',
  paid: 'success',
  failed: 'danger',
  returned: 'danger',
}
/** How one line of it does. */
export function LineBadge({ of }: { of: LineState }) {
  const say = useSay()
  return <Badge tone={lineTones[of]}>{say(`payouts.line.${of}`)}</Badge>
}
