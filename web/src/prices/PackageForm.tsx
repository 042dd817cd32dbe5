import { packageMost } from '@evenlight/contract/prices'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { CheckField, TextField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { packagesOf as soldOf } from '../wallet/calls.ts'
import { useSay } from '../words/say.tsx'
import { type Package, packagesOf, prices } from './calls.ts'
import { breachesWith, centsTyped, minutesTyped, packageOf, type TypedPackage, typedOf } from './offer.ts'

const labels = {
  name: 'prices.name',
  price: 'prices.price',
  paid: 'prices.paid',
  free: 'prices.free',
  one_reader: 'prices.one_reader',
  on_sale: 'prices.on_sale',
} as const

/** One package as it is to be; says before it is saved where the larger would be no cheaper by the minute. */
export function PackageForm({
  all,
  of,
  onClose,
}: {
  all: readonly Package[]
  of?: Package | undefined
  onClose: () => void
}) {
  const say = useSay()
  const { form, field, ...sending } = useFields<TypedPackage, Package[]>({
    name: `package-${of?.id ?? ''}`,
    start: typedOf(of),
    labels,
    act: (typed, key) => prices.savePackage({ body: { ...(of && { id: of.id }), ...packageOf(typed)! }, key }),
    onDone: (answer) => {
      queries.setQueryData(packagesOf.queryKey, answer)
      void queries.invalidateQueries(soldOf())
      toast(say('prices.saved'))
      onClose()
    },
  })
  const needed = { required: say('prices.needed') }
  const minutes = (least: number) => ({
    ...needed,
    validate: (text: string) =>
      minutesTyped(text, least) !== undefined || say('prices.bad_minutes', { least, most: packageMost.minutes }),
  })
  return (
    <Form of={sending} failed={say('prices.not_saved')}>
      <TextField {...field('name', needed)} maxLength={packageMost.nameCharacters} />
      <div className="grid sm:grid-cols-3 gap-16">
        <TextField {...field('paid', minutes(1))} inputMode="numeric" />
        <TextField {...field('free', minutes(0))} inputMode="numeric" />
        <TextField
          {...field('price', {
            ...needed,
            validate: (text) => centsTyped(text) !== undefined || say('prices.bad_price'),
          })}
          inputMode="decimal"
        />
      </div>
      <CheckField {...field('one_reader')} />
      <CheckField {...field('on_sale')} />
      <Breaches all={all} id={of?.id} typed={form.watch()} />
      {of && <p className="text-meta text-muted">{say('prices.other')}</p>}
      <FormEnd of={sending} go={say('accounts.save')} leave={say('staff.leave')} onLeave={onClose} />
    </Form>
  )
}

function Breaches({ all, id, typed }: { all: readonly Package[]; id: string | undefined; typed: TypedPackage }) {
  const say = useSay()
  const breaches = breachesWith(all, id, typed)
  return (
    <div
      role="status"
      className="empty:hidden flex flex-col gap-4 p-12 rounded-button bg-soft-warning text-warning text-meta"
    >
      {breaches.length > 0 && <p className="font-semibold">{say('prices.breach')}</p>}
      {breaches.map(({ larger, smaller, by }) => (
        <p key={`${larger} ${smaller} ${by}`}>{say(`prices.breach.${by}`, { larger, smaller })}</p>
      ))}
    </div>
  )
}
