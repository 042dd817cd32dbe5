import { orderCents } from '@evenlight/contract/orders'
import { RadioCard } from '../payments/RadioCard.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Special } from './calls.ts'

interface KindsProps {
  of: readonly Special[]
  dueHours: number
  chosen: Special | undefined
  onPick: (id: string) => void
}

/** Questions at the house's price, or one of the reader's specials. */
export function Kinds({ of, dueHours, chosen, onPick }: KindsProps) {
  const say = useSay()
  const money = useMoney()
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="mb-8 text-meta font-semibold">{say('orders.kind')}</legend>
      <div className="grid sm:grid-cols-2 gap-8">
        <RadioCard name="special" value="" chosen={!chosen} onPick={() => onPick('')}>
          <span className="font-semibold">{say('orders.kind.questions')}</span>
          <span className="text-label text-muted">
            {say('orders.kind.terms', { price: money(orderCents.first), hours: dueHours })}
          </span>
        </RadioCard>
        {of.map((special) => (
          <RadioCard
            key={special.id}
            name="special"
            value={special.id}
            chosen={chosen?.id === special.id}
            onPick={() => onPick(special.id)}
          >
            <bdi className="font-semibold wrap-anywhere">{special.title}</bdi>
            <span className="text-label text-muted">
              {money(special.price_cents)} ·{' '}
              {say('orders.special.terms', { questions: special.questions, hours: special.due_hours })}
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}
