import { useEffect, useState } from 'react'

const steppedMs = (stepMs: number) => Math.floor(performance.now() / stepMs) * stepMs

/** The browser's monotonic milliseconds in whole steps of `stepMs` as long as `on`: whoever asks for the same steps has the same time. */
export function useNow(on: boolean, stepMs = 250) {
  const [nowMs, setNow] = useState(() => steppedMs(stepMs))
  useEffect(() => {
    if (!on) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(steppedMs(stepMs))
      timer = setTimeout(tick, stepMs - (performance.now() % stepMs))
    }
    tick()
    return () => clearTimeout(timer)
  }, [on, stepMs])
  return nowMs
}
