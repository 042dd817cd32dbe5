import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type pg from 'pg'

interface Queries {
  query(query: unknown, values?: unknown): Promise<pg.QueryResult>
}
export type JobHandlers = Record<string, (data: never) => Promise<unknown>>
/** What a feature runs by itself, by cron expression in the site's time zone. */
export type Schedule = Record<string, string>
export interface Jobs {
  /** Sends inside the transaction whose queries are given. A `key` holds a job of that key back while one waits. */
  send(queries: Queries, name: string, data: object, options: { startAfterMs?: number; key?: string }): Promise<void>
  /** Makes the queues, then works on them (or only takes jobs in, when `work` is false). */
  start(handlers: JobHandlers, options?: { work: boolean }): Promise<void>
  /** Runs what is waiting now, once. */
  drain(): Promise<void>
  stop(): Promise<void>
}

// One simple-protocol request may answer several results: pg gives an array then.
const adapterOver = (queries: Queries) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const result = (await queries.query(text, values)) as pg.QueryResult | pg.QueryResult[]
    return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows) } : { rows: result.rows }
  },
})

/** Durable background work through pg-boss, on the same database. */
export const jobsOn = (
  outside: Queries,
  options: { embedded: boolean; timeZone: string; onError: (error: Error) => void },
): Jobs => {
  const boss = new PgBoss({
    db: adapterOver(outside),
    backend: options.embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
  } as ConstructorParameters<typeof PgBoss>[0])
  boss.on('error', options.onError)
  let started = false
  let known: JobHandlers = {}
  return {
    async send(queries, name, data, { startAfterMs, key }) {
      await boss.send(name, data, {
        db: adapterOver(queries),
        retryLimit: 5,
        retryBackoff: true,
        ...(startAfterMs ? { startAfter: new Date(Date.now() + startAfterMs) } : {}),
        ...(key ? { singletonKey: key } : {}),
      })
    },
    async start(handlers, { work } = { work: true }) {
      await boss.start()
      started = true
      known = handlers
      for (const [name, handle] of Object.entries(handlers)) {
        await boss.createQueue(name)
        // Fills pg-boss's cache of queues: a send inside a transaction must not look it up on another connection.
        await boss.getJobById(name, randomUUID())
        if (!work) continue
        await boss.work(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
          for (const job of jobs) await handle(job.data as never)
        })
      }
    },
    async drain() {
      for (const [name, handle] of Object.entries(known))
        for (const job of (await boss.fetch(name, { batchSize: 100 })) ?? []) {
          await handle(job.data as never)
          await boss.complete(name, job.id)
        }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
