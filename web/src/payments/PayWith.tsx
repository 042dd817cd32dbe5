import type { useFields } from '../form.ts'
import { CheckField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import type { Bought, Card } from './calls.ts'
import type { Wanted } from './pending.ts'
import { RadioCard } from './RadioCard.tsx'
import { useCardName } from './saved.ts'
import { TestCard } from './TestCard.tsx'

/** Paid with a card that is not kept. */
export const ANOTHER = 'another'

interface PayWithProps {
  kind: 'test' | 'form'
  /** Those that can be paid with. */
  kept: readonly Card[]
  /** The kept card that pays; undefined: another one. */
  paying: Card | undefined
  form: ReturnType<typeof useFields<Wanted, Bought>>['form']
}

/** Which card: those that are kept first, then another, which may be kept for next time. */
export function PayWith({ kind, kept, paying, form }: PayWithProps) {
  const say = useSay()
  const name = useCardName()
  const { card, keep } = form.watch()
  const pick = (by: string) => form.setValue('by', by)
  // A card that comes meanwhile doesn't take the place of the one that is being chosen.
  const another = <Name extends 'card' | 'keep'>(field: Name, value: Wanted[Name]) => {
    pick(ANOTHER)
    form.setValue<'card' | 'keep'>(field, value)
  }
  return (
    <>
      {kept.length > 0 && (
        <fieldset className="flex flex-col gap-8">
          <legend className="mb-8 text-meta font-semibold">{say('payments.cards.with')}</legend>
          <div className="grid sm:grid-cols-2 gap-8">
            {kept.map((one) => (
              <RadioCard key={one.id} name="by" value={one.id} chosen={one === paying} onPick={() => pick(one.id)}>
                <span className="font-semibold">{name(one)}</span>
              </RadioCard>
            ))}
            <RadioCard name="by" value={ANOTHER} chosen={!paying} onPick={() => pick(ANOTHER)}>
              <span className="font-semibold">{say('payments.cards.another')}</span>
            </RadioCard>
          </div>
        </fieldset>
      )}
      {!paying && (
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
