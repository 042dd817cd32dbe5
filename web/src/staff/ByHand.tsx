import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PagedList } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { byHandOf, money } from './calls.ts'
import { ReasonForm } from './ReasonForm.tsx'

/** Refunds that the card company or PayPal will not make any more: somebody of the house pays them. */
export function ByHand() {
  const say = useSay()
  const refunds = useInfiniteQuery(byHandOf)
  return (
    <Part title={say('staff.by_hand')}>
      <PagedList
        of={refunds}
        failed={say('staff.by_hand.failed')}
        shape={<RowSkeletons />}
        empty={<p className="text-muted">{say('staff.by_hand.none')}</p>}
      >
        {(all) => (
          <ul className="card overflow-hidden">
            {all.map((refund) => (
              <Row key={refund.id} refund={refund} />
            ))}
          </ul>
        )}
      </PagedList>
    </Part>
  )
}

type Refund = Awaited<ReturnType<typeof money.byHand>>['data'][number]
function Row({ refund: { id, client, amount_cents, method, reason, made_at, bought_at } }: { refund: Refund }) {
  const say = useSay()
  const cents = useMoney()
  return (
    <li className="flex flex-col gap-12 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
      <span className="min-w-0 flex flex-col">
        <span className="font-semibold tabular">{cents(amount_cents)}</span>
        <span className="text-meta text-muted wrap-anywhere">
          <Link to={paths.person(client.id)} className="link">
            <bdi>{client.username}</bdi>
          </Link>{' '}
          · <When at={made_at} plain /> · <span dir="auto">{reason}</span>
        </span>
        <span className="text-meta">
          {say(`staff.by_hand.${method}`)} <When at={bought_at} plain />
        </span>
      </span>
      <ReasonForm
        name={`by-hand-${id}`}
        go={say('staff.by_hand.go')}
        lead={say('staff.by_hand.lead')}
        done={say('staff.by_hand.done')}
        act={(how, key) => money.paidByHand({ params: { id }, body: { reason: how }, key })}
      />
    </li>
  )
}
