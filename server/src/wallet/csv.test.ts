import type { Readable } from 'node:stream'
import { pageRowsDefault } from '@evenlight/contract/lengths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { costOfAll } from '../../test/plan.ts'
import { makeCursors } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import type { Raw } from '../kernel/handler.ts'
import { keysFrom } from '../kernel/keys.ts'
import type { Parts } from '../kernel/parts.ts'
import { wallet } from './handlers.ts'
import { postedLines, type Filter } from './statement.ts'

const { database } = await freshDatabase()
afterAll(() => database.close())

const lines = 100_000
const [clientId, otherId] = ['usr_longclient', 'usr_otherclient']
const fill = [
  'set session_replication_role = replica',
  `insert into wallet_transfer (id, posting, ref, debit, credit, unit, amount, state, cause, subject, person_id, at)
    select n, n, 'gift/' || n, 'house_promotion', 'lot_free', 'seconds', 60, 'posted', 'gift', 'cht_' || n, '${clientId}',
      timestamptz '2024-01-01' + n * interval '1 minute' from generate_series(1, ${lines}) n`,
  // Amid people of whom each has a little.
  `insert into wallet_transfer (id, posting, ref, debit, credit, unit, amount, state, cause, subject, person_id, at)
    select n, n, 'gift/' || n, 'house_promotion', 'lot_' || n % 2000, 'seconds', 60, 'posted', 'gift', 'cht_' || n, 'usr_' || n % 2000,
      timestamptz '2024-01-01' + n * interval '1 minute' from generate_series(${lines + 1}, ${lines + 20_000}) n`,
  `insert into wallet_line (person_id, told_at, number, posting, kind, paid, free, paid_after, free_after)
    select person_id, at, id, posting, wallet_kind(cause), 0, amount, 0, 60 * id from wallet_transfer`,
  'set session_replication_role = origin',
  'vacuum analyze',
]
beforeAll(async () => {
  const line = await database.pool.connect()
  for (const sql of fill) await line.query(sql)
  line.release()
}, 120_000)

/** Asks for a statement as a file, and counts how often rows are read for it. */
const asked = async (id: string) => {
  let reads = 0
  const run = ((statement: never, values: never) => (reads++, database.db.run(statement, values))) as Db['run']
  const { statement } = wallet({ cursors: makeCursors(keysFrom('a secret for tests')) } as Parts, () =>
    Promise.resolve([]),
  )
  const { payload } = (await statement({
    db: { run },
    actor: { id, role: 'CLIENT' },
    query: {},
    request: { header: () => 'text/csv' },
  } as never)) as Raw
  return { payload: payload as Readable, reads: () => reads }
}

test('a statement of 100,000 lines is a file of all of them, made while it is taken', async () => {
  const { payload, reads } = await asked(clientId)
  const chunks = payload[Symbol.asyncIterator]() as AsyncIterator<string>
  let [text, rows, most] = ['', 0, 0]
  for (let taken = 1; ; taken++) {
    const { value, done } = await chunks.next()
    if (done) break
    // Whatever may be read ahead is read by then.
    await database.pool.query('select 1')
    expect(reads()).toBeLessThan(taken + 6)
    most = Math.max(most, value.length)
    text = value
    rows += value.split('\r\n').length - 1
  }
  expect(rows).toBe(lines + 1)
  expect(most).toBeLessThan(200_000)
  expect(text).toContain('"2024-01-01T00:01:00.000Z","posted","gift","cht_1"')
})

const day = (n: number) => new Date(Date.UTC(2024, 0, n)).toISOString()
const firstPages: Record<string, Filter> = {
  whole: {},
  given: { kind: 'given' },
  'bought, of which there is nothing': { kind: 'bought' },
  'of some days': { from: day(20), until: day(30) },
  'given in some days': { kind: 'given', from: day(20), until: day(30) },
  'bought until a day': { kind: 'bought', until: day(30) },
}
test.each(['for any values', 'at the seventh run'] as const)(
  'its first page reads a page of lines and what they are made of, narrowed or not, by the plan %s',
  async (planned) => {
    for (const [name, filter] of Object.entries(firstPages)) {
      const page = (db: Db) => postedLines(db, clientId, filter, undefined, pageRowsDefault + 1)
      const { rows } = await costOfAll({ database }, page, planned)
      expect([name, rows]).toEqual([name, expect.toSatisfy((read: number) => read <= 2 * (pageRowsDefault + 1))])
    }
  },
)

test('one of nothing has its head', async () => {
  const { payload } = await asked(otherId)
  expect((await payload.toArray()).join('')).toMatch(/^at,state,cause[\w,]+\r\n$/)
})
