import { useSay } from '../../words/say.tsx'
import type { Receipt, Side } from '../calls.ts'
import { ExactMoment } from './ExactTime.tsx'

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
export function Timeline({
  receipt: { timeline, client, reader },
  side,
}: {
  receipt: Receipt
  side: Side | undefined
}) {
  const say = useSay()
  const nameOf = (who: Receipt['timeline'][number]['who']) =>
    who === 'system' || who === undefined
      ? ''
      : who === 'admin'
        ? say('readings.who.admin')
        : who === side
          ? say('readings.who.you')
          : { client: client.username, reader: reader.display_name }[who]
  const wordsOf = (what: string, who: Receipt['timeline'][number]['who']) => {
    const known = moments.find((one) => one === what)
    if (!known) return what.replaceAll('_', ' ')
    const alone = who === 'system' && (known === 'ended' || known === 'withdrawn')
    return say(alone ? `readings.moment.${known}.alone` : `readings.moment.${known}`)
  }
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-8 print:gap-2">
      <h2 id="timeline" className="text-h3">
        {say('readings.timeline')}
      </h2>
      <ol className="flex flex-col text-meta print:block print:columns-2">
        {timeline.map(({ at, what, who }, index) => (
          <li key={`${at}-${what}-${index}`} className="flex gap-16 py-4 print:py-0 break-inside-avoid">
            <span className="shrink-0 text-muted">
              <ExactMoment at={at} exact={false} />
            </span>
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
