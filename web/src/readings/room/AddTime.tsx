import { useEffect, useEffectEvent, useRef } from 'react'
import { Buy } from '../../payments/Buy.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { useSentence } from '../../ui/ErrorNote.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import { untilDeadlineMs } from './clock.ts'
import { setReading, useRoom } from './room.ts'
import { useNow } from '../../ui/useNow.ts'

/** Buying time over the room: the clock stands while the drawer is open, two minutes at most, three times a reading. */
export function AddTime({ reading, open, onClose }: { reading: Reading; open: boolean; onClose: () => void }) {
  const say = useSay()
  const stands = useRoom((room) => room.answered?.clock.stopped_by.includes('top_up') === true)
  useTopUp(reading.id, open)
  return (
    <Drawer still open={open} onClose={onClose} title={say('readings.add')}>
      <p className="text-meta text-muted">
        {stands ? <Counting /> : say('readings.add.runs')} {say('readings.add.left', { count: reading.top_ups_left })}
      </p>
      <Buy few onBought={onClose} />
    </Drawer>
  )
}

/** Tells the server when buying begins and ends, in that order however quickly the drawer is closed again. */
function useTopUp(readingId: string, open: boolean) {
  const sentence = useSentence()
  const told = useRef<Promise<void>>(Promise.resolve())
  const complain = useEffectEvent((cause: unknown) => toast(sentence(cause)))
  useEffect(() => {
    if (!open) return
    const turn = (action: 'top_up' | 'top_up_done') => {
      told.current = told.current
        .then(() => calls.update({ body: { chat_id: readingId, action } }))
        .then(setReading)
        .catch((cause: unknown) => void complain(cause))
    }
    turn('top_up')
    return () => turn('top_up_done')
  }, [readingId, open])
}

function Counting() {
  const say = useSay()
  const answered = useRoom((room) => room.answered)
  const nowMs = useNow(true, 1000)
  if (!answered) return null
  const leftMs = untilDeadlineMs(answered, Math.max(nowMs, answered.atMs)) ?? 0
  return (
    <span className="tabular font-semibold text-ink">
      {say('readings.add.stands', { time: clockFace(leftMs / 1000) })}
    </span>
  )
}
