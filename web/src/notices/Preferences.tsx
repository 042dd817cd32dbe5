import { noticeEvents } from '@evenlight/contract/notices'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { calls, settingsOf, type Ways } from './calls.ts'

const ways = ['site', 'mail', 'push'] as const
/** What is for many is not pushed. */
interface WaysOfOne {
  site: boolean
  mail: boolean
  push?: boolean
}
const readersOnly: readonly string[] = ['requests_missed', 'content']
const clientsOnly: readonly string[] = ['favorite', 'line', 'testimonial']

/** What rings and what comes by mail; kept with each tick. */
export function Preferences() {
  const say = useSay()
  const { data: kept, error, refetch } = useQuery(settingsOf())
  const type = useSession(({ userData }) => userData?.type)
  const others = [...(type === 'READER' ? [] : readersOnly), ...(type === 'CLIENT' ? [] : clientsOnly)]
  const events = noticeEvents.filter((event) => !others.includes(event))
  const { chosen, choose, error: refused, isSuccess } = useChoose()
  const data = kept && { ...kept, ...chosen }
  if (!data && error) return <ErrorNote cause={error} what={say('notices.failed')} retry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy="true" className="flex flex-col gap-24">
        {events.map((event) => (
          <Skeleton key={event} className="h-72 max-w-form" />
        ))}
      </div>
    )
  return (
    <div className="flex flex-col gap-24 max-w-text">
      <p className="text-muted">{say('notices.choices.lead')}</p>
      {refused && <ErrorNote cause={refused} what={say('notices.choices.failed')} />}
      <div className="flex flex-col border-y border-line">
        {events.map((event) => (
          <OfEvent key={event} event={event} set={data[event]} onChoose={(set) => choose({ [event]: set })} />
        ))}
      </div>
      <p role="status" className="text-meta text-muted">
        {isSuccess && say('notices.choices.kept')}
      </p>
    </div>
  )
}

interface OfEventProps {
  event: (typeof noticeEvents)[number]
  set: WaysOfOne
  onChoose: (set: WaysOfOne) => void
}

function OfEvent({ event, set, onChoose }: OfEventProps) {
  const say = useSay()
  return (
    <div
      role="group"
      aria-labelledby={`event-${event}`}
      className="flex flex-wrap items-center justify-between gap-x-32 py-8 border-t border-line first:border-t-0"
    >
      <p id={`event-${event}`} className="font-semibold">
        {say(`notices.event.${event}`)}
      </p>
      <div className="flex gap-x-32">
        {ways.map(
          (way) =>
            set[way] !== undefined && (
              <CheckField
                key={way}
                label={say(`notices.way.${way}`)}
                checked={set[way]}
                onChange={({ target }) => onChoose({ ...set, [way]: target.checked })}
              />
            ),
        )}
      </div>
    </div>
  )
}

const { queryKey } = settingsOf()
/** One after another, so that the last tick is what stays; each stands at once, so that no box springs back. */
function useChoose() {
  const [chosen, setChosen] = useState<Partial<Ways>>({})
  const { mutate, error, isSuccess } = useMutation({
    scope: { id: 'notices.settings' },
    mutationFn: (change: Partial<Ways>) => calls.setSettings({ body: change }),
    onError: () => {
      setChosen({})
      return queries.invalidateQueries({ queryKey })
    },
  })
  const choose = (change: Partial<Ways>) => {
    setChosen((before) => ({ ...before, ...change }))
    queries.setQueryData(queryKey, (all) => all && { ...all, ...change })
    mutate(change)
  }
  return { chosen, choose, error, isSuccess }
}
