import { createHash } from 'node:crypto'
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

/** The answer as it will be sent, ready to be sent again. */
export const answerOf = (body: unknown) => {
  const bytes = Buffer.from(JSON.stringify(body))
  return new Raw('application/json; charset=utf-8', bytes, `"${createHash('sha1').update(bytes).digest('base64url')}"`)
}

/** Answers kept for a second; those who ask for one that is being made wait for it together. */
export const keptAnswers = (clock: Pick<Clock, 'now'>) => {
  const kept = new LRUCache<string, Raw>({ max: keptMax, ttl: keptMs, ttlResolution: 0, perf: clock })
  const flights = new Map<string, Promise<Raw>>()
  let seen = changes
  const fly = async (key: string, make: () => Promise<Raw>) => {
    const began = changes
    try {
      const answer = await make()
      if (began === changes) kept.set(key, answer)
      return answer
    } finally {
      flights.delete(key)
    }
  }
  return (key: string, make: () => Promise<Raw>): Raw | Promise<Raw> => {
    if (seen !== changes) {
      seen = changes
      kept.clear()
      flights.clear()
    }
    const ready = kept.get(key) ?? flights.get(key)
    if (ready) return ready
    const flight = fly(key, make)
    flights.set(key, flight)
    return flight
  }
}
