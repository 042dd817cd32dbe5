import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useEffect, useRef } from 'react'
import { useFields } from '../form.ts'
import { AreaField } from '../ui/Field.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type Appointment, appointmentsChanged, calls } from './calls.ts'

interface ReasonProps {
  appointment: Appointment
  act: 'decline' | 'cancel'
  /** It counts as if one had not come. */
  isLate: boolean
  onLeave: () => void
}
const start = { reason: '' }
const labels = { reason: 'appointments.why' } as const

/** Declining or cancelling, with a word why. */
export function ReasonForm({ appointment: { id }, act, isLate, onLeave }: ReasonProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const { field, ...sending } = useFields<typeof start, Appointment>({
    name: `${act}-${id}`,
    start,
    labels,
    act: ({ reason }, key) => calls[act]({ body: { id, ...(reason.trim() && { reason }) }, key }),
    onDone: () => {
      void appointmentsChanged()
      toast(say(`appointments.done.${act}`))
    },
  })
  return (
    <div ref={box}>
      <Form of={sending} failed={say('appointments.failed')} kept={say('appointments.kept')}>
        {isLate && <Banner tone="warning">{say('appointments.late')}</Banner>}
        <AreaField
          {...field('reason')}
          rows={2}
          maxLength={reasonCharactersMax}
          optional
          hint={say('appointments.why.hint')}
        />
        <FormEnd
          of={sending}
          kind={act === 'cancel' ? 'danger' : 'primary'}
          go={say(`appointments.act.${act}`)}
          leave={say('appointments.leave')}
          onLeave={onLeave}
        />
      </Form>
    </div>
  )
}
