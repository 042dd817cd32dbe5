import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { heldOf, type Payment } from './calls.ts'
import { Decide } from './PaymentActs.tsx'

/** Payments that wait for a decision. */
export function Payments() {
  const say = useSay()
  const payments = useInfiniteQuery(heldOf)
  return (
    <PagedList
      of={payments}
      failed={say('staff.payments.failed')}
      shape={<RowSkeletons />}
      empty={<Empty scene="ledger">{say('staff.payments.none_waiting')}</Empty>}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((payment) => (
            <Row key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Row({ payment: { id, client, method, amount_cents, order_id, ...payment } }: { payment: Payment }) {
  const say = useSay()
  const cents = useMoney()
  const minutes = minutesOf(payment.paid_seconds + payment.free_seconds)
  return (
    <li className="flex flex-col gap-12 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-16 gap-y-4">
        <span className="me-auto min-w-0 flex flex-col">
          <span className="font-semibold tabular">
            {cents(amount_cents)} · {order_id === undefined ? say('ui.minutes', { minutes }) : say('staff.order')}
          </span>
          <span className="text-meta text-muted">
            <Link to={paths.person(client.id)} className="link">
              <bdi>{client.username}</bdi>
            </Link>{' '}
            · <When at={payment.made_at} />
          </span>
        </span>
        <Badge tone="warning">{say('staff.payment.review')}</Badge>
      </div>
      {method === 'paypal' ? <p className="text-meta text-muted">{say('staff.paypal')}</p> : <Decide id={id} />}
    </li>
  )
}
