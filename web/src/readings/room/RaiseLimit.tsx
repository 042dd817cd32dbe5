import { costOfNext } from '@evenlight/core/price'
import { useQuery } from '@tanstack/react-query'
import { useFields } from '../../form.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipChoices } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { lotsOf, timeOf } from '../../wallet/calls.ts'
import { minutesOf, useAbout } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, calls } from '../calls.ts'
import { limitMinutes } from '../limit.ts'
import { cacheReading } from '../open-readings.ts'
import { setReading, useRoom } from './room.ts'

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
      <Choice key={offered.join()} reading={reading} offered={offered} onDone={onClose} />
    </Dialog>
  )
}

function Choice({ reading, offered, onDone }: { reading: Reading; offered: readonly number[]; onDone: () => void }) {
  const say = useSay()
  const { form, ...sending } = useFields({
    name: 'raise',
    start: { minutes: offered[0] ?? 0 },
    labels: { minutes: 'readings.start.limit' },
    act: ({ minutes }, key) =>
      calls.update({ body: { chat_id: reading.id, action: 'set_limit', limit_seconds: minutes * 60 }, key }),
    onDone: (raised) => {
      cacheReading(raised)
      setReading(raised)
      onDone()
    },
  })
  return (
    <Form of={sending}>
      <ChipChoices
        label={say('readings.start.limit')}
        options={offered.map((minutes) => ({ value: String(minutes), label: say('ui.minutes', { minutes }) }))}
        chosen={String(form.watch('minutes'))}
        onChoose={(minutes) => form.setValue('minutes', Number(minutes))}
      />
      <Most reading={reading} seconds={form.watch('minutes') * 60} />
      <Button type="submit" pending={sending.pending} wide>
        {say('readings.limit.raise')}
      </Button>
    </Form>
  )
}

/** What a limit comes to in money, at the most. */
function Most({ reading, seconds }: { reading: Reading; seconds: number }) {
  const say = useSay()
  const about = useAbout()
  const { data: lots } = useQuery(lotsOf())
  const { data: time } = useQuery(timeOf(reading.reader.id))
  const clock = useRoom((room) => room.answered?.clock)
  if (!lots || !time || !clock) return null
  const free = clock.free_seconds_used + clock.free_seconds_left + time.free_seconds
  const price = about(costOfNext(lots, Math.max(0, seconds - free)))
  return (
    <p aria-live="polite" className="font-semibold">
      {say(seconds > free ? 'readings.limit.most' : 'readings.limit.most.free', { minutes: minutesOf(seconds), price })}
    </p>
  )
}
