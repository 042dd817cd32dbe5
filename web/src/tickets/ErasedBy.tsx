import { eraseDays } from '@evenlight/contract/tickets'
import { dayMs } from '@evenlight/core/wall-clock'
import { FormattedDate } from 'react-intl'
import { useSay } from '../words/say.tsx'

/** The day by which somebody of the house has closed an account whose owner asked for it at this instant. */
export function ErasedBy({ askedMs }: { askedMs: number }) {
  const say = useSay()
  return (
    <p>
      {say('tickets.erase.by')} <FormattedDate value={askedMs + eraseDays * dayMs} dateStyle="long" />.
    </p>
  )
}
