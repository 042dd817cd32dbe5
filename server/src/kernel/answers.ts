import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import { Raw } from './handler.ts'

const keptMs = 1000
const keptMax = 500

/** The answer as it will be sent, ready to be sent again while `fresh`. */
const answerOf = (body: unknown, fresh: () => boolean) => {
  const text = JSON.stringify(body)
  return new Raw('application/json; charset=utf-8', text, `"${hash('sha1', text, 'base64url')}"`, fresh)
}

/**
 * Public answers kept for a second, and no longer than `changes` stays the same; those who ask for one that is being made
 * wait for it together.
 */
export const keptAnswers = (clock: Pick<Clock, 'now'>, changes: () => number = () => 0) => {
  const kept = new LRUCache<string, Promise<Raw>>({ max: keptMax, ttl: keptMs, ttlResolution: 0, perf: clock })
  let seen = changes()
  /** What `make` answers, as JSON, or what it answered for the same `key` within a second. */
  return (key: string, make: () => Promise<object>): Promise<Raw> => {
    if (seen !== changes()) kept.clear()
    seen = changes()
    const ready = kept.get(key)
    if (ready) return ready
    const [began, untilMs] = [changes(), clock.now() + keptMs]
    const flight = make().then((body) => answerOf(body, () => began === changes() && clock.now() < untilMs))
    kept.set(key, flight)
    flight.catch(() => kept.delete(key))
    return flight
  }
}
