import { useLayoutEffect, useRef, useState } from 'react'

/** A value as it changes, but at most once in so long: a single change at once, the last of several always. */
export function usePaced<Value>(value: Value, gapMs: number) {
  const [paced, setPaced] = useState(value)
  const passedMs = useRef(-Infinity)
  useLayoutEffect(() => {
    if (value === paced) return
    const pass = () => {
      passedMs.current = performance.now()
      setPaced(value)
    }
    const leftMs = passedMs.current + gapMs - performance.now()
    if (leftMs <= 0) return pass()
    const timer = setTimeout(pass, leftMs)
    return () => clearTimeout(timer)
  }, [value, paced, gapMs])
  return paced
}
