import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clockFace } from '../../ui/Clock.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { CheckField } from '../../ui/Field.tsx'
import { useSentence } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import { useClockAction } from './ClockActions.tsx'
import { untilDeadlineMs } from './clock.ts'
import { setReading, useRoom } from './room.ts'
import { useNow } from '../../ui/useNow.ts'

/** Few readings come to it, and none begins with it. */
const Buy = lazy(async () => ({ default: (await import('../../payments/Buy.tsx')).Buy }))

/** Buying time over the room: the clock stands while the drawer is open, two minutes at most, three times a reading. */
export function AddTime({ reading, open, onClose }: { reading: Reading; open: boolean; onClose: () => void }) {
  const say = useSay()
  const { turn } = useClockAction(reading.id)
  const [agrees, setAgrees] = useState(false)
  const stops = useRoom((room) => room.answered?.clock.stopped_by ?? [])
  const stands = reading.channel !== 'phone'
  useTopUp(reading.id, open && stands)
  const close = () => {
    setAgrees(false)
    onClose()
  }
  const bought = () => {
    if (agrees && !reading.continue_on_paid) turn('continue_paid')
    close()
  }
  return (
    <Drawer still open={open} onClose={close} title={say('readings.add')}>
      <p className="text-meta text-muted">
        {stops.includes('top_up') ? <Counting /> : say('readings.add.runs')}{' '}
        {stands && say('readings.add.left', { count: reading.top_ups_left })}
      </p>
      {!reading.continue_on_paid && (
        <CheckField
          label={say(stops.includes('ask_paid') ? 'readings.add.go_on_now' : 'readings.add.go_on')}
          hint={say('readings.add.go_on.not')}
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
      )}
      <Suspense fallback={<Skeleton className="h-portrait rounded-button" />}>
        <Buy few onBought={bought} />
      </Suspense>
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
