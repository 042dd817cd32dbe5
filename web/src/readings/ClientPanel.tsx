import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { FormattedDate } from 'react-intl'
import { Badge } from '../ui/Badge.tsx'
import { clockFace } from '../ui/Clock.tsx'
import { useSay } from '../words/say.tsx'
import type { Reading } from './calls.ts'
import { limitMinutes } from './limit.ts'
import { pastOf } from './past.ts'
import { Trouble } from './Trouble.tsx'

const EARLIER_SHOWN = 3
const NoteField = lazy(() => import('../notes/NoteField.tsx').then((file) => ({ default: file.NoteField })))

/** For the reader: who this is, what they asked, and what the two have had before. */
export function ClientNote({ reading }: { reading: Reading }) {
  const say = useSay()
  return (
    <section aria-labelledby="client-note" className="card p-16 xl:p-20 flex flex-col gap-12 xl:gap-16">
      <div className="flex flex-col items-start gap-8">
        <h2 id="client-note" className="text-h3 wrap-anywhere">
          <bdi>{reading.client.username}</bdi>
        </h2>
        <Returning reading={reading} />
      </div>
      {reading.question && (
        <div className="flex flex-col gap-4">
          <h3 className="font-sans text-meta font-semibold">{say('readings.question')}</h3>
          <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
            {reading.question}
          </p>
        </div>
      )}
      <dl className="flex flex-col gap-8 text-meta">
        <div>
          <dt className="text-muted">{say('readings.client.after_free')}</dt>
          <dd>{say(reading.continue_on_paid ? 'readings.client.goes_on' : 'readings.client.asks')}</dd>
        </div>
        {reading.limit_seconds !== undefined && (
          <div className="flex justify-between gap-16">
            <dt className="text-muted">{say('readings.client.limit')}</dt>
            <dd className="tabular">{say('ui.minutes', { minutes: limitMinutes(reading.limit_seconds) })}</dd>
          </div>
        )}
      </dl>
      {reading.state === 'open' && (
        <Suspense>
          <NoteField clientId={reading.client.id} />
        </Suspense>
      )}
      {reading.returning && <Before clientId={reading.client.id} />}
      <Trouble readingId={reading.id} client={reading.client} />
    </section>
  )
}

/** The last readings with this client; each opens beside the room, for leaving it would stop the clock. */
function Before({ clientId }: { clientId: string }) {
  const say = useSay()
  const { data } = useInfiniteQuery(pastOf(clientId))
  const past = data?.pages[0]?.data.filter(({ state }) => state === 'settled').slice(0, EARLIER_SHOWN) ?? []
  if (!past.length) return null
  return (
    <div className="flex flex-col gap-4 text-meta">
      <h3 className="font-sans text-meta font-semibold">{say('readings.client.before')}</h3>
      <ul>
        {past.map(({ id, requested_at, free_seconds, paid_seconds }) => (
          <li key={id} className="flex items-center justify-between gap-12">
            <a
              href={paths.room(id)}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex items-center min-h-target"
            >
              <FormattedDate value={requested_at} dateStyle="medium" />
              <span className="say-only"> {say('readings.client.new_tab')}</span>
            </a>
            <span className="tabular text-muted" dir="ltr">
              {clockFace(free_seconds + paid_seconds)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Returning({ reading }: { reading: { returning?: boolean | undefined } }) {
  const say = useSay()
  if (reading.returning === undefined) return null
  return (
    <Badge tone={reading.returning ? 'primary' : 'ember'}>
      {say(reading.returning ? 'readings.returning' : 'readings.first')}
    </Badge>
  )
}
