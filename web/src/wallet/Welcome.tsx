import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '../ui/Banner.tsx'
import { IconButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { lotsOf } from './calls.ts'

/** The line over the first page of a new client; it goes when it is closed. */
export function Welcomed({ children }: { children: ReactNode }) {
  const say = useSay()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <Banner
      tone="success"
      role="status"
      flat
      action={
        <IconButton label={say('ui.close')} onClick={() => setClosed(true)}>
          <X className="size-16" />
        </IconButton>
      }
    >
      {children}
    </Banner>
  )
}

/** Their free minutes, and until when; `before`: what has to be said first. */
export function FreeTime({ before }: { before?: ReactNode }) {
  const say = useSay()
  const { formatDate } = useIntl()
  const { data: lots } = useQuery(lotsOf())
  if (!lots) return null
  const lot = lots.find(({ source }) => source === 'welcome')
  return (
    <Welcomed>
      {before}
      {before && ' '}
      {lot
        ? say('wallet.welcome.time', {
            minutes: Math.floor(lot.left_seconds / 60),
            until: lot.expires_at && formatDate(lot.expires_at, { dateStyle: 'full', timeStyle: 'short' }),
            readers: lot.readers_left ?? 0,
          })
        : say('wallet.welcome.none')}
    </Welcomed>
  )
}
