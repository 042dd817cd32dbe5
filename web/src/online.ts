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

/** Why nothing can be sent now: the device has no network. False while it has one. */
export function useAway() {
  const say = useSay()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return !online && say('accounts.away')
}
