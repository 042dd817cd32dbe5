import { useSay } from '../words/say.tsx'
import type { Written } from './calls.ts'

/** Each question with what was answered, once it was delivered. */
export function Asked({ order }: { order: Written }) {
  const say = useSay()
  return (
    <ol className="flex flex-col gap-24">
      {order.asked.map(({ question, answer }, at) => (
        <li key={at} className="flex flex-col gap-8">
          <h2 className="text-h3">{say('orders.question', { number: at + 1 })}</h2>
          <p dir="auto" className="text-muted whitespace-pre-wrap wrap-anywhere">
            {question}
          </p>
          {answer && (
            <div className="card p-16">
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {answer}
              </p>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
