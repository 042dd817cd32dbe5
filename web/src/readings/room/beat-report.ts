import type { CallReport } from '@evenlight/contract/call'
import type { output } from 'zod/mini'

type Report = output<typeof CallReport>
const LATE_MS = 300

let report: (() => Promise<Report | undefined>) | undefined

/** From now on beats tell what this hears, until the returned function is called. A chat has nothing to tell. */
export function reportSound(tell: () => Promise<Report | undefined>) {
  report = tell
  return () => {
    if (report === tell) report = undefined
  }
}

/** What goes with a beat. No beat waits for it for long: that somebody is here is told in any case. */
export const soundNow = () =>
  report &&
  Promise.race([
    report().catch(() => undefined),
    new Promise<undefined>((late) => setTimeout(late, LATE_MS, undefined)),
  ])
