import type { Vapid } from './vapid.ts'
import { waitUntil } from './rules.ts'

const answerMsMax = 10_000

export interface Browser {
  endpoint: string
  p256dh: string
  auth: string
}
/** `taken`: it is on its way. `gone`: this browser can't be reached any more. `refused`: it will not be taken, ever. */
export type Said =
  | { is: 'taken' | 'gone' | 'refused'; status: number }
  | { is: 'later'; status: number; until?: number }

/** Hands one sealed message to a browser's push service. Throws where there is no answer. */
export const hand = async (
  { endpoint, p256dh, auth }: Browser,
  payload: string,
  { topic, ttlSeconds, vapid, now }: { topic: string; ttlSeconds: number; vapid: Vapid; now: number },
): Promise<Said> => {
  const { default: webpush } = await import('web-push')
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: ttlSeconds,
    urgency: 'normal',
    topic,
    vapidDetails: vapid,
  })
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(answerMsMax),
  })
  await answer.body?.cancel()
  const { status } = answer
  if (answer.ok) return { is: 'taken', status }
  if (status === 404 || status === 410) return { is: 'gone', status }
  if (status !== 429 && status < 500) return { is: 'refused', status }
  const until = waitUntil(answer.headers.get('retry-after'), now)
  return { is: 'later', status, ...(until !== undefined && { until }) }
}
