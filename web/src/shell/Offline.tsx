import { useIntl } from 'react-intl'
import { useOfflineSince } from '../online.ts'
import { useSay } from '../words/say.tsx'

/** A thin bar while the device has no network: what stands on the page is of the moment it went away. */
export function Offline() {
  const say = useSay()
  const { formatTime } = useIntl()
  const since = useOfflineSince()
  return (
    <div role="status" data-offline className="sticky top-0 z-30">
      {since > 0 && (
        <p className="px-16 py-4 bg-soft-warning text-warning text-label font-semibold text-center">
          {say('shell.offline', { time: formatTime(since) })}
        </p>
      )}
    </div>
  )
}
