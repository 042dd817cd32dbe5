import { useEffect } from 'react'

/** A reading changes its face without changing its address: each new one takes the focus to its heading, so that it's said. */
export function useArrived() {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }), [])
}
