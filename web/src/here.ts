import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext, type LoaderFunctionArgs } from 'react-router'
import { queries } from './queries.ts'

/** The server draws pages too. There nothing outlives one page, and nobody is signed in. */
export const onServer = typeof document === 'undefined'

/** The data that a page is drawn with: this browser's, or on the server that one page's. */
export const dataContext = createContext<QueryClient>(queries)

interface Wanted {
  queryKey: QueryKey
}

/**
 * Asks for what a page shows at once. In the browser the page doesn't wait for it, its parts show their own shapes; the
 * server draws the page when it is there. What fails is asked for again by the part that shows it.
 */
export async function want({ context }: LoaderFunctionArgs, ...wanted: readonly Wanted[]) {
  const client = context.get(dataContext)
  const all = wanted.map((one) =>
    'initialPageParam' in one ? client.prefetchInfiniteQuery(one as never) : client.prefetchQuery(one as never),
  )
  if (onServer) await Promise.all(all)
  return null
}
