import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useTime } from '../wallet/time.ts'
import { useSay } from '../words/say.tsx'
import { AmountField } from './AmountField.tsx'
import { calls, claimsChanged } from './calls.ts'

const labels = { seconds: 'claims.back.seconds', reason: 'claims.back.reason' } as const
type Back = Awaited<ReturnType<typeof calls.timeBack>>

/** A reader or an admin gives back time of a past reading, unasked; `earns`: what it costs whoever gives. */
export function TimeBackForm({ readingId, most, earns }: { readingId: string; most: number; earns: boolean }) {
  const say = useSay()
  const time = useTime()
  const start = { seconds: String(most), reason: '' }
  const { field, reset, ...sending } = useFields<typeof start, Back>({
    name: 'back',
    start,
    labels,
    draft: `back-${readingId}`,
    act: ({ seconds, reason }, key) =>
      Number(seconds) === most
        ? calls.timeRefund({ body: { chat_id: readingId, reason }, key })
        : calls.timeBack({ params: { id: readingId }, body: { seconds: Number(seconds), reason }, key }),
    onDone: ({ free_seconds, paid_seconds }) => {
      reset()
      void claimsChanged(readingId)
      toast(say('claims.back.done', { time: time(free_seconds + paid_seconds) }))
    },
  })
  return (
    <Form of={sending} failed={say('claims.failed')} kept={say('claims.kept')}>
      <p className="text-muted">{say(earns ? 'claims.back.lead.reader' : 'claims.back.lead')}</p>
      <AmountField {...field('seconds')} most={most} />
      <AreaField
        {...field('reason', { required: say('claims.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('claims.back.reason.hint')}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('claims.back.go')}
      </Button>
    </Form>
  )
}
