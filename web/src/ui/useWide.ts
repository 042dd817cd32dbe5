import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(width >= 992px)')
const subscribe = (changed: () => void) => {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is room for a list and what is chosen in it, side by side. */
export const useWide = () => useSyncExternalStore(subscribe, () => wide().matches)
