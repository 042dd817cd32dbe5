import { CheckField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Card } from './calls.ts'
import type { Wanted } from './pending.ts'
import { RadioCard } from './RadioCard.tsx'
import { useCardName } from './saved.ts'
import { TestCard } from './TestCard.tsx'

/** Paid with a card that is not kept. */
export const ANOTHER = 'another'
/** Paid in PayPal's own window. */
export const PAYPAL = 'paypal'

/** All that can be paid with, by what stands in the form; the first is what one begins with. */
export const waysOf = (kept: readonly Card[], kind: 'test' | 'form' | null, payPal: boolean) => [
  ...(kind ? kept.map(({ id }) => id) : []),
  ...(kind ? [ANOTHER] : []),
  ...(payPal ? [PAYPAL] : []),
]

interface PayWithProps {
  kind: 'test' | 'form' | null
  /** Those that can be paid with. */
  kept: readonly Card[]
  ways: readonly string[]
  /** Which of them pays. */
  paying: string
  chosen: Pick<Wanted, 'card' | 'keep'>
  onPick: (way: string) => void
  onChange: <Name extends 'card' | 'keep'>(name: Name, value: Wanted[Name]) => void
}

/** Which card or PayPal: cards that are kept first, then another, which may be kept for next time. */
export function PayWith({ kind, kept, ways, paying, chosen: { card, keep }, onPick, onChange }: PayWithProps) {
  const say = useSay()
  const name = useCardName()
  // A card that comes meanwhile doesn't take the place of the one that is being chosen.
  const another = <Name extends 'card' | 'keep'>(field: Name, value: Wanted[Name]) => {
    onPick(ANOTHER)
    onChange(field, value)
  }
  const wordsOf = (way: string) => {
    if (way === PAYPAL) return say('payments.company.paypal')
    if (way === ANOTHER) return say(kept.length ? 'payments.cards.another' : 'payments.cards.one')
    const one = kept.find(({ id }) => id === way)
    return one && name(one)
  }
  return (
    <>
      {ways.length > 1 && (
        <fieldset className="flex flex-col gap-8">
          <legend className="mb-8 text-meta font-semibold">{say('payments.cards.with')}</legend>
          <div className="grid sm:grid-cols-2 gap-8">
            {ways.map((way) => (
              <RadioCard key={way} name="by" value={way} chosen={way === paying} onPick={() => onPick(way)}>
                <span className="font-semibold">{wordsOf(way)}</span>
              </RadioCard>
            ))}
          </div>
        </fieldset>
      )}
      {paying === PAYPAL && <p className="text-meta text-muted">{say('payments.paypal.next')}</p>}
      {paying === ANOTHER && (
        <div className="flex flex-col gap-16">
          {kind === 'test' ? (
            <TestCard card={card} onPick={(answer) => another('card', answer)} />
          ) : (
            <p className="text-meta text-muted">{say('payments.form.next')}</p>
          )}
          <CheckField
            label={say('payments.cards.keep')}
            hint={say('payments.cards.keep.hint')}
            checked={keep}
            onChange={({ target }) => another('keep', target.checked)}
          />
        </div>
      )}
    </>
  )
}
