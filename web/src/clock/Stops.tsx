import { useSay } from '../words/say.tsx'

const stops = ['start', 'standby', 'away', 'unsteady', 'asks', 'adds', 'admin'] as const
const heads = ['clock.stops.reason', 'clock.stops.until', 'clock.stops.most'] as const

/** Everything that stops the clock: what lets it go on, and for how long it may stand. */
export function Stops() {
  const say = useSay()
  return (
    <div className="flex flex-col border-b border-line">
      <div className="hidden md:grid grid-cols-3 gap-x-24 pb-8 text-label text-muted" aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{say(head)}</span>
        ))}
      </div>
      {stops.map((stop) => (
        <dl key={stop} className="grid md:grid-cols-3 gap-x-24 gap-y-4 py-16 border-t border-line">
          <div>
            <dt className="say-only">{say('clock.stops.reason')}</dt>
            <dd className="font-semibold">{say(`clock.stops.${stop}`)}</dd>
          </div>
          <div>
            <dt className="text-label text-muted md:say-only">{say('clock.stops.until')}</dt>
            <dd>{say(`clock.stops.${stop}.until`)}</dd>
          </div>
          <div>
            <dt className="text-label text-muted md:say-only">{say('clock.stops.most')}</dt>
            <dd>{say(`clock.stops.${stop}.most`)}</dd>
          </div>
        </dl>
      ))}
    </div>
  )
}
