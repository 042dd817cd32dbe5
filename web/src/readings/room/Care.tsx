import { Beside } from '../../care/Beside.tsx'
import { CareWords } from '../../care/Card.tsx'
import { Button } from '../../ui/Button.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { useClockAction } from './ClockActions.tsx'
import { useRoom } from './room.ts'

type Pause = NonNullable<Reading['care']>

const ground = 'flex flex-col gap-12 px-12 lg:px-20 py-16 max-h-half overflow-y-auto border-b border-line bg-sunken'

/** The clock stands because one of the two may not be safe: who helps, for them; how to be there, for a reader beside them. */
export function Care({ reading, side, pause }: { reading: Reading; side: Side; pause: Pause }) {
  const say = useSay()
  const { turn, pending } = useClockAction(reading.id)
  const leftMs = useLeftMs(side === 'reader' ? pause.reader_may_at : undefined)
  return (
    <section aria-labelledby="care" className={ground}>
      <Told reading={reading} side={side} by={pause.by} />
      <Button
        kind="secondary"
        className="self-start"
        pending={pending === 'go_on'}
        why={leftMs > 0 && say('care.go_on.later', { time: clockFace(Math.ceil(leftMs / 1000)) })}
        onClick={() => turn('go_on')}
      >
        {say('care.go_on')}
      </Button>
    </section>
  )
}

/** Milliseconds until the server's clock is there; none without an instant. */
function useLeftMs(at: string | undefined) {
  const answered = useRoom((room) => room.answered)
  const nowMs = useNow(at !== undefined, 1000)
  if (at === undefined || !answered) return 0
  const since = Math.max(nowMs, answered.atMs) - answered.atMs
  return Math.max(0, Date.parse(at) - Date.parse(answered.clock.server_time) - since)
}

function Told({ reading, side, by }: { reading: Reading; side: Side; by: Side }) {
  const say = useSay()
  if (by === side)
    return (
      <CareWords id="care">
        {say('care.card.clock', { name: otherOf(reading, side).name })} {side === 'client' && say('care.card.client')}
      </CareWords>
    )
  if (side === 'reader') return <Beside id="care" />
  return (
    <p id="care" role="status">
      {say('care.other')}
    </p>
  )
}

/** Until the clock starts: what the client asked with may have been a word of that kind. */
export function AskedCare({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const waits = useRoom((room) => room.answered?.clock.stopped_by.includes('not_started') === true)
  if (!waits || reading.care) return null
  return (
    <section aria-labelledby="care" className={ground}>
      {side === 'reader' ? (
        <Beside id="care" asked />
      ) : (
        <CareWords id="care">{say('care.card.asked', { name: otherOf(reading, side).name })}</CareWords>
      )}
    </section>
  )
}
