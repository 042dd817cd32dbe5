import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../kernel/clock.ts'
import type { Tx } from '../kernel/database.ts'
import { Raw } from '../kernel/handler.ts'

const keptMs = 1000
const keptMax = 500

// One count for the process: a change forgets the answers of every directory in it. Other nodes forget within keptMs.
let changes = 0

/** What the directory shows is about to change: its kept answers go with the commit. */
export const directoryChanged = (tx: Tx) => tx.after(() => void changes++)

/** Counts the changes of what visitors see of readers, as far as this process knows. */
export const directoryChanges = () => changes

/** The answer as it will be sent, ready to be sent again while `fresh`. */
const answerOf = (body: unknown, fresh: () => boolean) => {
  const text = JSON.stringify(body)
  return new Raw('application/json; charset=utf-8', text, `"${hash('sha1', text, 'base64url')}"`, fresh)
}

/** Answers kept for a second; those who ask for one that is being made wait for it together. */
export const keptAnswers = (clock: Pick<Clock, 'now'>) => {
  const kept = new LRUCache<string, Promise<Raw>>({ max: keptMax, ttl: keptMs, ttlResolution: 0, perf: clock })
  let seen = changes
  /** What `make` answers, as JSON, or what it answered for the same `key` within a second. */
  return (key: string, make: () => Promise<object>): Promise<Raw> => {
    if (seen !== changes) kept.clear()
    seen = changes
    const ready = kept.get(key)
    if (ready) return ready
    const [began, untilMs] = [changes, clock.now() + keptMs]
    const flight = make().then((body) => answerOf(body, () => began === changes && clock.now() < untilMs))
    kept.set(key, flight)
    flight.catch(() => kept.delete(key))
    return flight
  }
}
