import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { type Line, linesOf } from './calls.ts'
import { Lines } from './Lines.tsx'

/** The lines of a statement, page by page. */
export function LinesOf({ id, actionOf }: { id: string; actionOf?: (line: Line) => ReactNode }) {
  const say = useSay()
  const lines = useInfiniteQuery(linesOf(id))
  return (
    <PagedList
      of={lines}
      failed={say('earnings.lines.failed')}
      shape={<RowSkeletons />}
      empty={null}
      more={say('earnings.lines.more')}
    >
      {(all) => <Lines label={say('earnings.lines')} lines={all} {...(actionOf && { actionOf })} />}
    </PagedList>
  )
}
