import { objectionDays, reasonCharactersMax } from '@evenlight/contract/lengths'
import { useState } from 'react'
import { useAction } from '../action.ts'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, type Flag, type Outcome, pressureChanged } from './calls.ts'

/** What may be decided: nothing to it, or a warning; of a warning, that it is withdrawn. */
export function Decide({ flag }: { flag: Flag }) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const { decided, reader } = flag
  const done = (outcome: Outcome) => {
    setAsks(false)
    toast(say(`pressure.done.${outcome}`))
    void pressureChanged()
  }
  if (decided && decided.outcome !== 'warned') return null
  const name = decided ? 'withdraw' : 'warn'
  if (asks)
    return (
      <Reasoned flag={flag} outcome={decided ? 'withdrawn' : 'warned'} onDone={done} onLeave={() => setAsks(false)} />
    )
  return (
    <>
      {!decided && <Clear flag={flag} onDone={done} />}
      <Button
        kind={decided ? 'quiet' : 'secondary'}
        aria-label={say(`pressure.${name}.of`, { name: reader.username })}
        onClick={() => setAsks(true)}
      >
        {say(`pressure.${name}`)}
      </Button>
    </>
  )
}

interface Deciding {
  flag: Flag
  onDone: (outcome: Outcome) => void
}

function Clear({ flag: { id, reader }, onDone }: Deciding) {
  const say = useSay()
  const sentence = useSentence()
  const clear = useAction(
    () => calls.decide({ params: { id }, body: { outcome: 'cleared' } }),
    () => onDone('cleared'),
  )
  const failed = (cause: unknown) => {
    toast(sentence(cause))
    void pressureChanged()
  }
  return (
    <Button
      kind="secondary"
      pending={clear.isPending}
      aria-label={say('pressure.clear.of', { name: reader.username })}
      onClick={() => clear.mutate(undefined, { onError: failed })}
    >
      {say('pressure.clear')}
    </Button>
  )
}

const start = { reason: '' }
const labels = { reason: 'pressure.reason' } as const
type Reasons = Deciding & { outcome: 'warned' | 'withdrawn'; onLeave: () => void }

/** A warning, or its end, with the reason that the reader is told. */
function Reasoned({ flag: { id }, outcome, onDone, onLeave }: Reasons) {
  const say = useSay()
  const name = outcome === 'warned' ? 'warn' : 'withdraw'
  const { field, ...sending } = useFields({
    name: `${name}-${id}`,
    start,
    labels,
    act: ({ reason }) => calls.decide({ params: { id }, body: { outcome, reason } }),
    onDone: () => onDone(outcome),
  })
  return (
    <Form of={sending} failed={say('pressure.decide.failed')} className="flex flex-col gap-12 w-full max-w-form">
      <p className="text-meta">{say(`pressure.${name}.lead`, { days: objectionDays })}</p>
      <AreaField
        {...field('reason', { required: say('pressure.reason.needed') })}
        rows={3}
        maxLength={reasonCharactersMax}
        autoFocus
      />
      <FormEnd of={sending} go={say(`pressure.${name}`)} leave={say('pressure.leave')} onLeave={onLeave} />
    </Form>
  )
}
