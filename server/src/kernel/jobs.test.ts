import type { FastifyBaseLogger } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freshDatabase } from '../../test/database.ts'
import type { Tx } from './database.ts'
import { handled, job, jobsOn } from './jobs.ts'

const { database, jobs } = await freshDatabase()
const failures: object[] = []
const log = { error: (failure: object) => failures.push(failure) } as unknown as FastifyBaseLogger
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
const again = () =>
  jobsOn(database.pool as never, {
    embedded: database.embedded,
    timeZone: 'UTC',
    onError: (error) => {
      throw error
    },
  })

test('what was sent is done by the next process, and what fails has no neighbour done twice', async () => {
  const done: number[] = []
  const numberJob = job('number', z.object({ n: z.number() }))
  const number = async ({ n }: { n: number }) => {
    if (n === 2) throw new Error('two')
    done.push(n)
  }
  const numbers = handled({ numberJob }, { numberJob: number })
  await jobs.open(numbers)
  await database.transaction(async (tx) => {
    for (const n of [1, 2, 3]) await tx.job(numberJob, { n })
  })
  await jobs.stop()

  const next = again()
  await next.open(numbers)
  await next.work({}, log)
  const states = async () =>
    (await database.pool.query<{ state: string }>("select state::text from pgboss.job where name = 'number'")).rows.map(
      ({ state }) => state,
    )
  await expect.poll(async () => (await states()).toSorted()).toEqual(['completed', 'completed', 'retry'])
  await next.stop()
  expect(done.toSorted()).toEqual([1, 3])
  expect(failures).toEqual([{ err: expect.objectContaining({ message: 'two' }), job: 'number' }])
})

test('what is scheduled and was missed while nothing ran is made up for, once', async () => {
  let turns = 0
  // Far from the running minute, which would be a turn of its own.
  const minute = (new Date().getMinutes() + 30) % 60
  const schedules = {
    tidy: { cron: `${minute} * * * *`, work: async () => void turns++ },
  }
  const first = again()
  await first.open([])
  await first.work(schedules, log)
  await first.stop()
  const before = turns
  await database.pool.query("update pgboss.schedule set created_on = now() - interval '5 hours'")
  await database.pool.query("update pgboss.version set cron_on = now() - interval '5 hours'")

  const second = again()
  await second.open([])
  await second.work(schedules, log)
  await expect.poll(() => turns, { timeout: 30_000 }).toBe(before + 1)
  await second.stop()
  const { rows } = await database.pool.query("select 1 from pgboss.job where name = 'tidy' and state <> 'completed'")
  expect(rows).toEqual([])
})

test('the compiler refuses what is not declared', () => {
  const numberJob = job('number', z.object({ n: z.number() }))
  const refused = (tx: Tx) => {
    // @ts-expect-error A job is declared, not named.
    void tx.job('number', { n: 1 })
    // @ts-expect-error The number is missing.
    void tx.job(numberJob, {})
    // @ts-expect-error A declared job has no handler.
    handled({ numberJob }, {})
    // @ts-expect-error The job carries no words.
    handled({ numberJob }, { numberJob: async ({ words }) => words })
  }
  expect(refused).toBeTypeOf('function')
})

test('what a job carries is read by its schema', async () => {
  const [number] = handled({ numberJob: job('number', z.object({ n: z.number() })) }, { numberJob: async ({ n }) => n })
  expect(await number?.work({ n: 1, more: 2 })).toBe(1)
  await expect(number?.work({ n: 'one' })).rejects.toThrow(/number/)
})
