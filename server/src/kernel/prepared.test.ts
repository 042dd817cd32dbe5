import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { sqlStateOf } from './database.ts'
import { Prepared, type Named } from './prepared.ts'

const { database } = await openHouse()
const { db, pool, transaction } = database

const kinds = {
  name: 'test_kinds',
  text: `select $1::int as a, $2::bigint as b, $3::text as c, $4::text[] as d, $5::jsonb as e, $6::timestamptz as f, $7::boolean as g,
    null::text as h, $8::bytea as i, '{}'::int[] as j`,
}
const values = [7, 9_007_199_254_740_991, 'ünï', ['a', 'b, "c"'], { k: [1, null] }, new Date(86_400_000), false]
const read = { a: 7, b: 9_007_199_254_740_991, c: 'ünï', d: ['a', 'b, "c"'], e: { k: [1, null] }, g: false, h: null }

test('a statement reads every kind of value the same, the first time and later', async () => {
  for (let run = 0; run < 3; run++) {
    const [row] = await db.run<Record<string, unknown>>(kinds, [...values, Buffer.from([0, 255])])
    expect(row).toMatchObject({ ...read, f: new Date(86_400_000), i: Buffer.from([0, 255]), j: [] })
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
  const run = ({ name, text }: Named) =>
    new Promise((resolve, reject) => {
      const query = new Prepared({ name, text }, [])
      client.query(
        query as never,
        undefined as never,
        ((error: Error | null, result: { rows: unknown }) => (error ? reject(error) : resolve(result.rows))) as never,
      )
    })
  const some = { name: 'test_some', text: 'select n from generate_series(1, 3) n' }
  const none = { name: 'test_none', text: 'update mail set subject = subject where false' }
  for (let n = 0; n < 3; n++) {
    expect(await run(some)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect(await run(none)).toEqual([])
  }
  expect(asked).toBe(2)
  connection.describe = describe
  client.release()
})

test('a failure tells its state, and the connection goes on', async () => {
  const divided = { name: 'test_divided', text: 'select 6 / $1::int as n' }
  await transaction(async (tx) => {
    await tx.run({ name: 'test_save', text: 'savepoint here' }, [])
    const failure = await tx.run(divided, [0]).catch((error: unknown) => error)
    expect(sqlStateOf(failure).code).toBe('22012')
    expect((failure as Error).stack).toContain('prepared.test.ts')
    await tx.run({ name: 'test_back', text: 'rollback to here' }, [])
    expect(await tx.run(divided, [2])).toEqual([{ n: 3 }])
  })
  const wrong = { name: 'test_wrong', text: 'select nothing_like_it' }
  for (let n = 0; n < 2; n++)
    expect(sqlStateOf(await db.run(wrong, []).catch((error: unknown) => error)).code).toBe('42703')
})

test('a row that cannot be read, a value that cannot be written and a name taken twice are refused, each alone', async () => {
  await transaction(async (tx) => {
    const long = { name: 'test_long', text: 'select 9007199254740993::bigint as n union all select 1' }
    await expect(tx.run(long, [])).rejects.toThrow('does not fit')
    const round: Record<string, unknown> = {}
    round.self = round
    await expect(tx.run(kinds, [round])).rejects.toThrow('circular')
    await tx.run({ name: 'test_twice', text: 'select 1 as n' }, [])
    await expect(tx.run({ name: 'test_twice', text: 'select 2 as n' }, [])).rejects.toThrow('Two statements')
    expect(await tx.run({ name: 'test_after', text: 'select 3 as n' }, [])).toEqual([{ n: 3 }])
  })
})
