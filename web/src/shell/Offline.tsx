import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'

/** A thin bar while the device has no network: what stands on the page is of the moment it went away. */
export function Offline() {
  const say = useSay()
  const { formatTime } = useIntl()
  const [since, setSince] = useState<Date | null>(null)
  useEffect(() => {
    if (!navigator.onLine) setSince(new Date())
    const away = () => setSince(new Date())
    const back = () => setSince(null)
    addEventListener('offline', away)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', away)
      removeEventListener('online', back)
    }
  }, [])
  return (
    <div role="status" data-offline className="sticky top-0 z-30">
      {since && (
        <p className="px-16 py-4 bg-soft-warning text-warning text-label font-semibold text-center">
          {say('shell.offline', { time: formatTime(since) })}
        </p>
      )}
    </div>
  )
}
