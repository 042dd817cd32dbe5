import { eraseDays } from '@evenlight/contract/tickets'
import { FormattedDate } from 'react-intl'
import { useSay } from '../words/say.tsx'

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
