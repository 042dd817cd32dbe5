import { specialsMax } from '@evenlight/contract/orders'
import { useState } from 'react'
import { useAction } from '../action.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { calls, offerChanged, type Special } from './calls.ts'
import { SpecialForm } from './SpecialForm.tsx'

/** A reader's own specials: added, changed, taken off. */
export function Specials({ readerId, of }: { readerId: string; of: readonly Special[] }) {
  const say = useSay()
  const [edited, edit] = useState<string | null>(null)
  const done = () => {
    edit(null)
    void offerChanged(readerId)
  }
  return (
    <div className="flex flex-col gap-16">
      <h3 className="text-body font-semibold">{say('orders.specials')}</h3>
      {of.length === 0 ? (
        <p className="text-muted">{say('orders.specials.none')}</p>
      ) : (
        <ul aria-label={say('orders.specials')} className="card flex flex-col">
          {of.map((special) => (
            <li key={special.id} className="p-16 border-t border-line first:border-t-0">
              {edited === special.id ? (
                <SpecialForm special={special} onDone={done} onLeave={() => edit(null)} />
              ) : (
                <Row special={special} onEdit={() => edit(special.id)} onGone={done} />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === '' ? (
        <SpecialForm onDone={done} onLeave={() => edit(null)} />
      ) : (
        of.length < specialsMax && (
          <Button kind="secondary" className="self-start" onClick={() => edit('')}>
            {say('orders.specials.add')}
          </Button>
        )
      )}
    </div>
  )
}

function Row({ special, onEdit, onGone }: { special: Special; onEdit: () => void; onGone: () => void }) {
  const say = useSay()
  const money = useMoney()
  const { title } = special
  const remove = useAction(() => calls.deleteSpecial({ body: { special_id: special.id } }), onGone)
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
      <span className="me-auto min-w-0 flex flex-col">
        <bdi className="font-semibold wrap-anywhere">{title}</bdi>
        <span className="text-label text-muted">
          {money(special.price_cents)} ·{' '}
          {say('orders.special.terms', { questions: special.questions, hours: special.due_hours })}
        </span>
      </span>
      <Button kind="quiet" aria-label={say('orders.specials.edit.one', { title })} onClick={onEdit}>
        {say('orders.specials.edit')}
      </Button>
      <Button
        kind="quiet"
        aria-label={say('orders.specials.remove.one', { title })}
        pending={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        {say('orders.specials.remove')}
      </Button>
      {remove.error && <ErrorNote cause={remove.error} what={say('orders.specials.failed')} />}
    </div>
  )
}
