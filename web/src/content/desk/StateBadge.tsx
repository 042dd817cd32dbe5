import { Badge, type Tone } from '../../ui/Badge.tsx'
import { useSay } from '../../words/say.tsx'
import type { State } from './calls.ts'

const tones: Record<State, Tone> = {
  draft: 'plain',
  awaiting: 'warning',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'plain',
}

export function StateBadge({ of }: { of: State }) {
  const say = useSay()
  return <Badge tone={tones[of]}>{say(`content.state.${of}`)}</Badge>
}
