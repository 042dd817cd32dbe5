import { expect, test } from 'vitest'
import { integer, moment, nullable, oneOf, text } from './columns.ts'
import type { Autocommit, Database, Db, Tx } from './database.ts'
import { autocommits, declaredStatements, family, reads, writes } from './statement.ts'

const read = reads('test_read', {
  takes: { id: text, sinceMs: nullable(moment) },
  gives: { id: text, state: oneOf(['on', 'off']), read_at: nullable(moment) },
  text: ($) => `select ${$.sinceMs} ${$.id} ${$.sinceMs}`,
})
const written = writes('test_write', { takes: { id: text }, text: ($) => `delete ${$.id}` })
const single = autocommits('test_single', { text: 'update' })

/** Never called: each line that must not compile says so. */
export const refusals = async (db: Db, tx: Tx, autocommit: Autocommit, database: Database) => {
  const values = { id: 'a', sinceMs: undefined }
  const [row] = await db.run(read, values)
  row!.read_at satisfies number | null
  row!.state satisfies 'on' | 'off'
  // @ts-expect-error a column's name that is misspelt
  row!.readAt satisfies unknown
  // @ts-expect-error it may be null
  row!.read_at satisfies number
  // @ts-expect-error it is not one of these
  row!.state satisfies 'on'
  // @ts-expect-error a value is missing
  await db.run(read, { id: 'a' })
  // @ts-expect-error a value of another type
  await db.run(read, { id: 1, sinceMs: 1 })
  // @ts-expect-error a value that may not be null
  await db.run(read, { id: null, sinceMs: null })
  // @ts-expect-error no values at all
  await db.run(read)
  await tx.run(read, values)
  await tx.run(written, { id: 'a' })
  await tx.run(single)
  await autocommit.run(single)
  // @ts-expect-error a write outside of a transaction
  await db.run(written, { id: 'a' })
  // @ts-expect-error a write outside of a transaction
  await autocommit.run(written, { id: 'a' })
  // @ts-expect-error a write by a handle to read with
  await db.run(single)
  const posts = (handle: Tx) => handle.run(written, { id: 'a' })
  const looks = (handle: Db) => handle.run(read, values)
  const notes = (handle: Autocommit) => handle.run(single)
  await looks(tx)
  await notes(tx)
  await notes(database.autocommit)
  // @ts-expect-error what writes takes a transaction
  await posts(database.db)
  // @ts-expect-error what writes takes a transaction
  await posts(database.autocommit)
}

test('a value has its place where it first stands, and the same one again', () => {
  expect(read.text).toBe('select $1 $2 $1')
  expect(read.parameters).toEqual(['sinceMs', 'id'])
})

test('two statements of one name are refused, and a name that the database would cut', () => {
  expect(() => reads('test_read', { text: 'select 1' })).toThrow('Two statements')
  expect(() => reads(`test_${'x'.repeat(60)}`, { text: 'select 1' })).toThrow('too long')
})

test('every variant of a family is declared', () => {
  const axes = { order: ['newest', 'oldest'], filtered: [false, true] } as const
  const pages = family(axes, ({ order, filtered }, key) =>
    reads(`test_pages_${key}`, {
      takes: { state: text, most: integer },
      gives: { n: integer },
      text: ($) => `${order} ${filtered ? $.state : ''} ${$.most}`,
    }),
  )
  expect(pages({ order: 'oldest', filtered: true })).toMatchObject({
    name: 'test_pages_oldest_true',
    text: 'oldest $1 $2',
  })
  expect(pages({ filtered: false, order: 'newest' }).parameters).toEqual(['most'])
  expect(declaredStatements().filter(({ name }) => name.startsWith('test_pages_'))).toHaveLength(4)
})

test('nothing is declared once the server has started', async () => {
  // @ts-expect-error a copy of its own: it stays shut
  const copy = (await import('./statement.ts?copy')) as typeof import('./statement.ts')
  copy.reads('test_early', { text: 'select 1' })
  copy.closeStatements()
  expect(() => copy.reads('test_late', { text: 'select 1' })).toThrow('too late')
})
