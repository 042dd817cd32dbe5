import { useEffect, useRef } from 'react'
import { useMissed, useOn } from '../../live.ts'
import { liveChanged } from './calls.ts'

/** However much happens, the list is asked for again no more often than this. */
const LEAST_MS = 2000
/** The clocks run on by themselves for as long as is proven; this is how often they are. */
const EVERY_MS = 10_000

/** Keeps the list of readings true while one looks at it: told by the server, and looked at again. */
export function useFresh() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useOn('live:changed', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void liveChanged()
    }, LEAST_MS)
  })
  useMissed(() => void liveChanged())
  useEffect(() => {
    const every = setInterval(() => void liveChanged(), EVERY_MS)
    return () => {
      clearInterval(every)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [])
}
