import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, type Job as Sent, type JobResult } from 'pg-boss'
import type pg from 'pg'
import { parse, type $ZodType, type output } from 'zod/v4/core'

interface Queries {
  query(query: unknown, values?: unknown): Promise<pg.QueryResult>
}
/** A kind of work that transactions send: its name, and what it carries. */
export interface Job<Data extends $ZodType = $ZodType> {
  name: string
  data: Data
}
export const job = <Data extends $ZodType>(name: string, data: Data): Job<Data> => ({ name, data })
/** A job and what does it. */
export interface HandledJob {
  job: Job
  work: (data: unknown) => Promise<unknown>
  /** How many of them may be at work side by side; one, if it doesn't say. */
  atOnce?: number
}
type JobHandlers<J extends Record<string, Job>> = {
  [Name in keyof J]: (data: output<J[Name]['data']>) => Promise<unknown>
}
/**
 * Declared jobs with their handlers, by the same keys: without one it does not compile. What was sent is read by its schema.
 * `atOnce` of each kind are done side by side.
 */
export const handled = <J extends Record<string, Job>>(jobs: J, handlers: JobHandlers<J>, atOnce = 1): HandledJob[] =>
  Object.entries<Job>(jobs).map(([key, one]) => {
    const work = handlers[key] as (data: unknown) => Promise<unknown>
    return { job: one, atOnce, work: async (data) => work(parse(one.data, data)) }
  })

/** Work by the wall clock, minutes apart or more: cron expressions in the site's time zone. */
export type Schedules = Record<string, { cron: string; work: () => Promise<unknown> }>
export interface Jobs {
  /** Sends one or many inside the transaction whose queries are given; what has a higher priority is done first. */
  send(queries: Queries, name: string, data: object | object[], priority?: number): Promise<void>
  /** Makes the queues: from here on jobs are taken in. */
  open(jobs: HandledJob[]): Promise<void>
  /** Works on what was sent and on what is scheduled. */
  work(schedules: Schedules, log: FastifyBaseLogger): Promise<void>
  /** Does all that was sent, once, also what waits for its next try; throws what failed, noted as a worker notes it. */
  drain(): Promise<void>
  stop(): Promise<void>
}

// Sixteen tries over some seven hours: a mail server may be gone for a night.
const retries = { retryLimit: 15, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }
// One at a time may wait. What failed is not tried again, its next time comes anyway.
const scheduled = { policy: 'short', retryLimit: 0, expireInSeconds: 6 * 3600, deleteAfterSeconds: 86_400 } as const
const batchSize = 20
const sentLookSeconds = 0.5
const scheduledLookSeconds = 5
const stopMsMax = 5000

const everything = { batchSize: 100, ignoreStartAfter: true }
// What comes first is in the batch, but nowhere in it.
const firstOnes = <J extends { priority: number }>(jobs: J[]) => jobs.toSorted((a, b) => b.priority - a.priority)

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
  let known: HandledJob[] = []

  /** Each job of a batch ends by itself, so that none is done again because another failed. */
  const workOn = (
    name: string,
    work: (sent: Sent) => Promise<unknown>,
    { log, everySeconds, atOnce = 1 }: { log: FastifyBaseLogger; everySeconds: number; atOnce?: number | undefined },
  ) => {
    const polling = { pollingIntervalSeconds: everySeconds, batchSize, burstWhenBatchFull: true }
    const options = { ...polling, perJobResults: true, includeMetadata: true } as const
    return boss.work<object, unknown, typeof options>(name, options, async (jobs) => {
      const results: JobResult[] = []
      const waiting = firstOnes(jobs).values()
      const lane = async () => {
        for (const job of waiting)
          results.push(
            await work(job).then(
              () => ({ id: job.id, status: 'completed' }) as const,
              (err: unknown) => {
                log.error({ err, job: name }, 'a job failed')
                return { id: job.id, status: 'failed', output: err } as const
              },
            ),
          )
      }
      await Promise.all(Array.from({ length: atOnce }, lane))
      return results
    })
  }

  return {
    async send(queries, name, data, priority = 0) {
      const all = [data].flat().map((one) => ({ data: one, priority, ...retries }))
      await boss.insert(name, all, { db: adapterOver(queries) })
    },
    async open(jobs) {
      await boss.start()
      started = true
      known = jobs
      for (const { name } of jobs.map((one) => one.job)) {
        await boss.createQueue(name)
        // Fills pg-boss's cache of queues: a send inside a transaction must not look it up on another connection.
        await boss.getJobById(name, randomUUID())
      }
    },
    async work(schedules, log) {
      for (const { job: one, work, atOnce } of known)
        await workOn(one.name, ({ data }) => work(data), { log, everySeconds: sentLookSeconds, atOnce })
      for (const [name, { cron, work }] of Object.entries(schedules)) {
        await boss.createQueue(name, scheduled)
        await boss.schedule(name, cron, undefined, { tz: options.timeZone, missed: 'once' })
        await workOn(name, work, { log, everySeconds: scheduledLookSeconds })
      }
    },
    async drain() {
      const failures: Error[] = []
      for (const { job: one, work } of known)
        for (const { id, data } of firstOnes(
          await boss.fetch<object>(one.name, { ...everything, includeMetadata: true }),
        ))
          await work(data).then(
            () => boss.complete(one.name, id),
            (failure: Error) => {
              failures.push(failure)
              return boss.fail(one.name, id, failure)
            },
          )
      if (failures.length) throw new AggregateError(failures, failures[0]?.message)
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: stopMsMax })
    },
  }
}
