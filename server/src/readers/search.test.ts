import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { readers } from '@evenlight/contract/readers'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'
import { costOfAll } from '../../test/plan.ts'
import { sift } from '../accounts/sift-store.ts'
import type { Db } from '../kernel/database.ts'
import { listReachable } from '../messages/reach.ts'
import { listPage } from './page-store.ts'

const house = await openHouse()
const { pool } = house.database
const count = 6000
/** A page of 25: among 500 who were found, or walked to where one in ten matches; hardly more where there are many times as many. */
const rowsMost = 1500
/** The desk goes on among twice as many before it walks. */
const rowsMostOfMembers = 2 * rowsMost

/** Made in one go: triggers and indexes would take minutes for so many. */
beforeAll(async () => {
  const { rows: indexes } = await pool.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename in ('reader', 'account_person') and indexdef like '%USING gin%'`,
  )
  const line = await pool.connect()
  for (const { name } of indexes) await line.query(`drop index ${name}`)
  await line.query('set session_replication_role = replica')
  await line.query(
    `insert into account_person (id, role, username, email, password_hash, first_name, state, approval, made_at)
     select 'usr_' || substr(md5(i::text), 1, 22), 'READER', 'seer-' || i, i || '@t.test', '', 'Seer', 'active',
       'approved', timestamptz '2026-01-01' from generate_series(1, $1::int) i`,
    [count],
  )
  await line.query(
    `insert into reader (id, username, display_name, headline, time_zone, listed, listed_at, score, tags, search)
     select id, username, display_name, headline, 'UTC', true, made_at, n, '{all}',
       searchable(username || ' ' || display_name || ' ' || headline)
     from (select *, substr(username, 6)::int n from account_person where username like 'seer-%') p,
       lateral (select case when n % 10 = 7 then 'Ansel' when n = 4321 then 'Žofie' when n = 78 then 'Зоя' else 'Mirabel' end
         as display_name, case when n % 2 = 0 then 'Love and' else 'Of love' end as headline) w`,
  )
  await line.query(
    `insert into reader_tag (tag, reader_id, score, rating_hundredths, listed_at, readings_count)
     select 'all', id, score, 0, listed_at, 0 from reader where username like 'seer-%'`,
  )
  await line.query('set session_replication_role = origin')
  for (const { made } of indexes) await line.query(made)
  line.release()
  await pool.query('analyze reader, reader_tag, account_person')
}, 240_000)

const typed = ['z', 'zz', 'Зо', 'zzz', '...', '%', 'a', 'ansel', 'mirabel', 'love and', 'q'.repeat(100)]

const lists: Record<string, (db: Db, q: string) => Promise<unknown>> = {
  'the directory, recommended first': (db, q) => listPage(db, { order: 'recommended', tags: ['all'], q, most: 25 }),
  'those whom a client may write to': (db, q) =>
    listReachable(db, { writer: { id: 'usr_nobodyatall0000000000', role: 'CLIENT' }, q, now: 0, most: 25 }),
  'all members': (db, q) => sift(db, { q, seesMoney: true }, { after: undefined, now: 0, most: 25 }),
}
test.each(Object.entries(lists))('a search of %s reads few rows, whatever is typed', async (name, search) => {
  const far: [string, number][] = []
  for (const q of typed) {
    const { rows } = await costOfAll(house, (db) => search(db, q))
    if (rows > (name === 'all members' ? rowsMostOfMembers : rowsMost)) far.push([q, rows])
  }
  expect(far).toEqual([])
})

describe('what is found', () => {
  const names = async (q: string) =>
    (await house.call(readers.directory, { query: { q } })).data.map((one) => one.username)
  test('with one or two signs is a word that begins so, in any script; with more any part', async () => {
    expect(await names('zo')).toEqual(['seer-4321'])
    expect(await names('Žo')).toEqual(['seer-4321'])
    expect(await names('Зо')).toEqual(['seer-78'])
    expect(await names('of')).toHaveLength(24)
    expect(await names('ov')).toEqual([])
    expect(await names('ofi')).toEqual(['seer-4321'])
    expect(await names('seer 4321')).toEqual(['seer-4321'])
    expect(await names('432 zof')).toEqual([])
    expect(await names('4321.zof')).toEqual(['seer-4321'])
  })
  test('is the same page by page, few or many', async () => {
    const all = async (q: string) => {
      const seen: string[] = []
      for (let after: string | null = ''; after !== null && seen.length < 1000;) {
        const page: Awaited<ReturnType<typeof house.call<typeof readers.directory>>> = await house.call(
          readers.directory,
          {
            query: { q, limit: '100', ...(after && { after }) },
          },
        )
        seen.push(...page.data.map((one) => one.username))
        after = page.next ?? null
      }
      return seen
    }
    const ansels = Array.from({ length: count / 10 }, (_, n) => `seer-${n * 10 + 7}`).toReversed()
    expect(await all('ansel')).toEqual(ansels)
    expect((await all('mirabel')).slice(0, 3)).toEqual(['seer-6000', 'seer-5999', 'seer-5998'])
  })
  test('among members goes by names and, for admins alone, by address', async () => {
    const [ida, desk] = [await client(house), await admin(house)]
    const usernames = async (who: typeof ida, q: string) =>
      (await who.call(accounts.members, { query: { q } })).data.map((one) => one.username)
    expect(await usernames(ida, 'zo')).toEqual(['seer-4321'])
    expect(await usernames(ida, '4321@t.test')).toEqual([])
    expect(await usernames(desk, '4321@t.test')).toEqual(['seer-4321'])
    expect(await usernames(desk, 'žofie')).toEqual(['seer-4321'])
  })
})
