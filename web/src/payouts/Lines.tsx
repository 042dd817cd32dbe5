import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDay } from '../earnings/useDay.ts'
import { useHalf } from '../earnings/useHalf.ts'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { type Line, linesOf } from './calls.ts'
import { LineBadge } from './StateBadge.tsx'

/** How each line of a batch stands, each leading to its statement. */
export function Lines({ id }: { id: string }) {
  const say = useSay()
  return (
    <PagedList
      of={useInfiniteQuery(linesOf(id))}
      failed={say('payouts.lines.failed')}
      shape={<RowSkeletons />}
      empty={null}
      more={say('payouts.lines.more')}
    >
      {(all) => (
        <LinkRows>
          {all.map((one) => (
            <Row key={one.number} of={one} />
          ))}
        </LinkRows>
      )}
    </PagedList>
  )
}

function Row({ of }: { of: Line }) {
  const say = useSay()
  const money = useMoney()
  const half = useHalf()
  const dayOf = useDay()
  return (
    <LinkRow to={paths.statement(of.statement_id)}>
      <span className="me-auto min-w-0 flex flex-col">
        <span className="font-semibold wrap-anywhere">
          <span className="tabular">{of.number}. </span>
          <bdi>{of.reader.display_name}</bdi>
        </span>
        <span className="text-meta text-muted wrap-anywhere">
          {half(of.half)} · <bdi>{say('payouts.line.to', { to: of.to })}</bdi>
          {of.paid_on && ` · ${say('payouts.line.paid_on', { day: dayOf(of.paid_on) })}`}
          {of.reason && (
            <>
              {' · '}
              <bdi>{of.reason}</bdi>
            </>
          )}
        </span>
      </span>
      <bdi className="font-semibold tabular">{money(of.amount_cents)}</bdi>
      <LineBadge of={of.state} />
    </LinkRow>
  )
}
