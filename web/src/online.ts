import { useSyncExternalStore } from 'react'
import { useSay } from './words/say.tsx'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

let since = 0
const seen = () => (since = navigator.onLine ? 0 : since || Date.now())

/** When the network went away, in milliseconds since 1970; 0 while there is one. */
export const useOfflineSince = () =>
  useSyncExternalStore(
    subscribe,
    () => seen(),
    () => 0,
  )

/** Why nothing can be sent now: the device has no network. False while it has one. */
export function useOffline() {
  const say = useSay()
  return useOfflineSince() > 0 && say('accounts.away')
}
