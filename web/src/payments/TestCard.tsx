import { useSay } from '../words/say.tsx'
import type { Wanted } from './pending.ts'
import { RadioCard } from './RadioCard.tsx'

const answers = ['approved', 'declined', 'timeout', 'review', 'disputed'] as const satisfies readonly Wanted['card'][]

/** The demonstration's card: one chooses what it answers. */
export function TestCard({ card, onPick }: { card: Wanted['card']; onPick: (answer: Wanted['card']) => void }) {
  const say = useSay()
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="text-meta font-semibold">{say('payments.card')}</legend>
      <p className="text-meta text-muted">{say('payments.card.hint')}</p>
      <div className="grid sm:grid-cols-2 gap-8">
        {answers.map((answer) => (
          <RadioCard key={answer} name="card" value={answer} chosen={card === answer} onPick={() => onPick(answer)}>
            <span className="font-semibold">{say(`payments.card.${answer}`)}</span>
            <span className="text-label text-muted">{say(`payments.card.${answer}.text`)}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}
