import { useEffect, useRef, useState } from 'react'

/** Whether an element has more text than its lines let be seen, at any width. It stays as it was while `open` lets all be seen. */
export function useCut<Box extends HTMLElement>(open: boolean) {
  const box = useRef<Box>(null)
  const [cut, setCut] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current || open) return
    const watcher = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight + 1))
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [open])
  return [box, cut] as const
}
