import { isTable } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

const modules = import.meta.glob<Record<string, unknown>>('../src/*/tables.ts', { eager: true })
const tables = Object.values(modules).flatMap(
  (module) => Object.values(module).filter((one) => isTable(one) as boolean) as PgTable[],
)

const { database } = await freshDatabase()
afterAll(() => database.close())

const columns = `select c.relname as table, a.attname as column, replace(format_type(a.atttypid, a.atttypmod), '(3)', '') as type, a.attnotnull as required,
  a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as given
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`

/** Drizzle's name of a type, as PostgreSQL says it. */
const typeOf = (name: string) =>
  name
    .replace('varchar', 'character varying')
    .replace(/^timestamp( \(\d\))? with/, (_, digits: string | undefined) => `timestamp${digits?.trim() ?? ''} with`)

test('what the tables.ts say is what the migrations made', async () => {
  expect(tables.length).toBeGreaterThan(0)
  const { rows } = await database.pool.query<{
    table: string
    column: string
    type: string
    required: boolean
    given: boolean
  }>(columns)
  const told = tables
    .map(getTableConfig)
    .flatMap(({ name, columns: all }) =>
      all.map(
        (one) =>
          `${name}.${one.name} ${typeOf(one.getSQLType())}${one.notNull ? ' required' : ''}${one.hasDefault || one.generated || one.generatedIdentity ? ' given' : ''}`,
      ),
    )
  const named = new Set(tables.map((table) => getTableConfig(table).name))
  const real = rows
    .filter((row) => named.has(row.table))
    .map(
      (row) => `${row.table}.${row.column} ${row.type}${row.required ? ' required' : ''}${row.given ? ' given' : ''}`,
    )
  expect(told.toSorted()).toEqual(real.toSorted())
})
