import { type FormEvent, useState } from 'react'
import { useAction } from '../../action.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipChoices } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import { limitMinutes } from '../limit.ts'
import { cacheReading } from '../open-readings.ts'
import { setReading } from './room.ts'

interface RaiseLimitProps {
  reading: Reading
  /** Seconds of the limit as it is. */
  limit: number
  /** What it may be raised to, in minutes. */
  offered: readonly number[]
  open: boolean
  onClose: () => void
}

/** Where the client's own limit ends the reading, only the client can move it. Nothing is sold here. */
export function RaiseLimit({ reading, limit, offered, open, onClose }: RaiseLimitProps) {
  const say = useSay()
  return (
    <Dialog open={open} onClose={onClose} title={say('readings.limit.raise')}>
      <p>{say('readings.limit.how', { minutes: limitMinutes(limit) })}</p>
      <Choice reading={reading} offered={offered} onDone={onClose} />
    </Dialog>
  )
}

function Choice({ reading, offered, onDone }: { reading: Reading; offered: readonly number[]; onDone: () => void }) {
  const say = useSay()
  const [picked, pick] = useState<number>()
  const chosen = offered.find((minutes) => minutes === picked) ?? offered[0]
  const raise = useAction(
    (minutes: number, key) =>
      calls.update({ body: { chat_id: reading.id, action: 'set_limit', limit_seconds: minutes * 60 }, key }),
    (raised) => {
      cacheReading(raised)
      setReading(raised)
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && !raise.isPending) raise.mutate(chosen)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-16">
      <ChipChoices
        label={say('readings.start.limit')}
        options={offered.map((minutes) => ({ value: String(minutes), label: say('ui.minutes', { minutes }) }))}
        chosen={String(chosen)}
        onChoose={(minutes) => pick(Number(minutes))}
      />
      {raise.error && <ErrorNote cause={raise.error} />}
      <Button type="submit" pending={raise.isPending} wide>
        {say('readings.limit.raise')}
      </Button>
    </form>
  )
}
