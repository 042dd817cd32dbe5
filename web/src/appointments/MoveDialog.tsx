import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type Appointment, appointmentsChanged, calls, type Minutes, type Slot } from './calls.ts'
import type { Side } from './side.ts'
import { SlotPicker } from './SlotPicker.tsx'

interface MoveProps {
  appointment: Appointment
  act: 'counter' | 'reschedule'
  side: Side
  onClose: () => void
}
const start = { reason: '' }
const labels = { reason: 'appointments.why' } as const

/** Another time is proposed: from the free hours of the reader, for either of the two. */
export function MoveDialog({ appointment: { id, reader, minutes }, act, side, onClose }: MoveProps) {
  const say = useSay()
  const [slot, setSlot] = useState<Slot>()
  const { field, ...sending } = useFields<typeof start, Appointment>({
    name: `${act}-${id}`,
    start,
    labels,
    act: ({ reason }, key) =>
      calls[act]({ body: { id, starts_at: slot?.starts_at ?? '', ...(reason.trim() && { reason }) }, key }),
    onDone: () => {
      void appointmentsChanged()
      toast(say('appointments.done.move'))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={say(`appointments.act.${act}`)}>
      <p className="text-muted">{say(`appointments.move.${act}.${side}`)}</p>
      <SlotPicker reader={reader} minutes={minutes as Minutes} chosen={slot} onChoose={setSlot} narrow />
      <Form of={sending} failed={say('appointments.failed')} kept={say('appointments.kept')}>
        <AreaField
          {...field('reason')}
          rows={2}
          maxLength={reasonCharactersMax}
          optional
          hint={say('appointments.why.hint')}
        />
        <FormEnd
          of={sending}
          why={!slot && say('appointments.choose')}
          go={say('appointments.propose')}
          leave={say('appointments.leave')}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
