import { questionsMax, specialCents, specialHours, specialTitleMax } from '@evenlight/contract/orders'
import { centsOf, typedCents } from '../earnings/cents.ts'
import { useFields } from '../form.ts'
import { SelectField, TextField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { calls, type Special } from './calls.ts'

const labels = {
  title: 'orders.specials.title',
  questions: 'orders.specials.questions',
  price_cents: 'orders.specials.price',
  due_hours: 'orders.specials.hours',
} as const
const counts = Array.from({ length: questionsMax }, (_, at) => String(at + 1))
const startOf = (special: Special | undefined) => ({
  title: special?.title ?? '',
  questions: String(special?.questions ?? 1),
  price_cents: special ? typedCents(special.price_cents) : '',
  due_hours: String(special?.due_hours ?? 48),
})

interface SpecialFormProps {
  /** The one that is changed; without it another is made. */
  special?: Special
  onDone: () => void
  onLeave: () => void
}

/** Title, questions, price and how soon: all that a special is. */
export function SpecialForm({ special, onDone, onLeave }: SpecialFormProps) {
  const say = useSay()
  const money = useMoney()
  const { field, ...sending } = useFields<ReturnType<typeof startOf>, Special>({
    name: `special-${special?.id ?? 'new'}`,
    start: startOf(special),
    labels,
    act: (typed, key) => {
      const body = {
        title: typed.title,
        questions: Number(typed.questions),
        price_cents: centsOf(typed.price_cents) ?? 0,
        due_hours: Number(typed.due_hours),
      }
      return special ? calls.editSpecial({ params: { id: special.id }, body, key }) : calls.addSpecial({ body, key })
    },
    onDone,
  })
  const bounds = { min: money(specialCents.min), max: money(specialCents.max) }
  const within = (typed: string) => {
    const cents = centsOf(typed)
    return cents !== undefined && cents >= specialCents.min && cents <= specialCents.max
  }
  const isHours = (typed: string) =>
    /^\d+$/.test(typed) && Number(typed) >= specialHours.min && Number(typed) <= specialHours.max
  return (
    <Form of={sending} failed={say('orders.specials.failed')}>
      <TextField {...field('title', { required: say('orders.specials.title.needed') })} maxLength={specialTitleMax} />
      <SelectField {...field('questions')}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('price_cents', { validate: (typed) => within(typed) || say('orders.specials.price.hint', bounds) })}
        hint={say('orders.specials.price.hint', bounds)}
        inputMode="decimal"
        dir="ltr"
      />
      <TextField
        {...field('due_hours', {
          validate: (typed) => isHours(typed) || say('orders.specials.hours.hint', specialHours),
        })}
        hint={say('orders.specials.hours.hint', specialHours)}
        inputMode="numeric"
        dir="ltr"
      />
      <FormEnd of={sending} go={say('orders.specials.save')} leave={say('orders.specials.leave')} onLeave={onLeave} />
    </Form>
  )
}
