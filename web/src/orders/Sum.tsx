import { clarifyDays, lapseHours, orderCents } from '@evenlight/contract/orders'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Special } from './calls.ts'

interface SumProps {
  questions: number
  special: Special | undefined
  price: number
  dueHours: number
}

/** What it costs in all and why, when it comes, and what happens if it doesn't. */
export function Sum({ questions, special, price, dueHours }: SumProps) {
  const say = useSay()
  const money = useMoney()
  return (
    <section aria-labelledby="order-sum" className="card p-16 flex flex-col gap-8">
      <h2 id="order-sum" className="text-h3">
        {say('orders.sum')}
      </h2>
      <p role="status" className="flex justify-between gap-16 font-semibold">
        <span>{special ? <bdi>{special.title}</bdi> : say('orders.sum.questions', { count: questions })}</span>
        <bdi className="tabular">{money(price)}</bdi>
      </p>
      {!special && questions > 1 && (
        <p className="text-meta text-muted">
          {say('orders.sum.split', {
            first: money(orderCents.first),
            count: questions - 1,
            further: money(orderCents.further),
          })}
        </p>
      )}
      <ul className="text-meta flex flex-col gap-4 list-disc ps-20">
        <li>{say('orders.sum.due', { hours: dueHours })}</li>
        <li>{say('orders.sum.late', { hours: lapseHours })}</li>
        <li>{say('orders.sum.clarify', { days: clarifyDays })}</li>
        <li>{say('orders.sum.private')}</li>
        <li>{say('orders.sum.money')}</li>
      </ul>
    </section>
  )
}
