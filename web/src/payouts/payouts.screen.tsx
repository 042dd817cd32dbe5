import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOn } from '../live.ts'
import { Empty } from '../ui/Empty.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { Loaded, PagedList } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useMoney } from '../words/figures.ts'
import { MoreWords } from '../words/More.tsx'
import { payoutsDesk } from '../words/payouts.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { payoutsChanged, payoutsOf, type Payout } from './calls.ts'
import { Next } from './Next.tsx'
import { StateBadge } from './StateBadge.tsx'

/** What waits to be paid, and the batches that were made of it. */
export const Component = () => (
  <MoreWords words={payoutsDesk}>
    <Desk />
  </MoreWords>
)

function Desk() {
  const say = useSay()
  const listed = useInfiniteQuery(payoutsOf())
  useOn('payout:changed', payoutsChanged)
  useOn('statement:changed', payoutsChanged)
  const faces = { failed: say('payouts.failed.load'), shape: <RowSkeletons /> }
  return (
    <Page title={say('payouts.title')} lead={say('payouts.lead')} width="text">
      <Part title={say('payouts.next')}>
        <Loaded of={listed} {...faces}>
          {({ pages }) => <Next up={pages[0]!.next_up} />}
        </Loaded>
      </Part>
      {listed.data && (
        <Part title={say('payouts.batches')}>
          <PagedList of={listed} {...faces} empty={<Empty scene="ledger">{say('payouts.batches.none')}</Empty>}>
            {(all) => (
              <LinkRows>
                {all.map((one) => (
                  <Row key={one.id} of={one} />
                ))}
              </LinkRows>
            )}
          </PagedList>
        </Part>
      )}
    </Page>
  )
}

function Row({ of }: { of: Payout }) {
  const say = useSay()
  const money = useMoney()
  return (
    <LinkRow to={paths.payout(of.id)}>
      <span className="me-auto min-w-0 flex flex-col">
        <span className="font-semibold">{say(`payouts.way.${of.way}`)}</span>
        <span className="text-meta text-muted">
          {say('payouts.next.statements', { count: of.lines })} · <When at={of.made_at} plain />
        </span>
      </span>
      <bdi className="font-semibold tabular">{money(of.amount_cents)}</bdi>
      <StateBadge of={of.state} />
    </LinkRow>
  )
}
