import { useEffect, useRef } from 'react'

/** Does something a moment later, begun anew at each `set`; at once when the page is hidden or the component leaves. */
export function useSoon(act: () => void, afterMs: number) {
  const newest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    newest.current = act
  })
  const drop = () => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }
  const now = () => {
    if (!timer.current) return
    drop()
    newest.current()
  }
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && now()
    document.addEventListener('visibilitychange', hidden)
    addEventListener('pagehide', now)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', now)
      now()
    }
  }, [])
  const set = () => {
    drop()
    timer.current = setTimeout(now, afterMs)
  }
  return { set, drop }
}
