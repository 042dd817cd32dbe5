import { useSyncExternalStore } from 'react'
import { usePreferences } from '../preferences.ts'

const STILL = '(prefers-reduced-motion: reduce)'

function watch(tell: () => void) {
  const query = matchMedia(STILL)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether one page may melt into the next: not where a person, or their device, wants things to stand still. */
export function useViewTransitions() {
  const moves = useSyncExternalStore(
    watch,
    () => !matchMedia(STILL).matches,
    () => false,
  )
  return usePreferences(({ motion }) => motion === 'system') && moves
}
