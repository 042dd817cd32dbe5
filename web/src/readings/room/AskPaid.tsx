import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/say.tsx'
import { timeOf } from '../../wallet/calls.ts'
import { type Reading, type Side } from '../calls.ts'
import { useClockAction } from './ClockActions.tsx'
import { useEnd } from './EndReading.tsx'

/** Free time is used up. The clock stands until the client chooses. */
export function AskPaid({ reading, side, onAdd }: { reading: Reading; side: Side; onAdd: () => void }) {
  const say = useSay()
  const { turn, pending } = useClockAction(reading.id)
  const end = useEnd()
  const { data: time } = useQuery({ ...timeOf(reading.reader.id), enabled: side === 'client' })
  const none = time?.paid_seconds === 0
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
        <p>{say(none ? 'readings.ask_paid.none' : 'readings.ask_paid.how')}</p>
      </div>
      <div className="flex flex-wrap gap-8">
        {!none && (
          <Button pending={pending === 'continue_paid'} onClick={() => turn('continue_paid')}>
            {say('readings.ask_paid.go_on')}
          </Button>
        )}
        {reading.top_ups_left > 0 && (
          <Button kind={none ? 'primary' : 'secondary'} onClick={onAdd}>
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
