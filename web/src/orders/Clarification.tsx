import { answerCharactersMax, questionCharactersMax } from '@evenlight/contract/orders'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Part } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { cacheOrder, calls, type Written } from './calls.ts'

/** What the client asks once about their reading, and what its reader says to it. */
export function Clarification({ order, isReader }: { order: Written; isReader: boolean }) {
  const say = useSay()
  if (order.may.includes('clarify')) return <Ask order={order} />
  if (order.clarify_question === undefined) return null
  return (
    <Part title={say('orders.clarify')}>
      <p dir="auto" className="text-muted whitespace-pre-wrap wrap-anywhere">
        {order.clarify_question}
      </p>
      {order.clarify_answer !== undefined && (
        <div className="card p-16">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {order.clarify_answer}
          </p>
        </div>
      )}
      {order.may.includes('explain') && <Explain order={order} />}
      {!isReader && order.clarify_answer === undefined && (
        <p className="text-meta text-muted">{say('orders.clarify.waits', { name: order.reader.display_name })}</p>
      )}
    </Part>
  )
}

const start = { text: '' }

function Ask({ order }: { order: Written }) {
  const say = useSay()
  const { form, field, ...sending } = useFields<typeof start, Written>({
    name: 'clarify',
    start,
    labels: { text: 'orders.clarify.question' },
    draft: `clarify-${order.id}`,
    act: ({ text }, key) => calls.clarify({ body: { order_id: order.id, question: text }, key }),
    onDone: cacheOrder,
  })
  return (
    <Part title={say('orders.clarify.ask')}>
      <p className="text-muted">
        {say('orders.clarify.lead')} {order.clarify_until && <When at={order.clarify_until} />}.
      </p>
      <Form of={sending} failed={say('orders.clarify.failed')} kept={say('orders.answer.kept')}>
        <AreaField
          {...field('text', { required: say('orders.question.needed') })}
          rows={3}
          maxLength={questionCharactersMax}
        />
        <ContactMarks text={form.watch('text')} />
        <Button type="submit" kind="secondary" pending={sending.pending} why={sending.away} className="self-start">
          {say('orders.clarify.go')}
        </Button>
      </Form>
    </Part>
  )
}

function Explain({ order }: { order: Written }) {
  const say = useSay()
  const { form, field, ...sending } = useFields<typeof start, Written>({
    name: 'explain',
    start,
    labels: { text: 'orders.explain' },
    draft: `explain-${order.id}`,
    act: ({ text }, key) => calls.answer({ body: { order_id: order.id, action: 'explain', text }, key }),
    onDone: cacheOrder,
  })
  return (
    <Form of={sending} failed={say('orders.answer.failed')} kept={say('orders.answer.kept')}>
      <AreaField
        {...field('text', { required: say('orders.explain.needed') })}
        rows={6}
        maxLength={answerCharactersMax}
      />
      <ContactMarks text={form.watch('text')} />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('orders.explain.go')}
      </Button>
    </Form>
  )
}
