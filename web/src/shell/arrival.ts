import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** So long a heading may take to come: a page that still loads has none. */
const LATE_MS = 10_000

let stoodAt: string | undefined

const heading = () => document.querySelector<HTMLElement>('main h1')
const isElsewhere = (before: Element | null) => {
  const { activeElement } = document
  return activeElement !== before && activeElement !== null && activeElement !== document.body
}

/** Gives the focus to the heading as soon as there is one; somebody who has gone on by then is left where they are. */
function focusHeading() {
  const before = document.activeElement
  const give = () => {
    const found = heading()
    if (found && !isElsewhere(before)) found.focus({ preventScroll: true })
    return found !== null
  }
  if (give()) return undefined
  const watcher = new MutationObserver(() => give() && watcher.disconnect())
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => watcher.disconnect(), LATE_MS)
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
  }
}

/**
 * On arrival at another page its heading takes the focus, so that a screen reader says where one is. Signing in and out
 * makes the frame anew, so the last page is remembered outside it; the very first one leaves the focus to the browser.
 */
export function useArrival() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const moved = stoodAt !== undefined && stoodAt !== pathname
    stoodAt = pathname
    return moved && !hash ? focusHeading() : undefined
  }, [pathname, hash])
}
