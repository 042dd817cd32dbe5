import { otherSide } from '@evenlight/core/meter/other-side'
import { paths } from '@evenlight/contract/paths'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Moon } from '../../ui/art/Moon.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { type Drawn, drawn, kindOf, whyItStands } from './clock.ts'
import { ClockDetail } from './ClockDetail.tsx'
import { ClockActions } from './ClockActions.tsx'
import { EndReading } from './EndReading.tsx'
import { useRoom } from './room.ts'
import { useNow } from '../../ui/useNow.ts'

const TYPING_MS = 4000

/** Who is here, what the clock says and why, and the way out: always in sight. */
export function RoomHead({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const other = otherOf(reading, side)
  return (
    <header
      className={cx(
        'grid in-data-[room=short]:flex items-center gap-x-12 gap-y-4 xs:gap-y-12 lg:gap-y-4 px-12 lg:px-20 py-8 lg:py-16 border-b border-line',
        'grid-cols-[auto_auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <Link
        to={paths.conversations()}
        aria-label={say('readings.leave')}
        className="lg:hidden inline-grid place-items-center size-target -mx-8 rounded-button text-muted"
      >
        <ChevronRight className="size-24 rotate-180 rtl:rotate-0" />
      </Link>
      <Avatar id={other.id} picture={other.picture} className="in-data-[room=short]:hidden" />
      <div className="min-w-0 in-data-[room=short]:hidden">
        <p className="font-semibold truncate">
          <bdi>{other.name}</bdi>
        </p>
        <OtherPresence side={side} />
      </div>
      {/* What stops the clock for a while lies far from what ends it for good. */}
      <div className="row-start-2 col-span-full grow flex flex-wrap items-center justify-between gap-x-16">
        <ClockActions reading={reading} side={side} />
        <div className="ms-auto">
          <TimeLeft reading={reading} side={side} />
        </div>
      </div>
      <div className="row-start-1 -col-end-1 grid in-data-[room=short]:hidden">
        <EndReading reading={reading} side={side} />
      </div>
    </header>
  )
}

/** Whether the other person is here, and whether they type. Only the typing is said aloud. */
function OtherPresence({ side }: { side: Side }) {
  const say = useSay()
  const typingAtMs = useRoom((room) => room.typingAtMs)
  const other = otherSide(side)
  const stopped = useRoom((room) => room.answered?.clock.stopped_by)
  const presence = stopped?.includes(`${other}_away`)
    ? 'readings.away'
    : stopped?.includes(`${other}_unsteady`)
      ? 'readings.unsteady'
      : 'readings.here'
  const lost = useRoom((room) => room.lost !== null)
  const nowMs = useNow(typingAtMs !== null, 1000)
  const typing = typingAtMs !== null && Math.max(nowMs, typingAtMs) - typingAtMs < TYPING_MS
  return (
    <p className="text-meta text-muted">
      <span role="status">{typing ? say('readings.typing') : ''}</span>
      {!typing && !lost && say(presence)}
    </p>
  )
}

function TimeLeft({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const answered = useRoom((room) => room.answered)
  const lost = useRoom((room) => room.lost !== null)
  const nowMs = useNow(answered?.clock.running === true && !lost)
  if (!answered) return null
  const { clock } = answered
  const why = whyItStands(clock)
  const now = drawn(answered, Math.max(nowMs, answered.atMs))
  const counts = clock.running && !lost
  const words = lost
    ? say('readings.clock.lost')
    : clock.running
      ? say(`readings.clock.${kindOf(clock)}`)
      : say(
          reading.state === 'accepted'
            ? 'readings.clock.waits'
            : why
              ? `readings.clock.${why}`
              : 'readings.clock.stands',
        )
  return (
    <div role="timer" aria-label={say('readings.clock.label')}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex flex-col sm:flex-row sm:items-center justify-center sm:gap-12 min-h-target px-8 -mx-8 rounded-button text-start hover:bg-sunken"
      >
        <span className="inline-flex items-center gap-8 text-label lg:text-meta text-muted">
          <Moon phase={counts ? 0.5 : 0} className={cx('size-12', counts && 'text-primary')} />
          {words}
        </span>{' '}
        <span className="inline-flex items-center gap-8">
          <Left now={now} agreed={reading.continue_on_paid} />
          <ChevronDown className="size-16 shrink-0 text-muted" aria-hidden="true" />
        </span>
      </button>
      <ClockDetail open={open} onClose={() => setOpen(false)} reading={reading} side={side} />
    </div>
  )
}

/** How long it may still run; where paid time waits behind free time, both. */
function Left({ now, agreed }: { now: Drawn; agreed: boolean }) {
  const say = useSay()
  const { left_seconds, free_left_seconds: free, paid_left_seconds: paid } = now
  const both = paid > 0 && (free > 0 || !agreed)
  return (
    <span className={cx('flex flex-wrap items-baseline gap-x-8', !agreed && 'max-sm:flex-col')}>
      <span className="text-h3 font-semibold whitespace-nowrap leading-none">
        <span className="tabular" dir="ltr">
          {clockFace(both ? free : left_seconds)}
        </span>{' '}
        {say(both ? 'readings.clock.left_free' : 'readings.clock.left')}
      </span>{' '}
      {both && (
        <span className="text-meta text-muted whitespace-nowrap tabular">
          {say(agreed ? 'readings.clock.then_paid' : 'readings.clock.asks_paid', { time: clockFace(paid) })}
        </span>
      )}
    </span>
  )
}
