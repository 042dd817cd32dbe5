import { appointmentNoteCharactersMax } from '@evenlight/contract/appointments'
import { paths } from '@evenlight/contract/paths'
import { useNavigate } from 'react-router'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { useFields } from '../form.ts'
import type { Profile } from '../readers/calls.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { BothTimes } from './BothTimes.tsx'
import { type Appointment, appointmentsChanged, calls, type Minutes, type Slot } from './calls.ts'
import { useClock, useOwnZone } from './times.ts'

interface AskProps {
  reader: Profile
  minutes: Minutes
  channel: Appointment['channel']
  slot: Slot | undefined
  heldUntil: string | undefined
}
const start = { note: '' }
const labels = { note: 'appointments.note' } as const

/** What was chosen, a word to the reader, and the button that asks. */
export function AskForm({ reader, minutes, channel, slot, heldUntil }: AskProps) {
  const say = useSay()
  const navigate = useNavigate()
  const clock = useClock()
  const zone = useOwnZone()
  const name = reader.display_name
  const { form, field, ...sending } = useFields<typeof start, Appointment>({
    name: 'appointment',
    start,
    labels,
    draft: `appointment-${reader.id}`,
    act: ({ note }, key) =>
      calls.ask({
        body: {
          reader_id: reader.id,
          starts_at: slot?.starts_at ?? '',
          minutes,
          channel,
          ...(note.trim() && { note }),
        },
        key,
      }),
    onDone: () => {
      void appointmentsChanged()
      toast(say('appointments.asked', { name }))
      void navigate(`${paths.appointments()}?tab=asked`)
    },
  })
  return (
    <Form of={sending} failed={say('appointments.failed')} kept={say('appointments.kept')}>
      <div role="status" className="empty:hidden card p-16 flex flex-col gap-4">
        {slot && (
          <>
            <BothTimes at={slot.starts_at} name={name} zone={reader.time_zone} />
            <p className="text-meta text-muted">
              {say(`appointments.long.${channel}`, { minutes })}{' '}
              {heldUntil && say('appointments.held', { time: clock.time(heldUntil, zone) })}
            </p>
          </>
        )}
      </div>
      <AreaField
        {...field('note')}
        hint={say('appointments.note.hint', { name })}
        optional
        rows={3}
        maxLength={appointmentNoteCharactersMax}
      />
      <ContactMarks text={form.watch('note')} />
      <Button
        type="submit"
        pending={sending.pending}
        why={sending.away || (!slot && say('appointments.choose'))}
        className="self-start"
      >
        {say('appointments.ask', { name })}
      </Button>
    </Form>
  )
}
