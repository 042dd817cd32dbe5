import { removalReasons } from '@evenlight/contract/testimonials'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type OwnTestimonial, testimonials, testimonialsChanged } from './calls.ts'

type Reason = (typeof removalReasons)[number]
const start: { reason: Reason | '' } = { reason: '' }
const labels = { reason: 'testimonials.take_down.reason' } as const

interface Taking {
  of: Pick<OwnTestimonial, 'id'>
  onDone?: (() => void) | undefined
}

/** Takes a testimonial down: a button, and behind it one of the listed reasons. */
export function TakeDown({ of, onDone }: Taking) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return open ? (
    <TakeDownForm of={of} onDone={onDone} onLeave={() => setOpen(false)} />
  ) : (
    <Button kind="quiet" flush onClick={() => setOpen(true)}>
      {say('testimonials.take_down')}
    </Button>
  )
}

function TakeDownForm({ of: { id }, onDone, onLeave }: Taking & { onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields<typeof start, OwnTestimonial>({
    name: `take-down-${id}`,
    start,
    labels,
    act: ({ reason }) => testimonials.remove({ body: { id, reason: reason as Reason } }),
    onDone: () => {
      toast(say('testimonials.take_down.done'))
      void testimonialsChanged()
      onDone?.()
    },
  })
  return (
    <Form of={sending} failed={say('testimonials.take_down.failed')} className="flex flex-col gap-12 max-w-form">
      <p className="text-meta">{say('testimonials.take_down.lead')}</p>
      <SelectField {...field('reason', { required: say('testimonials.take_down.needed') })} autoFocus>
        <option value="">{say('testimonials.take_down.choose')}</option>
        {removalReasons.map((reason) => (
          <option key={reason} value={reason}>
            {say(`testimonials.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <FormEnd
        of={sending}
        kind="danger"
        go={say('testimonials.take_down')}
        leave={say('testimonials.reply.leave')}
        onLeave={onLeave}
      />
    </Form>
  )
}
