import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { IconButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { lotsOf } from './calls.ts'

/** The first thing a new client sees, wherever they arrive: what they have, and until when. */
export function Welcome() {
  const isNew = useSession(({ isRegisterSuccess, userData }) => isRegisterSuccess && userData?.type === 'CLIENT')
  return isNew ? <FreeTime /> : null
}

function FreeTime() {
  const say = useSay()
  const { formatDate } = useIntl()
  const { data: lots } = useQuery(lotsOf())
  const [isClosed, setClosed] = useState(false)
  if (!lots || isClosed) return null
  const lot = lots.find(({ source }) => source === 'welcome')
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
      {lot
        ? say('wallet.welcome.time', {
            minutes: Math.floor(lot.left_seconds / 60),
            until: lot.expires_at && formatDate(lot.expires_at, { dateStyle: 'full', timeStyle: 'short' }),
            readers: lot.readers_left ?? 0,
          })
        : say('wallet.welcome.none')}
    </Banner>
  )
}
