import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { boolean, integer } from './columns.ts'
import { Misuse, type Tx } from './database.ts'
import { mailJob } from './mail.ts'
import { reads, writes } from './statement.ts'

const house = await openHouse()
const { database } = house
const count = async () => (await database.pool.query<{ n: number }>('select count(*)::int n from mail')).rows[0]?.n
const put = writes('test_database_put', {
  text: `insert into mail (id, channel, recipient, subject, body) values (gen_random_uuid()::text, 'mail', 'a', 'b', 'c')`,
})
const look = reads('test_database_look', { gives: { n: integer }, text: 'select 1 as n' })
const conflict = writes('test_database_conflict', {
  text: "do $$ begin raise exception 'again' using errcode = '40001'; end $$",
})

test('a transaction that fails leaves nothing, and tells nobody', async () => {
  const told: string[] = []
  const before = await count()
  await expect(
    database.transaction(async (tx) => {
      await tx.run(put)
      tx.after(() => told.push('after'))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await count()).toBe(before)
  expect(told).toEqual([])
})

test('the outer handle inside a transaction throws at once', async () => {
  const faultOf = (work: Promise<unknown>) => work.catch((error: Error) => error instanceof Misuse)
  expect(await faultOf(database.transaction(() => database.db.run(look)))).toBe(true)
  expect(await faultOf(database.transaction(() => database.transaction(async () => 1)))).toBe(true)
})

test('a transaction that has ended cannot be used', async () => {
  let kept: Tx | undefined
  await database.transaction(async (tx) => {
    kept = tx
  })
  await expect(kept?.run(look)).rejects.toThrow(/ended/)
})

test('a serialisation failure is tried again, with a clean slate of announcements', async () => {
  let tries = 0
  const told: number[] = []
  await database.transaction(async (tx) => {
    tries++
    tx.after(() => told.push(tries))
    if (tries < 3) await tx.run(conflict)
  })
  expect(told).toEqual([3])
})

test('a job is sent only if its transaction commits', async () => {
  const waiting = async () =>
    (await database.pool.query<{ n: number }>("select count(*)::int n from pgboss.job where name = 'mail'")).rows[0]?.n
  await expect(
    database.transaction(async (tx) => {
      await tx.job(mailJob, { id: 'mail_none' })
      throw new Error('no')
    }),
  ).rejects.toThrow()
  expect(await waiting()).toBe(0)
  await database.transaction((tx) => tx.job(mailJob, { id: 'mail_none' }))
  expect(await waiting()).toBe(1)
})

test('a long run of queries does not stop the timers of the process', async () => {
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  for (const endMs = performance.now() + 200; performance.now() < endMs;) await database.db.run(look)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(3)
})

test('a client that broke is followed by one that finds nothing of it', async () => {
  const divided = reads('test_database_divided', {
    takes: { by: integer },
    gives: { n: integer },
    text: ($) => `select 1 / ${$.by}::int as n`,
  })
  expect(await database.db.run(divided, { by: 1 })).toEqual([{ n: 1 }])
  await expect(database.db.run(divided, { by: 0 })).rejects.toMatchObject({ code: '22012' })
  expect(await database.db.run(divided, { by: 1 })).toEqual([{ n: 1 }])
})

test.each(database.embedded ? [] : ['PostgreSQL'])(
  'a connection to %s that breaks in a transaction fails it, and the next one is well',
  async () => {
    const broken = reads('test_database_broken', {
      gives: { done: boolean },
      text: 'select pg_terminate_backend(pg_backend_pid()) as done',
    })
    await expect(database.transaction((tx) => tx.run(broken))).rejects.toThrow('terminat')
    expect(await database.db.run(look)).toEqual([{ n: 1 }])
  },
)

test('what fails after the commit does not do the work again', async () => {
  const before = (await count()) ?? 0
  const busy = Object.assign(new Error('a conflict of somebody else'), { code: '40001' })
  const done = database.transaction(async (tx) => {
    await tx.run(put)
    tx.after(() => {
      throw busy
    })
  })
  await expect(done).rejects.toBe(busy)
  expect(await count()).toBe(before + 1)
})
