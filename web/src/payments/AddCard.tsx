import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { cardsChanged, payments } from './calls.ts'
import { DESCRIPTOR } from './card-kind.ts'
import type { Wanted } from './pending.ts'
import { TestCard } from './TestCard.tsx'

const AddInForm = lazy(async () => ({ default: (await import('./CardForm.tsx')).AddInForm }))

interface AddCardProps {
  onDone: () => void
}

/** One more card to keep: in the card company's own form, or a test card where no money moves. */
export function AddCard({ kind, onDone }: AddCardProps & { kind: 'test' | 'form' }) {
  const say = useSay()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col gap-16 p-16 border border-line rounded-card">
      <h3 ref={title} tabIndex={-1} className="outline-none">
        {say('payments.cards.add')}
      </h3>
      {kind === 'test' ? (
        <AddTestCard onDone={onDone} />
      ) : (
        <Suspense fallback={<Skeleton className="h-portrait rounded-button" />}>
          <AddInForm onDone={onDone} />
        </Suspense>
      )}
    </div>
  )
}

function AddTestCard({ onDone }: AddCardProps) {
  const say = useSay()
  const [card, setCard] = useState<Wanted['card']>('approved')
  const { mutate, isPending, error } = useAction(
    (value: string) => payments.newCard({ body: { opaque_data: { descriptor: DESCRIPTOR, value } } }),
    (cards) => {
      cardsChanged(cards)
      onDone()
    },
  )
  return (
    <>
      <TestCard card={card} onPick={setCard} />
      {error && <ErrorNote cause={error} what={say('payments.cards.add.failed')} />}
      <div className="flex flex-wrap gap-8">
        <Button pending={isPending} onClick={() => mutate(card)}>
          {say('payments.cards.add')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {say('payments.cards.add_not')}
        </Button>
      </div>
    </>
  )
}
