import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { type ReactNode, useState } from 'react'
import { useFields } from '../form.ts'
import { Button, type Kind } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { staffChanged } from './calls.ts'

interface ActProps<Answer> {
  /** Tells this act from others on the page. */
  name: string
  /** The button that begins it, and the one that does it. */
  go: string
  kind?: Kind
  /** What it does, before it is done. */
  lead: string
  /** What came of it, by the answer where that may be one of several things. */
  done: string | ((answer: Answer) => string)
  /** Why it can't be done as it stands, and what changes that, above the reason. */
  why?: string | false
  more?: ReactNode
  /** Who reads the reason, where it is not the house alone. */
  hint?: string
  act: (reason: string, key: string) => Promise<Answer>
}
const start = { reason: '' }
const labels = { reason: 'staff.reason' } as const

/** An act that needs a reason: a button, and behind it what it does and why it is done. */
export function ReasonForm<Answer>({ go, kind = 'secondary', ...rest }: ActProps<Answer>) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button kind={kind} className="self-start" onClick={() => setOpen(true)}>
        {go}
      </Button>
    )
  return <Asked go={go} kind={kind} {...rest} onLeave={() => setOpen(false)} />
}

function Asked<Answer>({
  name,
  go,
  kind,
  lead,
  done,
  why,
  more,
  hint,
  act,
  onLeave,
}: ActProps<Answer> & { onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields<typeof start, Answer>({
    name,
    start,
    labels,
    act: async ({ reason }, key) => {
      try {
        return await act(reason, key)
      } catch (cause) {
        // What got no answer may be done: what is shown then is how it stands.
        void staffChanged()
        throw cause
      }
    },
    onDone: (answer) => {
      void staffChanged()
      toast(typeof done === 'string' ? done : done(answer))
      onLeave()
    },
  })
  return (
    <Form of={sending} failed={say('staff.failed')} className="flex flex-col gap-12">
      <p className="text-meta">{lead}</p>
      {more}
      <AreaField
        {...field('reason', { required: say('staff.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={hint ?? say('staff.reason.hint')}
      />
      <FormEnd of={sending} why={why} kind={kind} go={go} leave={say('staff.leave')} onLeave={onLeave} />
    </Form>
  )
}
