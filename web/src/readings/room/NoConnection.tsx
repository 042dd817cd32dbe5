import { awayMsMax } from '@evenlight/core/meter/times'
import { clockFace } from '../../ui/Clock.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useSay } from '../../words/say.tsx'
import { type Answered, untilDeadlineMs } from './clock.ts'

/** The line is gone: what it costs, how long the room waits, and what becomes of what is written. The same wherever it is said. */
export function NoConnection({ lost }: { lost: Answered }) {
  const say = useSay()
  const nowMs = Math.max(useNow(true, 500), lost.atMs)
  const awayMs = (lost.clock.away_seconds_left ?? awayMsMax / 1000) * 1000 - (nowMs - lost.atMs)
  const leftMs = Math.min(awayMs, untilDeadlineMs(lost, nowMs) ?? Infinity)
  return leftMs > 0 ? say('readings.lost', { time: clockFace(leftMs / 1000) }) : say('readings.lost.closed')
}
