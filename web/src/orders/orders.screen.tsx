import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Heap, type Order, ordersChanged, ordersOf } from './calls.ts'
import { OwnOffer } from './OwnOffer.tsx'
import { StateBadge } from './StateBadge.tsx'

const heaps = ['open', 'past'] as const satisfies readonly Heap[]

/** E-mail readings: those that a client ordered, or that a reader writes, and what they offer. */
export function Component() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const isReader = useSession(({ userData }) => userData?.type) === 'READER'
  const chosen = heaps.find((name) => name === query.get('tab')) ?? 'open'
  useOn('order:changed', () => void ordersChanged())
  return (
    <Page title={say('orders.title')} lead={say(isReader ? 'orders.lead.reader' : 'orders.lead.client')} width="text">
      <Tabs
        label={say('orders.title')}
        tabs={heaps.map((name) => ({ name, label: say(`orders.heap.${name}`) }))}
        chosen={chosen}
        onChoose={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      >
        <List key={chosen} heap={chosen} isReader={isReader} />
      </Tabs>
      {isReader && <OwnOffer />}
    </Page>
  )
}

function List({ heap, isReader }: { heap: Heap; isReader: boolean }) {
  const say = useSay()
  const orders = useInfiniteQuery(ordersOf(heap))
  const none = (
    <Empty scene="moon" action={!isReader && <LinkButton to={paths.readers()}>{say('orders.to_readers')}</LinkButton>}>
      {say(`orders.none.${heap}`)}
    </Empty>
  )
  return (
    <PagedList of={orders} failed={say('orders.list.failed')} shape={<RowSkeletons />} empty={none}>
      {(all) => (
        <LinkRows>
          {all.map((order) => (
            <Row key={order.id} order={order} isReader={isReader} />
          ))}
        </LinkRows>
      )}
    </PagedList>
  )
}

function Row({ order, isReader }: { order: Order; isReader: boolean }) {
  const say = useSay()
  const money = useMoney()
  const waits = order.state === 'paid' || order.state === 'begun'
  const at = (waits && order.promised_by) || order.delivered_at || order.ended_at || order.made_at
  return (
    <LinkRow to={paths.order(order.id)}>
      <span className="me-auto min-w-0 flex flex-col">
        <span className="font-semibold wrap-anywhere">
          <bdi>{isReader ? order.client.username : order.reader.display_name}</bdi>
          {order.special !== undefined && (
            <>
              {' · '}
              <bdi>{order.special}</bdi>
            </>
          )}
        </span>
        <span className="text-meta text-muted">
          {waits ? `${say('orders.promised')} ` : ''}
          <When at={at} plain /> · {say('orders.sum.questions', { count: order.questions })} ·{' '}
          <bdi>{money(order.price_cents)}</bdi>
        </span>
      </span>
      <StateBadge of={order} />
    </LinkRow>
  )
}
