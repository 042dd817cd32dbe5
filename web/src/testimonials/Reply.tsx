import { testimonialCharactersMax } from '@evenlight/contract/testimonials'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { type Testimonial, testimonials } from './calls.ts'

const start = { text: '' }
const labels = { text: 'testimonials.reply' } as const

/** The one answer a reader may give, published beneath the testimonial. */
export function Reply({ to }: { to: Testimonial }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return open ? (
    <ReplyForm to={to} onLeave={() => setOpen(false)} />
  ) : (
    <Button kind="quiet" flush onClick={() => setOpen(true)}>
      {say('testimonials.reply.write')}
    </Button>
  )
}

function ReplyForm({ to, onLeave }: { to: Testimonial; onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: `reply-${to.id}`,
    start,
    labels,
    draft: `reply-${to.id}`,
    act: ({ text }) => testimonials.reply({ body: { id: to.id, text } }),
    onDone: () => {
      toast(say('testimonials.reply.done'))
      void queries.invalidateQueries({ queryKey: ['testimonials.mine'] })
    },
  })
  return (
    <Form of={sending} failed={say('testimonials.reply.failed')}>
      <AreaField
        {...field('text', { required: say('testimonials.reply.needed') })}
        hint={say('testimonials.reply.hint')}
        maxLength={testimonialCharactersMax}
        autoFocus
      />
      <FormEnd
        of={sending}
        go={say('testimonials.reply.go')}
        leave={say('testimonials.reply.leave')}
        onLeave={onLeave}
      />
    </Form>
  )
}
