import { useIntl } from 'react-intl'
import { useAwaySince } from '../online.ts'
import { Status } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'
import { useStanding } from './live.ts'
import { useBack } from './when.ts'

/** Whether a reader can be asked, as it is known this moment. */
export function Standing({ of }: { of: Reader }) {
  const { availability, back_at } = useStanding(of)
  const say = useSay()
  const { formatTime } = useIntl()
  const back = useBack()
  const since = useAwaySince()
  const gone = availability === 'away' || availability === 'offline'
  if (gone) return <Status of={availability} word={back(back_at)} />
  const word = since
    ? say('readers.as_of', { status: say(`status.${availability}`), time: formatTime(since) })
    : undefined
  return <Status of={since ? 'offline' : availability} word={word} />
}
