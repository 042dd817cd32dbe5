import { questionCharactersMax } from '@evenlight/contract/orders'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'

interface QuestionsProps {
  questions: readonly string[]
  most: number
  /** What a further one costs; nothing in a special. */
  further: number | undefined
  /** Why one was refused, by its path. */
  refused: ReadonlyMap<string, string>
  onChange: (next: string[]) => void
}

/** One box for each question. */
export function Questions({ questions, most, further, refused, onChange }: QuestionsProps) {
  const say = useSay()
  const money = useMoney()
  const box = useRef<HTMLFieldSetElement>(null)
  // The box that comes takes the focus, and the last one when one goes.
  const put = (next: string[]) => {
    flushSync(() => onChange(next))
    const boxes = box.current?.querySelectorAll('textarea')
    boxes?.[boxes.length - 1]?.focus()
  }
  return (
    <fieldset ref={box} className="flex flex-col gap-16">
      <legend className="mb-8 text-h3 font-serif">{say('orders.questions')}</legend>
      <p className="text-meta text-muted">{say('orders.questions.hint')}</p>
      {questions.map((question, at) => (
        <div key={at} className="flex flex-col gap-8">
          <AreaField
            label={say('orders.question', { number: at + 1 })}
            value={question}
            maxLength={questionCharactersMax}
            rows={3}
            error={refused.get(`questions.${at}`)}
            onChange={({ target }) => onChange(questions.with(at, target.value))}
          />
          <ContactMarks text={question} />
        </div>
      ))}
      <div className="flex flex-wrap gap-8">
        {questions.length < most && (
          <Button kind="secondary" onClick={() => put([...questions, ''])}>
            {further === undefined
              ? say('orders.question.add')
              : say('orders.question.add.for', { price: money(further) })}
          </Button>
        )}
        {questions.length > 1 && (
          <Button kind="quiet" onClick={() => put(questions.slice(0, -1))}>
            {say('orders.question.remove')}
          </Button>
        )}
      </div>
      {questions.length > most && (
        <p role="alert" className="text-meta text-danger">
          {say('orders.question.many', { most })}
        </p>
      )}
    </fieldset>
  )
}
