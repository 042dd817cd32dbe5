import { countedMax } from '@evenlight/contract/lengths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { rowsRead } from '../../test/plan.ts'
import type { AnyStatement } from '../kernel/statement.ts'
import { activeMax } from './rules.ts'
import * as store from './store.ts'

const { database } = await freshDatabase()
afterAll(() => database.close())

const now = Date.UTC(2026, 10, 20)
const ida: store.Reader = { personId: 'usr_ida', audiences: ['everybody', 'clients'], now }

beforeAll(async () => {
  const { pool } = database
  await pool.query(
    `insert into account_person (id, role, username, email, password_hash, first_name, state, made_at)
      select 'usr_' || name, 'CLIENT', name, name || '@people.test', '', '', 'active', now() from unnest(array['ida', 'toma']) name`,
  )
  await pool.query(
    `insert into notice (id, person_id, event, title_code, title_values, body, at, read_at)
      select 'ntc_' || who || n, 'usr_' || who, 'message_delivered', 'ticket_answered', '{}', 'x', $1::timestamptz - n * interval '1 minute',
        case when n > 3000 then $1::timestamptz end
      from generate_series(1, 6000) n, unnest(array['ida', 'toma']) who`,
    [new Date(now)],
  )
  // A long past of the board, all read; and as much as may stand, half of it read.
  await pool.query(
    `insert into notice_post (id, audience, title, body, pinned, starts_at, ends_at, posted_by, posted_at)
      select 'ntc_post' || n, 'everybody', 'x', 'x', false, $1::timestamptz - n * interval '1 day',
        case when n > $2 then $1::timestamptz - n * interval '1 day' + interval '1 hour' else 'infinity' end, 'usr_toma', $1
      from generate_series(1, 3000) n`,
    [new Date(now), activeMax],
  )
  await pool.query(
    `insert into notice_mark (person_id, post_id, read_at) select 'usr_ida', id, $1 from notice_post where right(id, 1) > '4'`,
    [new Date(now)],
  )
  await pool.query('analyze')
})

/** Rows that the scans of a statement touched. */
/** What `read` costs in rows, whatever statement it runs. */
const costOf = async (read: (db: typeof database.db) => Promise<unknown>) => {
  let cost = 0
  const run = async (statement: AnyStatement, values: Record<string, unknown>) => {
    cost += await rowsRead({ database }, statement, values)
    return [{ n: 0 }] as never[]
  }
  await read(Object.assign(Object.create(database.db), { run }) as typeof database.db)
  return cost
}
const most = 25
/** The board's own rows and their marks. */
const ofBoard = 2 * activeMax

test('what is unread costs a page of rows beside the board, however much was told', async () => {
  expect(await costOf((db) => store.listPage(db, 'unread', ida, undefined, most))).toBeLessThanOrEqual(
    4 * most + ofBoard,
  )
  const place: store.Place = [false, now - 1000 * 60_000, 'ntc_ida1000']
  expect(await costOf((db) => store.listPage(db, 'unread', ida, place, most))).toBeLessThanOrEqual(4 * most + ofBoard)
})

test('the count costs as many rows as it counts', async () => {
  expect(await costOf((db) => store.count(db, ida, true))).toBeLessThanOrEqual(2 * countedMax + ofBoard)
  expect(await store.count(database.db, ida, true)).toBe(countedMax)
})

test('a page of all costs a page', async () => {
  for (const list of ['member', 'admin'] as const)
    expect(await costOf((db) => store.listPage(db, list, ida, undefined, most))).toBeLessThanOrEqual(4 * most + ofBoard)
})
