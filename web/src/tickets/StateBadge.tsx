import { eraseDays } from '@evenlight/contract/tickets'
import { FormattedDate } from 'react-intl'
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

/** The day by which somebody of the house has closed an account whose owner asked for it at this instant. */
export function ErasedBy({ askedMs }: { askedMs: number }) {
  const say = useSay()
  const by = new Date(askedMs)
  by.setDate(by.getDate() + eraseDays)
  return (
    <p>
      {say('tickets.erase.by')} <FormattedDate value={by} dateStyle="long" />.
    </p>
  )
}
