import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { AddCard } from './AddCard.tsx'
import { useCardKind } from './card-kind.ts'
import { type Card, cardsChanged, cardsOf, payments } from './calls.ts'
import { useCardName } from './saved.ts'

/** The cards that the card company keeps for a client: which they are, one more, one less. */
export function SavedCards() {
  const say = useSay()
  const kind = useCardKind()
  const cards = useQuery(cardsOf())
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Card | null>(null)
  const [changes, setChanges] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone with the card, or with the form.
  useEffect(() => {
    if (changes) title.current?.focus()
  }, [changes])
  if (!kind) return null
  const changed = () => {
    setAdding(false)
    setLeaving(null)
    setChanges((count) => count + 1)
  }
  return (
    <section aria-labelledby="cards" className="lg:col-span-2 flex flex-col gap-12">
      <h2 ref={title} id="cards" tabIndex={-1} className="outline-none">
        {say('payments.cards')}
      </h2>
      <Loaded of={cards} failed={say('payments.cards.failed')} shape={<SkeletonBars count={1} bar="h-48" />}>
        {({ cards, coming }) => (
          <>
            {cards.length > 0 && (
              <ul className="flex flex-col">
                {cards.map((card) => (
                  <Row key={card.id} card={card} onRemove={() => setLeaving(card)} />
                ))}
              </ul>
            )}
            <p role="status" className="text-meta text-muted empty:hidden">
              {coming > 0 ? say('payments.cards.coming') : cards.length === 0 && say('payments.cards.none')}
            </p>
          </>
        )}
      </Loaded>
      {adding ? (
        <AddCard kind={kind} onDone={changed} />
      ) : (
        <Button kind="secondary" className="self-start max-sm:w-full" onClick={() => setAdding(true)}>
          {say('payments.cards.add')}
        </Button>
      )}
      <Remove card={leaving} onClose={() => setLeaving(null)} onRemoved={changed} />
    </section>
  )
}

/** Until when a card can be paid with, as it is printed on it; nothing where nobody says. */
function useExpiry() {
  const say = useSay()
  return ({ expires, run_out }: Card) => {
    const [year, month] = (expires ?? '').split('-')
    return (
      year && say(run_out ? 'payments.cards.run_out' : 'payments.cards.until', { month: `${month}/${year.slice(2)}` })
    )
  }
}

function Row({ card, onRemove }: { card: Card; onRemove: () => void }) {
  const say = useSay()
  const name = useCardName()(card)
  const expiry = useExpiry()(card)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-16 py-8 border-t border-line last:border-b">
      <span className="flex flex-col">
        <span className="font-semibold">{name}</span>
        {expiry && (
          <span className={card.run_out ? 'text-meta font-semibold text-warning' : 'text-meta text-muted'}>
            {expiry}
          </span>
        )}
      </span>
      <Button
        kind="quiet"
        className="-me-16 lg:-me-24"
        onClick={onRemove}
        aria-label={say('payments.cards.remove_one', { card: name })}
      >
        {say('payments.cards.remove')}
      </Button>
    </li>
  )
}

interface RemoveProps {
  card: Card | null
  onClose: () => void
  onRemoved: () => void
}

function Remove({ card, onClose, onRemoved }: RemoveProps) {
  const say = useSay()
  const name = useCardName()
  const { mutate, isPending, error, reset } = useAction(
    ({ id }: Card) => payments.deleteCard({ body: { card_id: id } }),
    (left, gone) => {
      cardsChanged(left)
      toast(say('payments.cards.removed', { card: name(gone) }))
      onRemoved()
    },
  )
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      open={card !== null}
      onClose={close}
      role="alertdialog"
      title={card ? say('payments.cards.remove.title', { card: name(card) }) : ''}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {say('payments.cards.remove_not')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => card && mutate(card)}>
            {say('payments.cards.remove')}
          </Button>
        </>
      }
    >
      <p>{say('payments.cards.remove.text')}</p>
      {error && <ErrorNote cause={error} what={say('payments.cards.remove.failed')} />}
    </Dialog>
  )
}
