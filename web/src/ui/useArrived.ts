import { useEffect } from 'react'

/** What had the focus is gone: the heading says where one is. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** A reading changes its face without changing its address: each new one takes the focus to its heading, so that it's said. */
export function useArrived() {
  useEffect(focusHeading, [])
}
