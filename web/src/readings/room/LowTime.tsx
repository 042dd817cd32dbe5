import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { timeOf } from '../../wallet/calls.ts'
import { clockFace } from '../../ui/Clock.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, type Side } from '../calls.ts'
import { useClockAction } from './ClockActions.tsx'
import { endsByLimit } from './clock.ts'
import { limitMinutes, raisedMinutes } from '../limit.ts'
import { RaiseLimit } from './RaiseLimit.tsx'
import { useRoom, type Warning } from './room.ts'

/** Seconds of the client's own limit while the reading runs towards it. */
export const useLimit = (reading: Reading) =>
  useRoom(({ answered }) => (answered && endsByLimit(reading, answered.clock) ? reading.limit_seconds : undefined))

/** Gives the function that words a warning: what runs out, and whose limit it is where that is the end. */
export function useLowTimeWords(side: Side, limit: number | undefined) {
  const say = useSay()
  return ({ seconds_left, of }: Warning) => {
    const minutes = Math.round(seconds_left / 60)
    return limit !== undefined && of === 'all'
      ? say(`readings.low.limit.${side}`, { left: minutes, minutes: limitMinutes(limit) })
      : say(`readings.low.${of}`, { minutes })
  }
}

/** What the limit may be raised to. The time up to it is set aside for this reading already, and not in the balance any more. */
function useRaised(reading: Reading, limit: number | undefined) {
  const { data: time } = useQuery({ ...timeOf(reading.reader.id), staleTime: 0, enabled: limit !== undefined })
  return limit !== undefined && time ? raisedMinutes(limit, time.free_seconds + time.paid_seconds) : []
}

/** Time runs out: what the client can do about it stands beside the word of it. */
export function LowTime({ reading, side, onAdd }: { reading: Reading; side: Side; onAdd: () => void }) {
  const say = useSay()
  const [raising, setRaising] = useState(false)
  const warning = useRoom((room) => room.warning)
  const lost = useRoom((room) => room.lost !== null)
  // Nothing runs out before Start; how much there is stands in the head of the room.
  const waits = useRoom((room) => room.answered?.clock.stopped_by.includes('not_started') === true)
  const paid = useRoom((room) => room.answered?.clock.paid_seconds_left ?? 0)
  const { turn } = useClockAction(reading.id)
  const limit = useLimit(reading)
  const words = useLowTimeWords(side, limit)
  const offered = useRaised(reading, side === 'client' && warning?.of === 'all' ? limit : undefined)
  if (!warning || lost || waits) return null
  // Paid time that is there goes on by itself, or after a question: neither is an end.
  const follows = warning.of === 'free' && paid > 0 && reading.continue_on_paid
  const last = warning.seconds_left <= 60
  const limited = limit !== undefined && warning.of === 'all'
  const agrees = side === 'client' && warning.of === 'free' && paid > 0 && !reading.continue_on_paid
  const adds = side === 'client' && !limited && !follows && !agrees && reading.top_ups_left > 0
  const action = agrees ? (
    <Act words={say('readings.low.agree')} onPress={() => turn('continue_paid')} />
  ) : adds ? (
    <Act words={say('readings.add')} onPress={onAdd} />
  ) : (
    offered.length > 0 && <Act words={say('readings.limit.raise')} onPress={() => setRaising(true)} />
  )
  return (
    <>
      <Banner tone={last ? 'danger' : 'warning'} role={last ? 'alert' : undefined} action={action} flat>
        {words(warning)} {follows && say('readings.low.follows', { time: clockFace(paid) })}
        {agrees && say('readings.low.asks')}
        {adds && <span className="in-data-[room=short]:hidden">{say('readings.low.stops')}</span>}
      </Banner>
      {limited && (
        <RaiseLimit
          reading={reading}
          limit={limit}
          offered={offered}
          open={raising}
          onClose={() => setRaising(false)}
        />
      )}
    </>
  )
}

const Act = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="shrink-0 min-h-target -my-8 -me-4 px-4 font-semibold underline underline-offset-2"
  >
    {words}
  </button>
)
