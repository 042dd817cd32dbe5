import { FormattedTime } from 'react-intl'
import { useSay } from '../words/say.tsx'
import type { Receipt } from './calls.ts'

const moments = [
  'requested',
  'accepted',
  'joined',
  'started',
  'stand_by',
  'resumed',
  'free_time_ended',
  'paid_time_agreed',
  'limit_set',
  'top_up',
  'top_up_done',
  'paused',
  'away',
  'back',
  'ended',
  'declined',
  'missed',
  'withdrawn',
] as const

/** Everything that happened to the clock, to the second. */
export function Timeline({ receipt: { timeline, client, reader } }: { receipt: Receipt }) {
  const say = useSay()
  const nameOf = (who: Receipt['timeline'][number]['who']) =>
    who === 'client'
      ? client.username
      : who === 'reader'
        ? reader.display_name
        : who === 'admin'
          ? say('chats.who.admin')
          : ''
  const wordsOf = (what: string, who: Receipt['timeline'][number]['who']) => {
    const known = moments.find((one) => one === what)
    if (!known) return what.replaceAll('_', ' ')
    const alone = who === 'system' && (known === 'ended' || known === 'withdrawn')
    return say(alone ? `chats.moment.${known}.alone` : `chats.moment.${known}`)
  }
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-12">
      <h2 id="timeline" className="text-h3">
        {say('chats.timeline')}
      </h2>
      <ol className="flex flex-col border-s border-line-strong ms-4">
        {timeline.map(({ at, what, who }, index) => (
          <li key={`${at}-${what}-${index}`} className="relative flex gap-16 ps-20 py-4">
            <span className="absolute -start-4 top-12 size-8 rounded-full bg-primary" aria-hidden="true" />
            <time dateTime={at} className="tabular text-muted shrink-0" dir="ltr">
              <FormattedTime value={at} hour="2-digit" minute="2-digit" second="2-digit" />
            </time>
            <span>
              {nameOf(who) && (
                <>
                  <bdi className="font-semibold">{nameOf(who)}</bdi>
                  {' · '}
                </>
              )}
              {wordsOf(what, who)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
