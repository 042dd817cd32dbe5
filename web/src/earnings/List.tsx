import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { type State, statementsOf } from './calls.ts'
import { StateBadge } from './StateBadge.tsx'
import { useHalf } from './useHalf.ts'

/** Statements, each leading to its lines; `named` with whose it is. */
export function List({ state, named, empty }: { state?: State; named?: boolean; empty: ReactNode }) {
  const say = useSay()
  const money = useMoney()
  const half = useHalf()
  const statements = useInfiniteQuery(statementsOf(state))
  return (
    <PagedList of={statements} failed={say('earnings.statements.failed')} shape={<RowSkeletons />} empty={empty}>
      {(all) => (
        <LinkRows>
          {all.map((one) => (
            <LinkRow key={one.id} to={paths.statement(one.id)}>
              <span className="me-auto min-w-0 flex flex-col">
                <span className="font-semibold wrap-anywhere">
                  {named && (
                    <>
                      <bdi>{one.reader.display_name}</bdi>
                      {' · '}
                    </>
                  )}
                  {half(one.half.name)}
                </span>
                <span className="text-meta text-muted">
                  {say('earnings.statements.lines', { count: one.lines })}
                  {one.disputed_lines > 0 && ` · ${say('earnings.statements.disputed', { count: one.disputed_lines })}`}
                </span>
              </span>
              <bdi className="font-semibold tabular">{money(one.due_cents)}</bdi>
              <StateBadge of={one.state} />
            </LinkRow>
          ))}
        </LinkRows>
      )}
    </PagedList>
  )
}
