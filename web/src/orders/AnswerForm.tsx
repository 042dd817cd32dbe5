import { answerCharactersMax } from '@evenlight/contract/orders'
import { useState } from 'react'
import { useAction } from '../action.ts'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { useFieldSentences } from '../form.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField } from '../ui/Field.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { cacheOrder, calls, type Written } from './calls.ts'

/** A reader writes: kept as a draft, and delivered once all is answered. */
export function AnswerForm({ order }: { order: Written }) {
  const say = useSay()
  const away = useOffline()
  const sentences = useFieldSentences()
  const [answers, setAnswers] = useState(() => order.asked.map(({ answer }) => answer))
  const [asks, setAsks] = useState(false)
  const send = useAction(
    (action: 'draft' | 'deliver', key) => calls.answer({ body: { order_id: order.id, action, answers }, key }),
    (written, action) => {
      toast(say(action === 'draft' ? 'orders.drafted' : 'orders.delivered'))
      cacheOrder(written)
    },
  )
  const refused = new Map(sentences(send.error))
  const empty = answers.every((answer) => /\S/.test(answer)) ? undefined : say('orders.answer.needed')
  return (
    <section aria-label={say('orders.answers')} className="flex flex-col gap-24">
      {order.asked.map(({ question }, at) => (
        <div key={at} className="flex flex-col gap-8">
          <h2 className="text-h3">{say('orders.question', { number: at + 1 })}</h2>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {question}
          </p>
          <AreaField
            label={say('orders.answer', { number: at + 1 })}
            value={answers[at] ?? ''}
            rows={8}
            maxLength={answerCharactersMax}
            error={refused.get(`answers.${at}`)}
            onChange={({ target }) => setAnswers(answers.with(at, target.value))}
          />
          <ContactMarks text={answers[at] ?? ''} />
        </div>
      ))}
      {send.error && (
        <ErrorNote cause={send.error} what={say('orders.answer.failed')} kept={say('orders.answer.kept')} />
      )}
      <div className="flex flex-wrap items-start gap-8">
        {asks ? (
          <>
            <Button pending={send.isPending} why={away || empty} onClick={() => send.mutate('deliver')}>
              {say('orders.deliver.sure')}
            </Button>
            <Button kind="quiet" onClick={() => setAsks(false)}>
              {say('orders.deliver.not')}
            </Button>
          </>
        ) : (
          <>
            <Button why={away || empty} onClick={() => setAsks(true)}>
              {say('orders.deliver')}
            </Button>
            <Button kind="secondary" pending={send.isPending} why={away} onClick={() => send.mutate('draft')}>
              {say('orders.draft')}
            </Button>
          </>
        )}
      </div>
      {asks && (
        <p role="status" className="text-meta text-muted">
          {say('orders.deliver.what')}
        </p>
      )}
    </section>
  )
}
