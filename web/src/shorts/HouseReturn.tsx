import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useFields } from '../form.ts'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { shorts } from './calls.ts'

const start = { reason: '' }
const labels = { reason: 'shorts.reason' } as const

/** What the house takes from a reader goes with a reason that they read. */
export function HouseReturn({ id, onDone, onLeave }: { id: string; onDone: () => void; onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: `short-${id}`,
    start,
    labels,
    act: ({ reason }, key) => shorts.decide({ params: { id }, body: { decision: 'return', reason }, key }),
    onDone,
  })
  return (
    <Form of={sending} failed={say('shorts.not')} className="flex flex-col gap-12">
      <AreaField
        {...field('reason', { required: say('shorts.reason.needed') })}
        rows={3}
        maxLength={reasonCharactersMax}
        autoFocus
      />
      <FormEnd of={sending} go={say('shorts.return')} leave={say('shorts.ask.leave')} onLeave={onLeave} />
    </Form>
  )
}
