import { useState } from 'react'
import { useAction } from '../../action.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls, type Side } from '../calls.ts'
import { cacheReceipt } from '../open-readings.ts'
import { useRoom } from './room.ts'

const ASKED_ABOVE_SECONDS = 60

export const useEnd = () =>
  useAction((readingId: string, key) => calls.end({ body: { chat_id: readingId }, key }), cacheReceipt)

/** Ends the reading; asks first only where the client would leave more than a minute of free time behind. */
export function EndReading({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const clock = useRoom((room) => room.answered?.clock)
  const end = useEnd()
  const free = clock?.left_of === 'free' ? clock.seconds_left : 0
  const asks = side === 'client' && reading.state === 'open' && free > ASKED_ABOVE_SECONDS
  const close = () => {
    setAsking(false)
    end.reset()
  }
  return (
    <>
      <Button
        kind="secondary"
        className="max-sm:px-16 whitespace-nowrap"
        pending={end.isPending}
        onClick={() => (asks ? setAsking(true) : end.mutate(reading.id))}
      >
        {say('readings.end')}
      </Button>
      <Dialog
        open={asking || end.error !== null}
        onClose={close}
        title={say('readings.end.title')}
        role="alertdialog"
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {say('readings.end.stay')}
            </Button>
            <Button pending={end.isPending} onClick={() => end.mutate(reading.id)}>
              {say('readings.end')}
            </Button>
          </>
        }
      >
        {asks && <p>{say('readings.end.free', { time: clockFace(free) })}</p>}
        {end.error && <ErrorNote cause={end.error} />}
      </Dialog>
    </>
  )
}
