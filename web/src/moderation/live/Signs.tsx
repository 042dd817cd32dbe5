import { Badge, type Tone } from '../../ui/Badge.tsx'
import { useSay } from '../../words/say.tsx'
import type { Live } from './calls.ts'

const tones: Record<Live['signs'][number], Tone> = {
  care: 'danger',
  paused: 'warning',
  unsteady: 'warning',
  no_sound: 'warning',
  away: 'info',
  ends_soon: 'info',
}

/** What asks for a look at a reading, in words. */
export function Signs({ of: { signs, paused_by: name } }: { of: Live }) {
  const say = useSay()
  if (!signs.length) return null
  return (
    <span className="flex flex-wrap gap-4">
      {signs.map((sign) => (
        <Badge key={sign} tone={tones[sign]}>
          {sign === 'paused' && name ? say('live.paused_by', { name }) : say(`live.sign.${sign}`)}
        </Badge>
      ))}
    </span>
  )
}
