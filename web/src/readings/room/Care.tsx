import { HelpLines } from '../../care/HelpLines.tsx'
import { Button } from '../../ui/Button.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { useClockAction } from './ClockActions.tsx'
import { useRoom } from './room.ts'

type Pause = NonNullable<Reading['care']>

/** The clock stands because one of the two may not be safe: who helps, for them; how to be there, for a reader beside them. */
export function Care({ reading, side, pause }: { reading: Reading; side: Side; pause: Pause }) {
  const say = useSay()
  const { turn, pending } = useClockAction(reading.id)
  const leftMs = useLeftMs(side === 'reader' ? pause.reader_may_at : undefined)
  return (
    <section
      aria-labelledby="care"
      className="flex flex-col gap-12 px-12 lg:px-20 py-16 max-h-half overflow-y-auto border-b border-line bg-sunken"
    >
      {pause.by === side ? <Own name={otherOf(reading, side).name} side={side} /> : <Beside side={side} />}
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

function Own({ name, side }: { name: string; side: Side }) {
  const say = useSay()
  return (
    <>
      <div role="status" className="flex flex-col gap-4">
        <h2 id="care" className="text-h3">
          {say('care.card')}
        </h2>
        <p>
          {say('care.card.clock', { name })} {side === 'client' && say('care.card.client')}
        </p>
      </div>
      <HelpLines folded />
    </>
  )
}

function Beside({ side }: { side: Side }) {
  const say = useSay()
  if (side === 'client')
    return (
      <p id="care" role="status">
        {say('care.other')}
      </p>
    )
  return (
    <div role="status" className="flex flex-col gap-4">
      <h2 id="care" className="text-h3">
        {say('care.beside')}
      </h2>
      <p>{say('care.beside.how')}</p>
      <p className="text-meta text-muted">{say('care.beside.house')}</p>
    </div>
  )
}
