import { otherSide } from '@evenlight/core/meter/other-side'
import { useEffect, useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { InRoom } from '../../topups/InRoom.tsx'
import { timeChanged } from '../../wallet/calls.ts'
import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { AddTime } from './AddTime.tsx'
import { AskPaid } from './AskPaid.tsx'
import { AskedCare, Care } from './Care.tsx'
import { isAdminHere, type Reading, otherOf, type Side, type StopReason } from '../calls.ts'
import { untilDeadlineMs, whyItStands } from './clock.ts'
import { LowTime } from './LowTime.tsx'
import { NoConnection } from './NoConnection.tsx'
import { PendingTime } from './PendingTime.tsx'
import { dismissAdded, dismissSpared, useRoom } from './room.ts'
import { useNow } from '../../ui/useNow.ts'

const SPARED_SHOWN_MS = 8000
const ADDED_SHOWN_MS = 12_000

/** What has to be known now, over the conversation: the connection, the question about paid time, time that runs out. */
export function Banners({ reading, side }: { reading: Reading; side: Side }) {
  const [adding, setAdding] = useState(false)
  const asks = useRoom((room) => room.answered?.clock.stopped_by.includes('ask_paid') === true)
  return (
    <div className="flex flex-col empty:hidden">
      <Connection />
      {reading.care && <Care reading={reading} side={side} pause={reading.care} />}
      {reading.question_care && <AskedCare reading={reading} side={side} />}
      <House reading={reading} />
      <Added reading={reading} side={side} />
      {side === 'client' && !adding && <PendingTime onSee={() => setAdding(true)} />}
      {asks && <AskPaid reading={reading} side={side} onAdd={() => setAdding(true)} />}
      {!asks && !adding && <LowTime reading={reading} side={side} onAdd={() => setAdding(true)} />}
      {side === 'client' && <InRoom readingId={reading.id} />}
      <ShortAway reading={reading} side={side} />
      <StoppedClock reading={reading} side={side} />
      {side === 'client' && <AddTime reading={reading} open={adding} onClose={() => setAdding(false)} />}
    </div>
  )
}

function Connection() {
  const say = useSay()
  const lost = useRoom((room) => room.lost)
  const spared = useRoom((room) => room.spared)
  useEffect(() => {
    if (spared === null) return
    const timer = setTimeout(dismissSpared, SPARED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [spared])
  if (lost)
    return (
      <Banner tone="danger" role="status" flat>
        <NoConnection lost={lost} />
      </Banner>
    )
  if (spared === null) return null
  return (
    <Banner tone="success" role="status" flat>
      {say('readings.back', { time: clockFace(spared) })}
    </Banner>
  )
}

/** The house is here, or has said something that stays until it is pressed away; the line in the conversation is said aloud. */
function House({ reading }: { reading: Reading }) {
  const say = useSay()
  const [seen, see] = useState<string>()
  const last = reading.events.findLast(({ what }) => what === 'notice')
  const fresh = last && last.at !== seen ? last : undefined
  return (
    <>
      {isAdminHere(reading) && (
        <Banner tone="warning" flat>
          {say('readings.admin.here')}
        </Banner>
      )}
      {fresh && (
        <Banner
          tone="info"
          flat
          action={
            <Button kind="quiet" className="shrink-0" onClick={() => see(fresh.at)}>
              {say('readings.admin.seen')}
            </Button>
          }
        >
          {say('readings.turned.notice', { text: fresh.text ?? '' })}
        </Banner>
      )}
    </>
  )
}

/** Time was bought: said once, with what becomes of it. */
function Added({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const added = useRoom((room) => room.added)
  const waits = useRoom(
    ({ answered }) => (answered?.clock.paid_seconds_left ?? 0) > 0 && answered?.clock.left_of === 'free',
  )
  useEffect(() => {
    if (added === null) return
    // It may have been bought in another window.
    void timeChanged()
    const timer = setTimeout(dismissAdded, ADDED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [added])
  if (added === null) return null
  return (
    <Banner tone="success" role="status" flat>
      {say('readings.added', { minutes: minutesOf(added) })}{' '}
      {side === 'client' && waits && !reading.continue_on_paid && say('readings.added.asks')}
    </Banner>
  )
}

const isOut = (why: StopReason | undefined, other: Side) => why === `${other}_away` || why === `${other}_unsteady`

/** Before Start: who of the two may be away for less than others, and how much that is. */
function ShortAway({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const waits = useRoom((room) => room.answered?.clock.stopped_by.includes('not_started') === true)
  if (!waits || reading.short_away.length === 0) return null
  const { name } = otherOf(reading, side)
  return (
    <Banner tone="warning" flat>
      {reading.short_away
        .map((one) => say(one === side ? 'readings.short_away.you' : 'readings.short_away.other', { name }))
        .join(' ')}
    </Banner>
  )
}

/** Why the clock stands when nobody asked it to, and until when the room waits. */
function StoppedClock({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const answered = useRoom((room) => room.answered)
  const lost = useRoom((room) => room.lost !== null)
  const nowMs = useNow(answered?.clock.deadline !== undefined, 1000)
  // What the telephones do is said beside them.
  if (!answered || lost || reading.channel === 'phone') return null
  const why = whyItStands(answered.clock)
  if (answered.clock.running || why === 'ask_paid' || why === 'care') return null
  const left = untilDeadlineMs(answered, Math.max(nowMs, answered.atMs))
  const { name } = otherOf(reading, side)
  const words =
    reading.state === 'accepted'
      ? say('readings.stands.joining', { name })
      : why
        ? say(`readings.stands.${side}.${why}`, { name })
        : undefined
  if (!words) return null
  return (
    <Banner tone="info" flat>
      {words} {isOut(why, otherSide(side)) && say('readings.stands.kept')}{' '}
      {left !== undefined && (
        <span className="tabular">
          {say(why === 'top_up' ? 'readings.stands.until_top_up' : 'readings.stands.until', {
            time: clockFace(left / 1000),
          })}
        </span>
      )}
    </Banner>
  )
}
