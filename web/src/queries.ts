import { QueryClient } from '@tanstack/react-query'
import { Failed } from '@evenlight/contract/client'

const AGAIN_MS = 4000

/** Server state of the signed-in person and of public pages; emptied with the session. */
export const queries = new QueryClient({
  defaultOptions: {
    // Without a network a question fails and can be asked again, rather than to show for ever that something is coming.
    queries: {
      staleTime: 15_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (times, cause) => times < 2 && navigator.onLine && passing(cause),
      // What failed stays on the page with a way to try again, and comes by itself when it can.
      refetchInterval: ({ state }) => state.status === 'error' && passing(state.error) && AGAIN_MS,
    },
    // An action fails at once and says so; it never waits to be done later, unseen.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Only what may be better in a moment is asked again by itself. */
const passing = (cause: unknown) => cause instanceof Failed && (cause.status === 0 || cause.status === 503)
