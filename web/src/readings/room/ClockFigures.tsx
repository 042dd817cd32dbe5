import { clockFace } from '../../ui/Clock.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { drawn, whyItStands } from './clock.ts'
import { limitMinutes } from '../limit.ts'
import { useRoom } from './room.ts'
import { useNow } from '../../ui/useNow.ts'

/** Everything the clock knows, drawn as in the head of the room: whether it runs and why not, and what was used. */
export function ClockFigures({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const answered = useRoom((room) => room.answered)
  const uncountedMs = useRoom((room) => room.uncountedMs)
  const lost = useRoom((room) => room.lost !== null)
  const nowMs = useNow(answered !== null && !lost)
  if (!answered) return null
  const { clock } = answered
  const { name } = otherOf(reading, side)
  const why = whyItStands(clock)
  const now = drawn(answered, Math.max(nowMs, answered.atMs), reading)
  const figures = [
    ['readings.detail.free', now.free_seconds],
    ['readings.detail.paid', now.paid_seconds],
    ['readings.detail.unbilled', Math.floor(uncountedMs / 1000) + now.stood_seconds],
    [clock.left_of === 'free' ? 'readings.detail.left_free' : 'readings.detail.left', now.left_seconds],
  ] as const
  return (
    <>
      <p className="p-12 rounded-button bg-sunken">
        {lost
          ? say('readings.detail.lost')
          : clock.running
            ? say('readings.stands.runs')
            : why
              ? say(`readings.stands.${side}.${why}`, { name })
              : say('readings.stands.waits')}
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
      {reading.limit_seconds !== undefined && (
        <p className={cx('text-meta text-muted', side === 'reader' && 'lg:hidden')}>
          {say(`readings.detail.limit.${side}`, { name, minutes: limitMinutes(reading.limit_seconds) })}
        </p>
      )}
    </>
  )
}
