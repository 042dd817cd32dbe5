import { ticketCharactersMax } from '@evenlight/contract/tickets'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, CheckField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { useAsker } from './asker.ts'
import { calls, cacheThread, type Thread } from './calls.ts'

const start = { body: '', close: false }
const labels = { body: 'tickets.answer', close: 'tickets.answer.close' } as const

/** An admin's answer; the member is told at once. */
export function AnswerForm({ to }: { to: Thread }) {
  const say = useSay()
  const asker = useAsker()
  const { field, reset, ...sending } = useFields<typeof start, Thread>({
    name: 'answer',
    start,
    labels,
    draft: `answer-${to.id}`,
    act: (typed, key) => calls.answer({ body: { ticket_id: to.id, ...typed, seen: to.lines.length }, key }),
    onDone: (thread) => {
      reset()
      cacheThread(thread)
      toast(say('tickets.answered'))
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
        rows={6}
        maxLength={ticketCharactersMax}
        hint={
          to.guest
            ? say('tickets.guest.answer.hint', { email: to.guest.email, reference: to.reference })
            : say('tickets.answer.hint', { name: asker(to) })
        }
      />
      <CheckField {...field('close')} />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('tickets.answer.go')}
      </Button>
    </Form>
  )
}
