import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openHouse } from '../../test/house.ts'
import { boolean, bytes, integer, json, list, moment, nullable, rows, text, type Columns } from './columns.ts'
import { Misuse, sqlStateOf } from './database.ts'
import { Prepared } from './prepared.ts'
import { autocommits, reads, writes, type AnyStatement } from './statement.ts'

const { database } = await openHouse()
const { db, pool, transaction } = database

const every = {
  a: integer,
  b: integer,
  c: text,
  d: list(text),
  e: json(z.object({ k: z.array(z.nullable(z.number())) })),
  f: moment,
  g: boolean,
  h: nullable(text),
  i: bytes,
  j: list(integer),
  k: list(moment),
  l: rows({ n: integer, at: moment, note: nullable(text) }),
} satisfies Columns
const kinds = reads('test_kinds', {
  takes: every,
  gives: every,
  text: (
    $,
  ) => `select ${$.a}::int as a, ${$.b}::bigint as b, ${$.c}::text as c, ${$.d}::text[] as d, ${$.e}::jsonb as e,
    ${$.f}::timestamptz(3) as f, ${$.g}::boolean as g, ${$.h}::text as h, ${$.i}::bytea as i, ${$.j}::int[] as j,
    ${$.k}::timestamptz[] as k,
    (select json_agg(one) from jsonb_to_recordset(${$.l}::jsonb) one (n int, at timestamptz, note text)) as l`,
})
const values = {
  a: 7,
  b: 9_007_199_254_740_991,
  c: 'ünï',
  d: ['a', 'b, "c"', '\\', 'null', ''],
  e: { k: [1, null] },
  f: 86_400_001,
  g: false,
  h: null,
  i: Buffer.from([0, 255]),
  j: [],
  k: [Date.UTC(2026, 10, 20, 12, 30, 15, 120), -1],
  l: [{ n: 1, at: 12, note: null }],
}

test('a statement reads every kind of value the same, the first time and later', async () => {
  for (let run = 0; run < 3; run++) expect(await db.run(kinds, values)).toEqual([values])
})

test('a moment is read as it was written, whole milliseconds and endless ones alike', async () => {
  const ms = [0, 1, 10, 100, 123, 999, 1000, 59_999, -1, Date.UTC(2026, 1, 28, 23, 59, 59, 990), Date.UTC(9999, 11, 31)]
  const all = [...ms, Infinity, -Infinity]
  expect(await db.run(kinds, { ...values, k: all })).toMatchObject([{ k: all }])
  for (const wrong of ["'2026-11-20 12:00:00.1234Z'", "'epoch'::timestamp"]) {
    const odd = reads(`test_odd_${wrong.length}`, { gives: { at: moment }, text: `select ${wrong}::timestamptz as at` })
    if (wrong.includes('1234')) await expect(db.run(odd)).rejects.toThrow('no moment')
    else expect(await db.run(odd)).toEqual([{ at: 0 }])
  }
})

test('what the columns are is asked once by a connection', async () => {
  const client = await pool.connect()
  const { connection } = client as unknown as { connection: { describe: (what: unknown) => void } }
  const describe = connection.describe.bind(connection)
  let asked = 0
  connection.describe = (what) => {
    asked++
    describe(what)
  }
  const run = (statement: AnyStatement) =>
    new Promise((resolve, reject) => {
      const query = new Prepared(statement, [])
      query.callback = (error, { rows: found }) => (error ? reject(error) : resolve(found))
      client.query(query)
    })
  const some = reads('test_some', { gives: { n: integer }, text: 'select n from generate_series(1, 3) n' })
  const none = writes('test_none', { text: 'update mail set subject = subject where false' })
  for (let n = 0; n < 3; n++) {
    expect(await run(some)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect(await run(none)).toEqual([])
  }
  expect(asked).toBe(2)
  connection.describe = describe
  client.release()
})

const divided = reads('test_divided', {
  takes: { by: integer },
  gives: { n: integer },
  text: ($) => `select 6 / ${$.by}::int as n`,
})

test('a failure tells its state, and the connection goes on', async () => {
  const save = writes('test_save', { text: 'savepoint here' })
  const back = writes('test_back', { text: 'rollback to here' })
  await transaction(async (tx) => {
    await tx.run(save)
    const failure = await tx.run(divided, { by: 0 }).catch((error: unknown) => error)
    expect(sqlStateOf(failure).code).toBe('22012')
    expect((failure as Error).stack).toContain('prepared.test.ts')
    await tx.run(back)
    expect(await tx.run(divided, { by: 2 })).toEqual([{ n: 3 }])
  })
  const wrong = reads('test_wrong', { text: 'select nothing_like_it' })
  for (let n = 0; n < 2; n++)
    expect(sqlStateOf(await db.run(wrong).catch((error: unknown) => error)).code).toBe('42703')
})

test('what is not as it was declared is refused, each alone, and the transaction goes on', async () => {
  const one = (name: string, text: string, gives: Columns) => reads(`test_${name}`, { gives, text })
  const n = { n: integer }
  const refused: [AnyStatement, string][] = [
    [one('long', 'select 9007199254740993::bigint as n union all select 1', n), 'does not fit'],
    [one('null', 'select 1 as n union all select null', n), 'n is null'],
    [one('other', "select 'x'::text as n", n), 'another type'],
    [one('more', 'select 1 as n, 2 as m', n), 'm is not declared'],
    [one('fewer', 'select 1 as n', { n: integer, m: integer }), 'no column m'],
    [writes('test_silent', { gives: n, text: 'update mail set subject = subject where false' }), 'no column n'],
  ]
  await transaction(async (tx) => {
    for (const [statement, why] of refused)
      for (let again = 0; again < 2; again++)
        await expect(tx.run(statement as unknown as typeof divided, { by: 1 }), statement.name).rejects.toThrow(why)
    await expect(tx.run(divided, { by: null as never })).rejects.toThrow('by is missing')
    await expect(tx.run(divided, { by: 0.5 })).rejects.toThrow('whole number')
    expect(await tx.run(divided, { by: 1 })).toEqual([{ n: 6 }])
  })
})

test('a document is checked when it is read', async () => {
  const holed = reads('test_document', { gives: { e: every.e }, text: `select '{"k":["one"]}'::jsonb as e` })
  await expect(db.run(holed)).rejects.toThrow('k')
})

test('a single write commits by itself, and not inside a transaction of somebody else', async () => {
  const put = autocommits('test_put', {
    takes: { id: text },
    text: ($) => `insert into mail (id, channel, recipient, subject, body) values (${$.id}, 'mail', 'a', 'b', 'c')`,
  })
  const found = reads('test_found', {
    gives: { id: text },
    text: "select id from mail where id like 'test_%' order by 1",
  })
  await database.autocommit.run(put, { id: 'test_alone' })
  const undone = transaction(async (tx) => {
    await tx.run(put, { id: 'test_undone' })
    await database.autocommit.run(put, { id: 'test_misused' })
  })
  await expect(undone).rejects.toThrow(Misuse)
  expect(await db.run(found)).toEqual([{ id: 'test_alone' }])
})
