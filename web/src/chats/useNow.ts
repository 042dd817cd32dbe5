import { useEffect, useState } from 'react'

/** The browser's monotonic milliseconds, renewed every `stepMs` as long as `on`. */
export function useNow(on: boolean, stepMs = 250) {
  const [nowMs, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!on) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), stepMs)
    return () => clearInterval(timer)
  }, [on, stepMs])
  return nowMs
}
