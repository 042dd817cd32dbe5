import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side, type StopReason } from '../calls.ts'
import { type ClockEvent, useEventWords } from './events.ts'
import { useLimit, useLowTimeWords } from './LowTime.tsx'
import { noteFreeWarning } from './session-mirror.ts'
import { useRoom } from './room.ts'

const isUnsteady = (why: StopReason) => why === 'client_unsteady' || why === 'reader_unsteady'

/** The milestones of the clock, for a screen reader: the one place that says them. The last minute is said by its banner. */
export function Announcer({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const last = reading.events.at(-1)
  const seen = useRef(last?.at)
  const warning = useRoom((room) => room.warning)
  const [words, setWords] = useState('')
  const wordsOf = useEventWords(side, otherOf(reading, side).name)
  const low = useLowTimeWords(side, useLimit(reading))
  const sayEvent = useEffectEvent((event: ClockEvent) => {
    // What had happened before one came in is no news. Time that came is said by its banner.
    if (event.at === seen.current || event.what === 'time_added' || event.what === 'time_given') return
    seen.current = event.at
    setWords(wordsOf(event))
  })
  // A line gets unsteady while the clock stands already, so that it is no turn of the clock.
  const shaky = useRoom(({ answered }) => answered?.clock.stopped_by.find(isUnsteady))
  const sayShaky = useEffectEvent((why: StopReason) =>
    setWords(say(`readings.stands.${side}.${why}`, { name: otherOf(reading, side).name })),
  )
  const sayWarning = useEffectEvent((one: NonNullable<typeof warning>) => {
    if (one.of === 'free') noteFreeWarning()
    if (one.seconds_left > 60) setWords(low(one))
  })
  useEffect(() => {
    if (last) sayEvent(last)
  }, [last])
  useEffect(() => {
    if (shaky) sayShaky(shaky)
  }, [shaky])
  useEffect(() => {
    if (warning) sayWarning(warning)
  }, [warning])
  return (
    <p role="status" className="say-only">
      {words}
    </p>
  )
}
