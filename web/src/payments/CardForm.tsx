import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PostedFrame } from '../ui/PostedFrame.tsx'
import { useSay } from '../words/say.tsx'
import { type Bought, payments } from './calls.ts'
import { heard } from './pending.ts'

const LEAST_PX = 480
const MOST_PX = 1600

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

/** What the form tells of itself, by the page that it opens for that; answers how high it wants to be. */
function useTold(onTold: (action: string | null) => void) {
  const [heightPx, setHeightPx] = useState(LEAST_PX)
  const hear = useEffectEvent((event: MessageEvent<{ cardForm?: unknown } | null>) => {
    const said = event.data?.cardForm
    if (event.origin !== location.origin || typeof said !== 'string') return
    const told = new URLSearchParams(said)
    const height = Number(told.get('height'))
    if (told.get('action') === 'resizeWindow' && height) setHeightPx(Math.min(Math.max(height, LEAST_PX), MOST_PX))
    onTold(told.get('action'))
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return heightPx
}
