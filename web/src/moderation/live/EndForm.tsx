import { backSecondsMax } from '@evenlight/contract/live-readings'
import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useFields } from '../../form.ts'
import { AreaField, SelectField, TextField } from '../../ui/Field.tsx'
import { Form, FormEnd } from '../../ui/Form.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { calls } from './calls.ts'
import type { DeedProps } from './Deeds.tsx'

const ways = ['none', 'some', 'all'] as const
interface Values {
  how: (typeof ways)[number]
  /** Whole minutes; the server names it as what goes back. */
  back: string
  reason: string
}
const start: Values = { how: 'none', back: '', reason: '' }
const labels = { how: 'live.end.back', back: 'live.end.minutes', reason: 'live.reason' } as const
const minutesMax = backSecondsMax / 60

const backOf = ({ how, back }: Values) => (how === 'all' ? how : how === 'none' ? 0 : Number(back) * 60)

/** The end of a reading, with as much of its time back as somebody of the house chooses. */
export function EndForm({ readingId, onDone, onLeave }: DeedProps) {
  const say = useSay()
  const { form, field, ...sending } = useFields({
    name: 'end',
    start,
    labels,
    act: (typed: Values, key) =>
      calls.intervene({
        params: { id: readingId },
        body: { deed: 'end', reason: typed.reason, back: backOf(typed) },
        key,
      }),
    onDone: ({ chat }) => {
      toast(say('live.end.done'))
      onDone(chat)
    },
  })
  const whole = (typed: string) =>
    (/^\d+$/.test(typed.trim()) && Number(typed) > 0 && Number(typed) <= minutesMax) || say('live.end.minutes.needed')
  return (
    <Form of={sending} failed={say('live.deed.failed')}>
      <p className="text-meta">{say('live.end.lead')}</p>
      <SelectField {...field('how')}>
        {ways.map((way) => (
          <option key={way} value={way}>
            {say(`live.end.back.${way}`)}
          </option>
        ))}
      </SelectField>
      {form.watch('how') === 'some' && (
        <TextField
          {...field('back', { validate: whole })}
          hint={say('live.end.minutes.hint')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
        />
      )}
      <AreaField
        {...field('reason', { required: say('live.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('live.reason.hint.end')}
      />
      <FormEnd of={sending} kind="danger" go={say('live.end')} leave={say('live.leave')} onLeave={onLeave} />
    </Form>
  )
}
