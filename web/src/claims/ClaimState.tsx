import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { Claim } from './calls.ts'

const tones: Record<Claim['state'], Tone> = {
  open: 'info',
  offered: 'primary',
  accepted: 'success',
  approved: 'success',
  declined: 'plain',
}

/** How a claim stands, in a word. */
export function ClaimState({ of }: { of: Claim }) {
  const say = useSay()
  return <Badge tone={tones[of.state]}>{say(`claims.state.${of.state}`)}</Badge>
}
