import { useState } from 'react'
import { useAction } from '../../action.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls, otherOf, type Side } from '../calls.ts'
import { cacheReceipt } from '../open-readings.ts'
import { useRoom } from './room.ts'

export const useEnd = () =>
  useAction((readingId: string, key) => calls.end({ body: { chat_id: readingId }, key }), cacheReceipt)

/** Ends the reading; asks once where time that may still run would be cut off. What it doesn't use stays the client's. */
export function EndReading({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const clock = useRoom((room) => room.answered?.clock)
  const end = useEnd()
  const left = clock?.seconds_left ?? 0
  const asks = reading.state === 'open' && left > 0
  const { name } = otherOf(reading, side)
  const close = () => {
    setAsking(false)
    end.reset()
  }
  return (
    <>
      <Button
        kind="secondary"
        className="max-sm:px-16"
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
        {asks && (
          <p>
            {say(`readings.end.${side}.${clock?.left_of === 'free' ? 'free' : 'all'}`, { time: clockFace(left), name })}
          </p>
        )}
        {end.error && <ErrorNote cause={end.error} />}
      </Dialog>
    </>
  )
}
