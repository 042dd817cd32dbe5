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

/**
 * Gives the focus to the heading as soon as there is one that can be seen: a page is held back while what stands over it
 * comes (`docs/decisions/097-calm-pages.md`). Somebody who has gone on by then is left where they are.
 */
function focusHeading() {
  const before = document.activeElement
  const give = () => {
    if (isElsewhere(before)) return true
    const found = heading()
    found?.focus({ preventScroll: true })
    return found !== null && document.activeElement === found
  }
  if (give()) return undefined
  const giveOnce = () => give() && stop()
  const watcher = new MutationObserver(giveOnce)
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('animationend', giveOnce)
  const timer = setTimeout(() => stop(), LATE_MS)
  const stop = () => {
    clearTimeout(timer)
    watcher.disconnect()
    document.removeEventListener('animationend', giveOnce)
  }
  return stop
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
