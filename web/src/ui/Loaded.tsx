import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNote } from './ErrorNote.tsx'
import { More } from './More.tsx'

interface Faces {
  /** What could not be had, in the words of this place. */
  failed?: ReactNode
  /** What is coming, in its true shape. */
  shape: ReactNode
}
interface Asked<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

/** What was asked for once it is there; until then its shape, or what failed and how to try again. */
export function Loaded<Data>({
  of: { data, error, refetch },
  failed,
  shape,
  children,
}: Faces & { of: Asked<Data>; children: (data: Data) => ReactNode }) {
  if (data !== undefined) return children(data)
  return error ? <ErrorNote cause={error} what={failed} retry={() => void refetch()} /> : shape
}

interface PagedProps<Item> extends Faces {
  of: UseInfiniteQueryResult<InfiniteData<{ data: readonly Item[] }>>
  empty: ReactNode
  /** What the button under it says. */
  more?: string
  children: (items: readonly Item[]) => ReactNode
}

/** The same for a list that comes in pages. */
export const PagedList = <Item,>({ of, empty, more, children, ...faces }: PagedProps<Item>) => (
  <Loaded of={of} {...faces}>
    {({ pages }) => {
      const items = pages.flatMap(({ data }) => data)
      return items.length === 0 ? (
        empty
      ) : (
        <More of={of} label={more}>
          {children(items)}
        </More>
      )
    }}
  </Loaded>
)
