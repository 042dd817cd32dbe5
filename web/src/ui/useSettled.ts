import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** A value once it has stood still for so long; the first one at once. */
export function useSettled<Value>(value: Value, afterMs = PAUSE_MS) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, afterMs, value)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
