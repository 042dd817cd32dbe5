import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PurchaseReceipt } from '../payments/PurchaseReceipt.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Written } from './calls.ts'
import { StateBadge } from './StateBadge.tsx'

/** Where an order stands: what it cost, when it is promised, what goes back if it doesn't come, and what has. */
export function Course({ order, isReader }: { order: Written; isReader: boolean }) {
  const say = useSay()
  const money = useMoney()
  const waits = order.state === 'paid' || order.state === 'begun'
  return (
    <section aria-label={say('orders.course')} className="card p-16 flex flex-col gap-8">
      <p className="flex flex-wrap items-center gap-12">
        <StateBadge of={order} />
        <span>{say(`orders.says.${isReader ? 'reader' : 'client'}.${order.state}`)}</span>
      </p>
      {order.reason !== undefined && (
        <p dir="auto" className="ps-12 border-s-2 border-line whitespace-pre-wrap wrap-anywhere">
          {order.reason}
        </p>
      )}
      <dl className="grid sm:grid-cols-2 gap-x-16 gap-y-4 text-meta">
        <Fact what={say('orders.fact.with')}>
          {isReader ? (
            <bdi>{order.client.username}</bdi>
          ) : (
            <Link to={paths.profile(order.reader.id)} className="link">
              <bdi>{order.reader.display_name}</bdi>
            </Link>
          )}
        </Fact>
        {order.special !== undefined && <Fact what={say('orders.special')}>{<bdi>{order.special}</bdi>}</Fact>}
        <Fact what={say('orders.fact.price')}>{money(order.price_cents)}</Fact>
        {order.promised_by !== undefined && (
          <Fact what={say('orders.fact.promised')}>
            <When at={order.promised_by} />
          </Fact>
        )}
        {order.delivered_at !== undefined && (
          <Fact what={say('orders.fact.delivered')}>
            <When at={order.delivered_at} />
          </Fact>
        )}
        {order.back_cents > 0 && <Fact what={say('orders.fact.back')}>{money(order.back_cents)}</Fact>}
        {order.share_percent !== undefined && (
          <Fact what={say('orders.fact.earned')}>
            {order.delivered_at === undefined
              ? say('orders.share', { percent: order.share_percent })
              : money(order.earned_cents ?? 0)}
          </Fact>
        )}
      </dl>
      {waits && order.late_at === undefined && (
        <p className="text-meta text-muted">{say('orders.rule.late', { amount: money(order.late_cents) })}</p>
      )}
      {waits && order.lapses_at !== undefined && (
        <p className="text-meta text-muted">
          {say('orders.rule.lapses')} <When at={order.lapses_at} />.
        </p>
      )}
      {order.payment_id !== undefined && order.state !== 'unpaid' && <PurchaseReceipt paymentId={order.payment_id} />}
    </section>
  )
}

function Fact({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-8">
      <dt className="text-muted">{what}</dt>
      <dd className="font-semibold tabular">{children}</dd>
    </div>
  )
}
