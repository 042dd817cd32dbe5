import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const KEPT = 'scrolled'

/** How far down a box was, by the entry of the tab's history that it stood in. Nothing but figures is kept. */
function readKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
function keep(entry: string, top: number) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ ...readKept(), [entry]: top }))
  } catch {
    // Without storage the box begins at its top.
  }
}

/** Whoever comes back to a page finds the box as far down as it was, once it is tall enough. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, heightPx: number) {
  const { key, pathname, search } = useLocation()
  const entry = `${key} ${pathname}${search}`
  const wanted = useRef<number>(undefined)
  useLayoutEffect(() => {
    wanted.current ??= readKept()[entry] ?? 0
    const scroller = box.current
    if (!scroller || wanted.current === 0 || heightPx < wanted.current) return
    scroller.scrollTop = wanted.current
    wanted.current = 0
  }, [box, entry, heightPx])
  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    let top = scroller.scrollTop
    const note = () => (top = scroller.scrollTop)
    const put = () => keep(entry, top)
    scroller.addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', put)
    return () => {
      put()
      scroller.removeEventListener('scroll', note)
      removeEventListener('pagehide', put)
    }
  }, [box, entry])
}
