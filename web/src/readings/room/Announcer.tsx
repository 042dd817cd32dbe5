import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { useLimit, useLowTimeWords } from './LowTime.tsx'
import { noteFreeWarning } from './session-mirror.ts'
import { useRoom } from './room.ts'

/** The milestones of the clock, for a screen reader: the one place that says them. The last minute is said by its banner. */
export function Announcer({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const turned = useRoom((room) => room.clockEvents.at(-1))
  const warning = useRoom((room) => room.warning)
  const [words, setWords] = useState('')
  const { name } = otherOf(reading, side)
  const low = useLowTimeWords(side, useLimit(reading))
  const sayTurn = useEffectEvent(({ what, why }: NonNullable<typeof turned>) =>
    setWords(
      what === 'stopped'
        ? why
          ? say(`readings.stands.${side}.${why}`, { name })
          : ''
        : say(`readings.turned.${what}`),
    ),
  )
  const sayWarning = useEffectEvent((one: NonNullable<typeof warning>) => {
    if (one.of === 'free') noteFreeWarning()
    if (one.seconds_left > 60) setWords(low(one))
  })
  useEffect(() => {
    if (turned) sayTurn(turned)
  }, [turned])
  useEffect(() => {
    if (warning) sayWarning(warning)
  }, [warning])
  return (
    <p role="status" className="say-only">
      {words}
    </p>
  )
}
