import { Button } from '../../ui/Button.tsx'
import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, type Side } from '../calls.ts'
import { useClockAction } from './ClockActions.tsx'
import { useEnd } from './EndReading.tsx'
import { useRoom } from './room.ts'

/** Free time is used up. The clock stands until the client chooses; what was bought meanwhile stands ready. */
export function AskPaid({ reading, side, onAdd }: { reading: Reading; side: Side; onAdd: () => void }) {
  const say = useSay()
  const { turn, pending } = useClockAction(reading.id)
  const end = useEnd()
  const paid = useRoom((room) => room.answered?.clock.paid_seconds_left ?? 0)
  if (side === 'reader')
    return (
      <p className="px-12 lg:px-20 py-12 bg-soft-warning text-warning font-medium">{say('readings.ask_paid.reader')}</p>
    )
  return (
    <section aria-labelledby="ask-paid" className="flex flex-col gap-12 px-12 lg:px-20 py-16 bg-soft-warning">
      <div role="alert">
        <h2 id="ask-paid" className="text-h3">
          {say('readings.ask_paid')}
        </h2>
        <p>{say(paid ? 'readings.ask_paid.how' : 'readings.ask_paid.none')}</p>
      </div>
      <div className="flex flex-wrap gap-8">
        {paid > 0 && (
          <Button pending={pending === 'continue_paid'} onClick={() => turn('continue_paid')}>
            {say('readings.ask_paid.go_on', { minutes: minutesOf(paid) })}
          </Button>
        )}
        {reading.top_ups_left > 0 && (
          <Button kind={paid ? 'secondary' : 'primary'} onClick={onAdd}>
            {say('readings.add')}
          </Button>
        )}
        <Button kind="quiet" pending={end.isPending} onClick={() => end.mutate(reading.id)}>
          {say('readings.end')}
        </Button>
      </div>
    </section>
  )
}
