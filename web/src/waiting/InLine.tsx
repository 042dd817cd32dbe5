import { type ReadingChannel, readingChannels } from '@evenlight/contract/channels'
import { paths } from '@evenlight/contract/paths'
import { waitHoursMax } from '@evenlight/contract/waiting'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useAction } from '../action.ts'
import { useAvailability } from '../availability.ts'
import { queries } from '../queries.ts'
import type { Reader } from '../favorites/calls.ts'
import { startWords } from '../start-words.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, useMoves, waitingOf } from './calls.ts'

type Place = Awaited<ReturnType<typeof calls.mine>>['places'][number]

/** On a profile, for a client: the way into the line of a reader who is in a reading, and one's place there. */
export function InLine({ reader }: { reader: Reader }) {
  const say = useSay()
  const busy = useAvailability(reader).availability === 'in_session'
  useMoves()
  const { data, error, refetch } = useQuery(waitingOf())
  const {
    mutate,
    isPending,
    error: refused,
  } = useAction(
    (action: 'join' | 'leave') => calls.place({ body: { reader_id: reader.id, action } }),
    (mine, action) => {
      queries.setQueryData(waitingOf().queryKey, mine)
      toast(say(action === 'join' ? 'waiting.joined' : 'waiting.left'))
    },
  )
  const place = data?.places.find((one) => one.reader.id === reader.id)
  if (error && !data) return <ErrorNote cause={error} what={say('waiting.failed')} retry={() => void refetch()} />
  if (!data || (!place && !busy)) return null
  return (
    <div className="flex flex-col items-start lg:items-end gap-8 lg:text-end lg:max-w-panel-half">
      {refused && <ErrorNote cause={refused} />}
      {place ? (
        <OwnPlace place={place} by={readingChannels.find((one) => reader.channels.includes(one))} />
      ) : (
        <p className="text-meta text-muted">
          {say('waiting.lead', { name: reader.display_name, hours: waitHoursMax })}
        </p>
      )}
      <Button kind="secondary" pending={isPending} onClick={() => mutate(place ? 'leave' : 'join')}>
        {say(place ? 'waiting.leave' : 'waiting.join')}
      </Button>
    </div>
  )
}

/** `by`: the first way that the reader takes; the others stand beside it on their page. */
function OwnPlace({ place, by }: { place: Place; by: ReadingChannel | undefined }) {
  const { reader, ahead, minutes, kept_until } = place
  const say = useSay()
  const { formatTime } = useIntl()
  const name = reader.display_name
  if (kept_until)
    return (
      <>
        <p role="status" className="font-semibold">
          {say('waiting.turn', { name, time: formatTime(kept_until) })}
        </p>
        {by && <LinkButton to={paths.start(reader.id, by)}>{say(startWords[by])}</LinkButton>}
      </>
    )
  return (
    <p role="status">
      {say('waiting.place', { ahead, name })}{' '}
      <span className="text-muted">
        {minutes === null ? say('waiting.unknown') : say('waiting.about', { minutes: Math.max(1, minutes) })}
      </span>
    </p>
  )
}
