import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { cacheOrder, calls, type Written } from './calls.ts'

const start = { reason: '' }
const labels = { reason: 'orders.decline.why' } as const

/** A reader who has not begun says no: all of the money goes back. */
export function Decline({ order }: { order: Written }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { field, ...sending } = useFields<typeof start, Written>({
    name: 'decline',
    start,
    labels,
    act: ({ reason }, key) => calls.answer({ body: { order_id: order.id, action: 'decline', reason }, key }),
    onDone: cacheOrder,
  })
  if (!open)
    return (
      <Button kind="danger" className="self-start" onClick={() => setOpen(true)}>
        {say('orders.decline')}
      </Button>
    )
  return (
    <Form of={sending} failed={say('orders.decline.failed')}>
      <p className="text-muted">{say('orders.decline.lead', { name: order.client.username })}</p>
      <AreaField
        {...field('reason', { required: say('orders.decline.why.needed') })}
        rows={3}
        maxLength={reasonCharactersMax}
      />
      <FormEnd
        of={sending}
        kind="danger"
        go={say('orders.decline.go')}
        leave={say('orders.decline.not')}
        onLeave={() => setOpen(false)}
      />
    </Form>
  )
}
