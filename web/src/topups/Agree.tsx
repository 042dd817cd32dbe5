import { capCents, capDays } from '@evenlight/contract/topups'
import { useFields } from '../form.ts'
import type { Card } from '../payments/calls.ts'
import { useCardName } from '../payments/saved.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField, SelectField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import type { Sold } from '../wallet/calls.ts'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { type TopUp, topupChanged, topups } from './calls.ts'

const CENTS = 100
const CAP_DOLLARS = '100'
const dollarsMin = capCents.min / CENTS
const dollarsMax = capCents.max / CENTS

interface AgreeProps {
  of: TopUp
  cards: readonly Card[]
  packages: readonly Sold[]
  onDone: () => void
  /** There is something that one may leave as it is. */
  leaves: boolean
}

/** A client's word, by plain sentences that say what was chosen. */
export function Agree({ of, cards, packages, onDone, leaves }: AgreeProps) {
  const say = useSay()
  const name = useCardName()
  const money = useMoney()
  const packageName = (one: Sold) =>
    say('topups.package.one', {
      minutes: minutesOf(one.paid_seconds + one.free_seconds),
      price: money(one.price_cents),
    })
  const { field, form, ...sending } = useAgreeing({ of, cards, packages, onDone, leaves })
  const chosen = form.watch()
  const card = cards.find(({ id }) => id === chosen.card_id) ?? cards[0]!
  const bought = packages.find(({ id }) => id === chosen.package_id) ?? packages[0]!
  const whole = (typed: string) => {
    const dollars = Number(typed)
    const isFine = /^\d{1,5}$/.test(typed) && dollars >= dollarsMin && dollars <= dollarsMax
    return isFine || say('topups.cap.whole', { min: dollarsMin, max: dollarsMax })
  }
  return (
    <Form of={sending} failed={say('topups.on.failed')}>
      <div className="grid sm:grid-cols-2 gap-12">
        <SelectField {...field('package_id')}>
          {packages.map((one) => (
            <option key={one.id} value={one.id}>
              {packageName(one)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('card_id')}>
          {cards.map((one) => (
            <option key={one.id} value={one.id}>
              {name(one)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('cap_cents', { validate: whole })}
          hint={say('topups.cap.hint', { min: dollarsMin, max: dollarsMax })}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
        <SelectField {...field('cap_days')}>
          {capDays.map((days) => (
            <option key={days} value={days}>
              {say('topups.days.one', { days })}
            </option>
          ))}
        </SelectField>
      </div>
      <Sentences
        values={{
          package: say('ui.minutes', { minutes: minutesOf(bought.paid_seconds + bought.free_seconds) }),
          price: money(bought.price_cents),
          card: name(card),
          cap: money(Number(chosen.cap_cents) * CENTS || 0),
          days: Number(chosen.cap_days),
        }}
      />
      <CheckField {...field('terms', { required: say('topups.agree.needed') })} />
      <div className="flex flex-wrap gap-8">
        <Button type="submit" kind="secondary" pending={sending.pending} why={sending.away}>
          {say('topups.on')}
        </Button>
        {leaves && (
          <Button kind="quiet" onClick={onDone}>
            {say('topups.change_not')}
          </Button>
        )}
      </div>
    </Form>
  )
}

interface Values {
  package_id: string
  card_id: string
  cap_cents: string
  cap_days: string
  terms: boolean
}
const labels = {
  package_id: 'topups.package',
  card_id: 'topups.card',
  cap_cents: 'topups.cap',
  cap_days: 'topups.days',
  terms: 'topups.agree',
} as const

/** The form: what stood before is where it begins, but for the tick. */
function useAgreeing({ of: { agreement, terms }, cards, packages, onDone }: AgreeProps) {
  const known = <T extends { id: string }>(all: readonly T[], id: string | undefined) =>
    (all.find((one) => one.id === id) ?? all[0])?.id ?? ''
  return useFields<Values, TopUp>({
    name: 'topup',
    start: {
      package_id: known(packages, agreement?.package.id),
      card_id: known(cards, agreement?.card.id),
      cap_cents: agreement ? String(Math.floor(agreement.cap_cents / CENTS)) : CAP_DOLLARS,
      cap_days: String(agreement?.cap_days ?? capDays[0]),
      terms: false,
    },
    labels,
    judged: 'onSubmit',
    act: ({ package_id, card_id, cap_cents, cap_days }, key) =>
      topups.set({
        body: {
          action: 'on',
          terms,
          package_id,
          card_id,
          cap_cents: Number(cap_cents) * CENTS,
          cap_days: Number(cap_days),
        },
        key,
      }),
    onDone: (own) => {
      topupChanged(own)
      onDone()
    },
  })
}

interface SentencesProps {
  values: { package: string; price: string; card: string; cap: string; days: number }
}
function Sentences({ values: { days, cap, ...when } }: SentencesProps) {
  const say = useSay()
  const sentences = [
    say('topups.agree.when', when),
    say('topups.agree.cap', { cap, days }),
    say('topups.agree.limits'),
    say('topups.agree.never'),
    say('topups.agree.told'),
    say('topups.agree.stop'),
  ]
  return (
    <section aria-label={say('topups.what')} className="max-w-text">
      <p className="font-semibold">{say('topups.what')}</p>
      <ul className="list-disc ps-20 flex flex-col gap-4 text-meta">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
