import { ticketCharactersMax } from '@evenlight/contract/tickets'
import { useFields } from '../form.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField } from '../ui/Field.tsx'
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
  const { field, submit, away, reset, pending, cause } = useFields<typeof start, Thread>({
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
    <form onSubmit={submit} noValidate className="card p-16 lg:p-24 flex flex-col gap-12">
      {cause && <ErrorNote cause={cause} what={say('tickets.failed')} kept={say('tickets.kept')} />}
      <AreaField
        {...field('body', { required: say('tickets.needed') })}
        maxLength={ticketCharactersMax}
        hint={to.state === 'open' ? undefined : say('tickets.add.hint')}
      />
      <SubmitRow picture={picture} pending={pending} away={away} />
    </form>
  )
}
