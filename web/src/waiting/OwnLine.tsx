import { keptMinutes } from '@evenlight/contract/waiting'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { useMoves, waitingOf } from './calls.ts'

/** On a reader's desk: who waits for them, in their order. Nothing while nobody does. */
export function OwnLine() {
  const say = useSay()
  const { formatTime } = useIntl()
  useMoves()
  const { data, error, refetch } = useQuery(waitingOf())
  if (error && !data) return <ErrorNote cause={error} what={say('waiting.failed')} retry={() => void refetch()} />
  if (!data?.line.length) return null
  return (
    <section aria-labelledby="own-line" className="card p-20 lg:p-24 flex flex-col gap-12">
      <h2 id="own-line" className="text-h3">
        {say('waiting.line')}
      </h2>
      <p role="status">{say('waiting.line.count', { count: data.line.length })}</p>
      <p className="text-meta text-muted">{say('waiting.line.lead', { minutes: keptMinutes })}</p>
      <ol className="flex flex-col border-t border-line">
        {data.line.map(({ client, returning, joined_at, kept_until }) => (
          <li
            key={client.id}
            className="flex flex-wrap justify-between gap-x-16 py-8 border-b border-line last:border-b-0"
          >
            <bdi className="font-semibold wrap-anywhere">{client.username}</bdi>
            <span className="text-meta text-muted">
              {say(returning ? 'waiting.line.returning' : 'waiting.line.first')} ·{' '}
              {kept_until
                ? say('waiting.line.called', { time: formatTime(kept_until) })
                : say('waiting.line.since', { time: formatTime(joined_at) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
