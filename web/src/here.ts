import type { QueryClient } from '@tanstack/react-query'
import { createContext, type LoaderFunctionArgs } from 'react-router'
import { queries } from './queries.ts'

/** The server draws pages too. There nothing outlives one page, and nobody is signed in. */
export const onServer = typeof document === 'undefined'

/** The data that a page is drawn with: this browser's, or on the server that one page's. */
export const dataContext = createContext<QueryClient>(queries)

/**
 * Asks for what a page shows at once. In the browser the page doesn't wait for it, its parts show their own shapes; the
 * server draws the page when it is there. What fails is asked for again by the part that shows it.
 */
export async function prefetch(
  { context }: LoaderFunctionArgs,
  ask: (data: QueryClient) => readonly Promise<void>[],
): Promise<null> {
  const all = Promise.all(ask(context.get(dataContext)))
  if (onServer) await all
  return null
}
