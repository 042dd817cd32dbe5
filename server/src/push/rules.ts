import { hourMs, midnight, timeMs } from '@evenlight/core/wall-clock'
import { wallMs } from '@evenlight/core/zones'

/** So many browsers of one person. */
export const browsersMax = 10
/** A push is worth something for so long; what it said stands among the notices. */
export const worthMs = 4 * hourMs
/** A service may ask to be left alone for so long at the most. */
const waitMsMax = 24 * hourMs
/** Push services show and take little: a longer title is cut. */
const titleCharactersMax = 200

export interface Quiet {
  from: string
  until: string
}
/** Whether the person's wall clock stands within their quiet hours, which may pass midnight. */
export const isQuiet = ({ from, until }: Quiet, timeZone: string, now: number) => {
  const wall = wallMs(timeZone, now)
  const [time, start, end] = [wall - midnight(wall), timeMs(from), timeMs(until)]
  return start < end ? time >= start && time < end : time >= start || time < end
}

/** What the browser's worker is given: what a mail would have as its subject, and where it leads. Never what somebody wrote. */
export const payloadOf = ({ title, link, tag }: { title: string; link: string; tag: string }) =>
  JSON.stringify({ title: Array.from(title).slice(0, titleCharactersMax).join(''), link, tag })

/** Until when a service wants to be left alone, by its Retry-After: seconds, or a date. */
export const waitUntil = (retryAfter: string | null, now: number) => {
  if (retryAfter === null) return undefined
  const at = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * 1000 : Date.parse(retryAfter)
  return Number.isNaN(at) || at <= now ? undefined : Math.min(at, now + waitMsMax)
}
