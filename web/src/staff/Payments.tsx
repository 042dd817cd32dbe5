import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { money, type Payment, paymentsOf } from './calls.ts'
import { decidedWords } from './decided.ts'
import { ReasonForm } from './ReasonForm.tsx'

interface PaymentsProps {
  clientId?: string
  /** How an e-mail reading that was paid for is read. */
  lookAt?: (orderId: string) => ReactNode
}

/** Payments of one client with what of them can be refunded; without a client those that wait for a decision. */
export function Payments({ clientId, lookAt }: PaymentsProps) {
  const say = useSay()
  const payments = useInfiniteQuery(paymentsOf(clientId))
  return (
    <PagedList
      of={payments}
      failed={say('staff.payments.failed')}
      shape={<RowSkeletons />}
      empty={<Empty scene="ledger">{say(clientId ? 'staff.payments.none' : 'staff.payments.none_waiting')}</Empty>}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((payment) => (
            <Row key={payment.id} payment={payment} named={!clientId} lookAt={lookAt} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Row({ payment, named, lookAt }: { payment: Payment; named: boolean } & Pick<PaymentsProps, 'lookAt'>) {
  const say = useSay()
  const cents = useMoney()
  const { client, amount_cents, order_id, paid_seconds, free_seconds, refunded_cents } = payment
  return (
    <li className="flex flex-col gap-12 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-16 gap-y-4">
        <span className="me-auto min-w-0 flex flex-col">
          <span className="font-semibold tabular">
            {cents(amount_cents)} ·{' '}
            {order_id === undefined
              ? say('ui.minutes', { minutes: minutesOf(paid_seconds + free_seconds) })
              : say('staff.order')}
          </span>
          <span className="text-meta text-muted">
            {named && (
              <>
                <Link to={paths.person(client.id)} className="link">
                  <bdi>{client.username}</bdi>
                </Link>{' '}
                ·{' '}
              </>
            )}
            <When at={payment.made_at} />
            {refunded_cents > 0 && <> · {say('staff.refunded', { amount: cents(refunded_cents) })}</>}
          </span>
        </span>
        <State payment={payment} />
      </div>
      <Acts payment={payment} />
      {order_id !== undefined && lookAt?.(order_id)}
    </li>
  )
}

/** What a payment is now: one that went back whole is no longer paid. */
function State({ payment: { state, amount_cents, refunded_cents } }: { payment: Payment }) {
  const say = useSay()
  if (state === 'captured' && refunded_cents >= amount_cents) return <Badge>{say('staff.payment.refunded')}</Badge>
  return (
    <Badge tone={state === 'captured' ? 'success' : state === 'review' ? 'warning' : 'plain'}>
      {say(`staff.payment.${state}`)}
    </Badge>
  )
}

function Acts({ payment }: { payment: Payment }) {
  const say = useSay()
  const cents = useMoney()
  const { id, state, method, refundable_cents } = payment
  const decide = (decision: 'approve' | 'decline') => (reason: string, key: string) =>
    money.decide({ params: { id }, body: { decision, reason }, key })
  const told = ({ payment: { state: after } }: Awaited<ReturnType<typeof money.decide>>) => say(decidedWords(after))
  if (state === 'review' && method === 'paypal') return <p className="text-meta text-muted">{say('staff.paypal')}</p>
  if (state === 'review')
    return (
      <div className="flex flex-wrap gap-8">
        <ReasonForm
          name={`approve-${id}`}
          go={say('staff.approve')}
          kind="primary"
          lead={say('staff.approve.lead')}
          done={told}
          act={decide('approve')}
        />
        <ReasonForm
          name={`decline-${id}`}
          go={say('staff.decline')}
          kind="danger"
          lead={say('staff.decline.lead')}
          done={told}
          act={decide('decline')}
        />
      </div>
    )
  if (state !== 'captured' || refundable_cents === 0) return null
  return (
    <ReasonForm
      name={`refund-${id}`}
      go={say('staff.refund', { amount: cents(refundable_cents) })}
      kind="danger"
      lead={say(payment.order_id === undefined ? 'staff.refund.lead' : 'staff.order.refund')}
      done={say('staff.refund.done')}
      act={(reason, key) => money.refund({ body: { payment_id: id, reason }, key })}
    />
  )
}
