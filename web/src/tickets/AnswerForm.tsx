import { ticketCharactersMax } from '@evenlight/contract/tickets'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField, CheckField } from '../ui/Field.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, cacheThread, type Thread } from './calls.ts'

const start = { body: '', close: false }
const labels = { body: 'tickets.answer', close: 'tickets.answer.close' } as const

/** An admin's answer; the member is told at once. */
export function AnswerForm({ to }: { to: Thread }) {
  const say = useSay()
  const { field, submit, away, reset, pending, cause } = useFields<typeof start, Thread>({
    name: 'answer',
    start,
    labels,
    draft: `answer-${to.id}`,
    act: (typed, key) => calls.answer({ body: { ticket_id: to.id, ...typed }, key }),
    onDone: (thread) => {
      reset()
      cacheThread(thread)
      toast(say('tickets.answered'))
    },
  })
  return (
    <form onSubmit={submit} noValidate className="card p-16 lg:p-24 flex flex-col gap-12">
      {cause && <ErrorNote cause={cause} what={say('tickets.failed')} kept={say('tickets.kept')} />}
      <AreaField
        {...field('body', { required: say('tickets.needed') })}
        rows={6}
        maxLength={ticketCharactersMax}
        hint={say('tickets.answer.hint', { name: to.member.username })}
      />
      <CheckField {...field('close')} />
      <Button type="submit" pending={pending} why={away} className="self-start">
        {say('tickets.answer.go')}
      </Button>
    </form>
  )
}
