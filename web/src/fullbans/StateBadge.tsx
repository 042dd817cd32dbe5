import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { FullBan } from './calls.ts'

const tones: Record<FullBan['state'], Tone> = {
  asked: 'info',
  suspended: 'warning',
  banned: 'danger',
  refused: 'plain',
  over: 'plain',
  lifted: 'success',
}

/** How a ban stands, in a word. */
export function StateBadge({ of }: { of: FullBan['state'] }) {
  const say = useSay()
  return <Badge tone={tones[of]}>{say(`fullbans.state.${of}`)}</Badge>
}
