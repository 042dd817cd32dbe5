import { limitNames } from '@evenlight/contract/limits'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { calls, type Limits, limitsOf } from './calls.ts'

type Name = (typeof limitNames)[number]
type Values = Record<Name, string>
const labels = {
  seconds_day: 'limits.day',
  seconds_week: 'limits.week',
  seconds_month: 'limits.month',
  cents_day: 'limits.day',
  cents_week: 'limits.week',
  cents_month: 'limits.month',
} as const
/** So many seconds are a minute, so many cents a dollar: what people type is the larger. */
const unitOf = (name: Name) => (name.startsWith('seconds') ? 60 : 100)
const typedOf = (limits: Limits, name: Name) => {
  const { value, next } = limits[name]
  const wanted = next ? next.value : value
  return wanted === null ? '' : String(Math.floor(wanted / unitOf(name)))
}
const groups = [
  ['limits.time', limitNames.filter((name) => name.startsWith('seconds'))],
  ['limits.money', limitNames.filter((name) => name.startsWith('cents'))],
] as const

/** A client's own limits; an empty field is none. */
export function LimitsForm({ limits }: { limits: Limits }) {
  const say = useSay()
  const start = Object.fromEntries(limitNames.map((name) => [name, typedOf(limits, name)])) as Values
  const { field, form, ...sending } = useFields<Values, Limits>({
    name: 'limits',
    start,
    labels,
    act: (typed, key) => calls.set({ body: changesIn(typed, start), key }),
    onDone: (kept) => {
      queries.setQueryData(limitsOf.queryKey, kept)
      form.reset(Object.fromEntries(limitNames.map((name) => [name, typedOf(kept, name)])))
      toast(say('limits.saved'))
    },
  })
  const whole = { pattern: { value: /^\d{0,6}$/, message: say('limits.whole') } }
  return (
    <Form of={sending} failed={say('limits.failed')}>
      {groups.map(([title, names]) => (
        <fieldset key={title} className="flex flex-col gap-12">
          <legend className="mb-8 font-semibold">{say(title)}</legend>
          <div className="grid sm:grid-cols-3 gap-12">
            {names.map((name) => (
              <div key={name} className="flex flex-col gap-4">
                <TextField {...field(name, whole)} inputMode="numeric" dir="ltr" autoComplete="off" />
                <Used of={limits[name]} name={name} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('limits.save')}
      </Button>
    </Form>
  )
}

/** What of a limit is used, what stands meanwhile, and from when on the wider one does. */
function Used({ of: { value, used, next }, name }: { of: Limits[Name]; name: Name }) {
  const say = useSay()
  const money = useMoney()
  const amount = (count: number) =>
    name.startsWith('cents') ? money(count) : say('ui.minutes', { minutes: minutesOf(count) })
  return (
    <p className="text-label text-muted">
      {say('limits.used', { amount: amount(used) })}
      {next && (
        <>
          {' '}
          {value !== null && say('limits.until', { amount: amount(value) })} <When at={next.at} />
        </>
      )}
    </p>
  )
}

const changesIn = (typed: Values, start: Values) =>
  Object.fromEntries(
    limitNames
      .filter((name) => typed[name].trim() !== start[name])
      .map((name) => [name, typed[name].trim() === '' ? null : Number(typed[name]) * unitOf(name)]),
  ) as Partial<Record<Name, number | null>>
