import { useEffect, useRef } from 'react'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PostedFrame } from '../ui/PostedFrame.tsx'
import { useSay } from '../words/say.tsx'
import { type Bought, cardsChanged, payments } from './calls.ts'
import { type First, keepFirst } from './first.ts'
import { heard } from './pending.ts'
import { useTold } from './told.ts'

interface CardFormProps {
  id: string
  /** Missing where this tab did not open it. */
  form: Bought['form']
  onGivenUp: () => void
}

/** The card company's own form in a frame: what is typed there never comes by here. */
export function CardForm({ id, form, onGivenUp }: CardFormProps) {
  const say = useSay()
  const { mutate: ask, error } = useAction(() => payments.settle({ params: { id }, body: { action: 'ask' } }), heard)
  const leaving = useAction(
    () => payments.settle({ params: { id }, body: { action: 'give_up' } }),
    (answer) => (answer.payment.state === 'declined' ? onGivenUp() : heard(answer)),
  )
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const heightPx = useTold((action) => {
    if (action === 'cancel') leaving.mutate(undefined)
    if (action === 'transactResponse') ask(undefined)
  })
  return (
    <section aria-labelledby="card-form" className="flex flex-col items-start gap-12">
      <h3 ref={title} id="card-form" tabIndex={-1} className="outline-none">
        {say('payments.form')}
      </h3>
      <p className="text-meta text-muted">{say(form ? 'payments.form.text' : 'payments.form.elsewhere')}</p>
      {form && <PostedFrame url={form.url} token={form.token} heightPx={heightPx} title={say('payments.form')} />}
      {(leaving.error ?? error) && <ErrorNote cause={leaving.error ?? error} what={say('payments.form.failed')} />}
      <Button kind="quiet" flush pending={leaving.isPending} onClick={() => leaving.mutate(undefined)}>
        {say('payments.form.leave')}
      </Button>
    </section>
  )
}

/** The same for a card to keep, while nothing is paid. */
export function AddInForm({ onDone }: { onDone: () => void }) {
  const say = useSay()
  const { mutate: open, data, error } = useAction(() => payments.newCard({ body: {} }))
  const look = useAction(
    () => payments.newCard({ body: { filled_in: true } }),
    (cards) => {
      cardsChanged(cards)
      onDone()
    },
  )
  useEffect(() => open(undefined), [open])
  const heightPx = useTold((action) => {
    if (action === 'cancel') onDone()
    if (action === 'successfulSave') look.mutate(undefined)
  })
  const cause = error ?? look.error
  return (
    <>
      <p className="text-meta text-muted">{say('payments.form.next')}</p>
      {data?.form && (
        <PostedFrame
          url={data.form.url}
          token={data.form.token}
          heightPx={heightPx}
          title={say('payments.cards.add')}
        />
      )}
      {cause && <ErrorNote cause={cause} what={say('payments.cards.add.failed')} />}
      <Button kind="quiet" className="self-start -ms-24" pending={look.isPending} onClick={onDone}>
        {say('payments.cards.add_not')}
      </Button>
    </>
  )
}

/** The card company's form for what is bought while signing up; without it the account comes all the same, and nothing is paid. */
export function FirstCard({ of }: { of: First & { form: NonNullable<First['form']> } }) {
  const say = useSay()
  const { url, token } = of.form
  const heightPx = useTold((action) => {
    if (action === 'cancel') keepFirst(null)
    if (action === 'transactResponse') keepFirst({ ...of, state: 'held', form: undefined })
  })
  return (
    <div className="flex flex-col items-start gap-12">
      <PostedFrame url={url} token={token} heightPx={heightPx} title={say('payments.form')} />
      <Button kind="quiet" flush onClick={() => keepFirst(null)}>
        {say('payments.first.skip')}
      </Button>
    </div>
  )
}
