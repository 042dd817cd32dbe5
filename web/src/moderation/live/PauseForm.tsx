import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useFields } from '../../form.ts'
import { AreaField } from '../../ui/Field.tsx'
import { Form, FormEnd } from '../../ui/Form.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { calls } from './calls.ts'
import type { DeedProps } from './Deeds.tsx'

const start = { reason: '' }
const labels = { reason: 'live.reason' } as const

/** The clock stands for the house, for a reason that goes into the log. */
export function PauseForm({ readingId, onDone, onLeave }: DeedProps) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'pause',
    start,
    labels,
    act: ({ reason }, key) => calls.intervene({ params: { id: readingId }, body: { deed: 'pause', reason }, key }),
    onDone: ({ chat }) => {
      toast(say('live.pause.done'))
      onDone(chat)
    },
  })
  return (
    <Form of={sending} failed={say('live.deed.failed')}>
      <p className="text-meta">{say('live.pause.lead')}</p>
      <AreaField
        {...field('reason', { required: say('live.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('live.reason.hint')}
      />
      <FormEnd of={sending} go={say('live.pause')} leave={say('live.leave')} onLeave={onLeave} />
    </Form>
  )
}
