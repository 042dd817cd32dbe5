import { useIntl } from 'react-intl'
import { useOfflineSince } from '../online.ts'
import { Status } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'
import { useAvailability } from '../availability.ts'
import { useBackWords } from './back-at.ts'

/** Whether a reader can be asked, as it is known this moment. */
export function AvailabilityBadge({ of }: { of: Reader }) {
  const { availability, back_at } = useAvailability(of)
  const say = useSay()
  const { formatTime } = useIntl()
  const back = useBackWords()
  const since = useOfflineSince()
  const gone = availability === 'away' || availability === 'offline'
  if (gone) return <Status of={availability} word={back(back_at)} />
  const word = since
    ? say('readers.as_of', { status: say(`status.${availability}`), time: formatTime(since) })
    : undefined
  return <Status of={since ? 'offline' : availability} word={word} />
}
