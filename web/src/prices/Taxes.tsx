import { taxMost } from '@evenlight/contract/prices'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { CountryField } from '../accounts/CountryField.tsx'
import { useAction } from '../action.ts'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { prices, type TaxRate, taxesOf } from './calls.ts'
import { pointsTyped } from './offer.ts'

/** What prices include for buyers of a country. */
export function Taxes() {
  const say = useSay()
  return (
    <section aria-labelledby="taxes" className="flex flex-col gap-16 pt-24 border-t border-line">
      <h2 id="taxes">{say('prices.tax')}</h2>
      <p className="text-muted max-w-text">{say('prices.tax.lead')}</p>
      <Loaded of={useQuery(taxesOf)} failed={say('prices.tax.failed')} shape={<RowSkeletons />}>
        {(rates) => <Rates of={rates} />}
      </Loaded>
      <Add />
    </section>
  )
}

const changed = (rates: TaxRate[]) => queries.setQueryData(taxesOf.queryKey, rates)

function Rates({ of }: { of: readonly TaxRate[] }) {
  const say = useSay()
  const { formatDisplayName, formatNumber } = useIntl()
  const remove = useAction((rate: TaxRate) => prices.setTax({ body: { ...rate, basis_points: 0 } }), changed)
  if (of.length === 0) return <p>{say('prices.tax.none')}</p>
  return (
    <>
      {remove.error && <ErrorNote cause={remove.error} what={say('prices.not_saved')} />}
      <ul aria-label={say('prices.tax')} className="card overflow-hidden">
        {of.map((rate) => {
          const { country, name, basis_points } = rate
          const place = formatDisplayName(country, { type: 'region' }) ?? country
          return (
            <li
              key={country}
              className="flex flex-wrap items-center gap-x-16 gap-y-4 px-16 lg:px-20 py-12 border-b border-line last:border-b-0"
            >
              <span className="me-auto min-w-0 wrap-anywhere">
                <span className="font-semibold">{place}</span> ·{' '}
                <bdi className="tabular">
                  {formatNumber(basis_points / 10_000, { style: 'percent', maximumFractionDigits: 2 })} {name}
                </bdi>
              </span>
              <Button
                kind="quiet"
                aria-label={say('prices.tax.remove.of', { country: place })}
                pending={remove.isPending && remove.variables === rate}
                onClick={() => remove.mutate(rate)}
              >
                {say('prices.tax.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const start = { country: '', name: '', rate: '' }
const labels = { country: 'accounts.country', name: 'prices.tax.name', rate: 'prices.tax.rate' } as const

function Add() {
  const say = useSay()
  const { field, reset, ...sending } = useFields<typeof start, TaxRate[]>({
    name: 'tax',
    start,
    labels,
    act: ({ country, name, rate }) => prices.setTax({ body: { country, name, basis_points: pointsTyped(rate)! } }),
    onDone: (rates) => {
      changed(rates)
      toast(say('prices.saved'))
      reset()
    },
  })
  const needed = { required: say('prices.needed') }
  return (
    <Form of={sending} failed={say('prices.not_saved')}>
      <div className="grid sm:grid-cols-3 gap-16 items-start">
        <CountryField {...field('country', needed)} />
        <TextField {...field('name', needed)} maxLength={taxMost.nameCharacters} />
        <TextField
          {...field('rate', {
            ...needed,
            validate: (text) =>
              pointsTyped(text) !== undefined || say('prices.tax.bad_rate', { most: taxMost.basisPoints / 100 }),
          })}
          inputMode="decimal"
        />
      </div>
      <Button type="submit" kind="secondary" pending={sending.pending} why={sending.away} className="self-start">
        {say('prices.tax.add')}
      </Button>
    </Form>
  )
}
