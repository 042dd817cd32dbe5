import { givebackBounds } from '@evenlight/contract/giveback'
import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { giveback, type Giveback, givebackOf } from './calls.ts'

/** What comes back of a Sunday's paid time, as an admin sets it. */
export function RuleForm() {
  const say = useSay()
  return (
    <Loaded
      of={useQuery(givebackOf)}
      failed={say('giveback.failed')}
      shape={<SkeletonBars count={3} bar="h-target max-w-text" />}
    >
      {(shown) => (
        <div className="flex flex-col gap-24">
          <CurrentRule of={shown} />
          <Edit shown={shown} />
        </div>
      )}
    </Loaded>
  )
}

function CurrentRule({ of }: { of: Giveback }) {
  const say = useSay()
  const { formatDate } = useIntl()
  const { rule, next, window } = of
  const on = (at: string) => formatDate(at, { dateStyle: 'long', timeZone: window.time_zone })
  return (
    <div className="flex flex-col gap-8">
      <p className="text-muted">{say('giveback.edit.lead')}</p>
      <p className="flex flex-wrap gap-x-8">
        <span className="font-semibold">{say('giveback.edit.now', { date: on(window.from) })}</span>
        <span>{say('giveback.terms', rule)}</span>
      </p>
      <p role="status" className="text-meta empty:hidden">
        {next && say('giveback.next', { date: on(next.from), terms: say('giveback.terms', termsOf(next)) })}
      </p>
    </div>
  )
}

const termsOf = ({ percent, minutes_max, days }: Giveback['rule']) => ({ percent, minutes_max, days })

const figures = ['percent', 'minutes_max', 'days'] as const
type Figure = (typeof figures)[number]
const boundsOf = { percent: givebackBounds.percent, minutes_max: givebackBounds.minutesMax, days: givebackBounds.days }
const labels = {
  percent: 'giveback.percent',
  minutes_max: 'giveback.minutes_max',
  days: 'giveback.days',
  reason: 'staff.reason',
} as const
type Values = Record<Figure | 'reason', string>

function Edit({ shown }: { shown: Giveback }) {
  const say = useSay()
  const { percent, minutes_max, days } = shown.next ?? shown.rule
  const start = { percent: String(percent), minutes_max: String(minutes_max), days: String(days), reason: '' }
  const { field, form, ...sending } = useFields<Values, Giveback>({
    name: 'giveback',
    start,
    labels,
    act: ({ reason, ...typed }, key) =>
      giveback.setRule({
        body: {
          percent: Number(typed.percent),
          minutes_max: Number(typed.minutes_max),
          days: Number(typed.days),
          reason,
        },
        key,
      }),
    onDone: (answer, typed) => {
      queries.setQueryData(givebackOf.queryKey, answer)
      form.reset({ ...typed, reason: '' })
      toast(say('giveback.saved'))
    },
  })
  const rulesOf = (name: Figure) => ({
    validate: (typed: string) => {
      const { min, max } = boundsOf[name]
      const isIn = /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max
      return isIn || say('giveback.whole', { min, max })
    },
  })
  return (
    <Form of={sending} failed={say('staff.failed')} kept={say('claims.kept')}>
      <div className="grid sm:grid-cols-3 gap-12 items-start">
        {figures.map((name) => (
          <TextField
            key={name}
            {...field(name, rulesOf(name))}
            hint={say('giveback.bounds', boundsOf[name])}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
          />
        ))}
      </div>
      <AreaField
        {...field('reason', { required: say('staff.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('staff.reason.hint')}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('giveback.save')}
      </Button>
    </Form>
  )
}
