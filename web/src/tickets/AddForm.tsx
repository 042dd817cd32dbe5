import { ticketCharactersMax } from '@evenlight/contract/tickets'
import { useFields } from '../form.ts'
import { AreaField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, cacheThread, type Thread } from './calls.ts'
import { SubmitRow } from './SubmitRow.tsx'
import { usePictured } from './usePictured.ts'

const start = { body: '' }
const labels = { body: 'tickets.add' } as const

/** Says more in one's own question. */
export function AddForm({ to }: { to: Thread }) {
  const say = useSay()
  const picture = usePictured()
  const { field, reset, ...sending } = useFields<typeof start, Thread>({
    name: 'add',
    start,
    labels,
    draft: `ticket-${to.id}`,
    act: ({ body }, key) => {
      const { image, key: own } = picture.sent(key)
      return calls.add({ body: { ticket_id: to.id, body, image }, key: own })
    },
    onDone: (thread) => {
      reset()
      picture.remove()
      cacheThread(thread)
      toast(say('tickets.added'))
    },
  })
  return (
    <Form
      of={sending}
      failed={say('tickets.failed')}
      kept={say('tickets.kept')}
      className="card p-16 lg:p-24 flex flex-col gap-12"
    >
      <AreaField
        {...field('body', { required: say('tickets.needed') })}
        maxLength={ticketCharactersMax}
        hint={to.state === 'open' ? undefined : say('tickets.add.hint')}
      />
      <SubmitRow picture={picture} of={sending} />
    </Form>
  )
}
