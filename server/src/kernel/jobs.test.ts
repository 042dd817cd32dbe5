import type { FastifyBaseLogger } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { jobsOn } from './jobs.ts'

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
  const number = async ({ n }: { n: number }) => {
    if (n === 2) throw new Error('two')
    done.push(n)
  }
  await jobs.open({ number })
  await database.transaction(async (tx) => {
    for (const n of [1, 2, 3]) await tx.job('number', { n })
  })
  await jobs.stop()

  const next = again()
  await next.open({ number })
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
  await first.open({})
  await first.work(schedules, log)
  await first.stop()
  const before = turns
  await database.pool.query("update pgboss.schedule set created_on = now() - interval '5 hours'")
  await database.pool.query("update pgboss.version set cron_on = now() - interval '5 hours'")

  const second = again()
  await second.open({})
  await second.work(schedules, log)
  await expect.poll(() => turns, { timeout: 30_000 }).toBe(before + 1)
  await second.stop()
  const { rows } = await database.pool.query("select 1 from pgboss.job where name = 'tidy' and state <> 'completed'")
  expect(rows).toEqual([])
})
