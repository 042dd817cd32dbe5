import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { type ClockEvent, useEventWords } from './events.ts'
import { useLimit, useLowTimeWords } from './LowTime.tsx'
import { noteFreeWarning } from './session-mirror.ts'
import { useRoom } from './room.ts'

/** The milestones of the clock, for a screen reader: the one place that says them. The last minute is said by its banner. */
export function Announcer({ reading, side }: { reading: Reading; side: Side }) {
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
  const sayWarning = useEffectEvent((one: NonNullable<typeof warning>) => {
    if (one.of === 'free') noteFreeWarning()
    if (one.seconds_left > 60) setWords(low(one))
  })
  useEffect(() => {
    if (last) sayEvent(last)
  }, [last])
  useEffect(() => {
    if (warning) sayWarning(warning)
  }, [warning])
  return (
    <p role="status" className="say-only">
      {words}
    </p>
  )
}
