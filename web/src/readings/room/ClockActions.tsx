import { useAction } from '../../action.ts'
import { Button } from '../../ui/Button.tsx'
import { useSentence } from '../../ui/ErrorNote.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls, otherOf, type Side } from '../calls.ts'
import { cacheReading } from '../open-readings.ts'
import { setReading, useRoom } from './room.ts'

export type ClockAction = 'start' | 'standby' | 'resume' | 'continue_paid' | 'top_up' | 'top_up_done' | 'go_on'

/** What a person does to the clock. The answer is drawn at once, before the word of it comes over the socket. */
export function useClockAction(readingId: string) {
  const sentence = useSentence()
  const act = useAction(
    (action: ClockAction, key) => calls.update({ body: { chat_id: readingId, action }, key }),
    (reading) => {
      cacheReading(reading)
      setReading(reading)
    },
  )
  const turn = (action: ClockAction) => {
    if (!act.isPending) act.mutate(action, { onError: (cause) => void toast(sentence(cause)) })
  }
  return { turn, pending: act.isPending ? act.variables : undefined }
}

/** Start for the reader, stand-by and resume for both. */
export function ClockActions({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const { turn, pending } = useClockAction(reading.id)
  const stopped = useRoom((room) => room.answered?.clock.stopped_by)
  const asked = (['ask_paid', 'top_up', 'care'] as const).some((reason) => stopped?.includes(reason))
  // On the telephone the clock runs from the first word to the last.
  if (reading.state !== 'open' || !stopped || asked || reading.channel === 'phone') return null
  const { name } = otherOf(reading, side)
  if (stopped.includes('not_started')) {
    if (side === 'client') return null
    return (
      <Button
        pending={pending === 'start'}
        why={
          (stopped.includes('client_away') && say('readings.start_waits', { name })) ||
          (stopped.includes('media_lost') && say('readings.start_unheard'))
        }
        onClick={() => turn('start')}
      >
        {say('readings.start_clock')}
      </Button>
    )
  }
  if (stopped.includes(`${side}_standby`))
    return (
      <Button pending={pending === 'resume'} onClick={() => turn('resume')}>
        {say('readings.resume')}
      </Button>
    )
  return (
    <Button
      kind="secondary"
      className="max-sm:px-16 whitespace-nowrap"
      pending={pending === 'standby'}
      onClick={() => turn('standby')}
    >
      {say('readings.standby')}
    </Button>
  )
}
