import { costOfNext } from '@evenlight/core/price'
import { useQuery } from '@tanstack/react-query'
import { WhoHelps } from '../../care/WhoHelps.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { cx } from '../../ui/cx.ts'
import { lotsOf } from '../../wallet/calls.ts'
import { useAbout } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type ServerClock, type Side } from '../calls.ts'
import { type Drawn, drawn, whyItStands } from './clock.ts'
import { limitMinutes } from '../limit.ts'
import { NoConnection } from './NoConnection.tsx'
import { useRoom } from './room.ts'
import { useNow } from '../../ui/useNow.ts'

/** Everything the clock knows, drawn as in the head of the room: whether it runs and why not, and what was used. */
export function ClockFigures({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const answered = useRoom((room) => room.answered)
  const uncountedMs = useRoom((room) => room.uncountedMs)
  const lost = useRoom((room) => room.lost)
  const nowMs = useNow(answered !== null && !lost)
  if (!answered) return null
  const { clock } = answered
  const { name } = otherOf(reading, side)
  const why = whyItStands(clock)
  const now = drawn(answered, Math.max(nowMs, answered.atMs))
  const figures = [
    ['readings.detail.free', now.free_seconds],
    ['readings.detail.paid', now.paid_seconds],
    ['readings.detail.unbilled', Math.floor(uncountedMs / 1000) + now.stood_seconds],
    ...leftOf(now, clock.left_of === 'all'),
  ] as const
  return (
    <>
      <p className="p-12 rounded-button bg-sunken">
        {lost ? (
          <NoConnection lost={lost} />
        ) : clock.running ? (
          say('readings.stands.runs')
        ) : why ? (
          say(`readings.stands.${side}.${why}`, { name })
        ) : (
          say('readings.stands.waits')
        )}
      </p>
      <dl className="flex flex-col">
        {figures.map(([words, seconds]) => (
          <div
            key={words}
            className="flex items-baseline justify-between gap-16 py-8 border-b border-line last:border-b-0"
          >
            <dt>{say(words)}</dt>
            <dd className="tabular font-semibold" dir="ltr">
              {clockFace(seconds)}
            </dd>
          </div>
        ))}
      </dl>
      {side === 'client' && <MostCost reading={reading} clock={clock} />}
      {reading.limit_seconds !== undefined && (
        <p className={cx('text-meta text-muted', side === 'reader' && 'lg:hidden')}>
          {say(`readings.detail.limit.${side}`, { name, minutes: limitMinutes(reading.limit_seconds) })}
        </p>
      )}
      <WhoHelps />
    </>
  )
}

const leftOf = ({ free_left_seconds: free, paid_left_seconds: paid, left_seconds: left }: Drawn, agreed: boolean) =>
  paid > 0 && (free > 0 || !agreed)
    ? ([
        ['readings.detail.left_free', free],
        [agreed ? 'readings.detail.left_paid' : 'readings.detail.left_asked', paid],
      ] as const)
    : ([[agreed ? 'readings.detail.left' : 'readings.detail.left_free', left]] as const)

/** What the reading can cost in money, had it run to its end. */
function MostCost({ reading, clock }: { reading: Reading; clock: ServerClock }) {
  const say = useSay()
  const about = useAbout()
  const { data: lots } = useQuery(lotsOf())
  const paid = clock.paid_seconds_used + (reading.continue_on_paid ? clock.paid_seconds_left : 0)
  if (!lots) return null
  return (
    <p className="text-meta text-muted">
      {paid > 0
        ? say('readings.most.paid', { time: clockFace(paid), price: about(costOfNext(lots, paid)) })
        : say('readings.most.free')}
    </p>
  )
}
