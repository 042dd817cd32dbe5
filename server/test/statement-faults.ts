import type pg from 'pg'
import type { Kind } from '../src/kernel/columns.ts'
import type { Field } from '../src/kernel/prepared.ts'
import type { AnyStatement } from '../src/kernel/statement.ts'
import { described, joinedOutside, nodesOf, planOf, type Node } from './describe.ts'

interface Column {
  table: string
  column: string
  type: number
  required: boolean
  given: boolean
  /** The whole text of checks of this column alone. */
  checks: string
}
export interface Catalog {
  columns: Map<string, Column>
  volatile: Set<string>
}

const columnsQuery = `select c.oid::int as "tableId", a.attnum::int as "columnId", c.relname as "table", a.attname as "column",
    a.atttypid::int as type, a.attnotnull as required, a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as given,
    coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '') as checks
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`
// By name, as the text of a statement says it: volatile in every form there is. A clock changes nothing.
const volatileQuery = `select proname as name from pg_proc where proname <> 'clock_timestamp'
  group by proname having bool_and(provolatile = 'v')`

/** What the database knows of its tables and functions. */
export const catalogOf = async (pool: pg.Pool): Promise<Catalog> => {
  const { rows } = await pool.query<Column & { tableId: number; columnId: number }>(columnsQuery)
  const volatile = await pool.query<{ name: string }>(volatileQuery)
  const columns = rows.flatMap((row) => [
    [`${row.tableId} ${row.columnId}`, row] as const,
    [`${row.table}.${row.column}`, row] as const,
  ])
  return { columns: new Map(columns), volatile: new Set(volatile.rows.map(({ name }) => name)) }
}

const sameTexts = (checks: string) =>
  new Set([...checks.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, said]) => said!.replaceAll("''", "'")))

const valueFaults = (kind: Kind<unknown>, column: Column) => {
  if (!kind.values) return []
  const said = sameTexts(column.checks)
  const unknown = kind.values.filter((value) => !said.has(value))
  const untold = kind.some ? [] : [...said].filter((value) => !kind.values!.includes(value))
  return [
    ...(unknown.length ? [`the column's check knows no ${unknown.join(', ')}`] : []),
    ...(untold.length ? [`the column's check lets in ${untold.join(', ')}`] : []),
  ]
}

const columnFaults = (kind: Kind<unknown>, field: Field, outer: 'yes' | 'no' | 'unknown', catalog: Catalog) => {
  const column = catalog.columns.get(`${field.tableID} ${field.columnID}`)
  if (!kind.oids.includes(field.dataTypeID)) return [`has the type ${field.dataTypeID}`]
  if (!column) return []
  const mayBeNull = !column.required || outer === 'yes'
  return [...(mayBeNull && !kind.nullable && !kind.guarded ? ['may be null'] : []), ...valueFaults(kind, column)]
}

const rowFaults = (statement: AnyStatement, fields: readonly Field[], plan: Node | undefined, catalog: Catalog) => {
  const outer = plan ? joinedOutside(plan) : () => 'unknown' as const
  const told = Object.keys(statement.gives)
  const names = fields.map(({ name }) => name)
  const faults = fields.flatMap((field, at) => {
    const kind = statement.gives[field.name]
    return kind ? columnFaults(kind, field, outer(at), catalog).map((fault) => `${field.name} ${fault}`) : []
  })
  return [
    ...told.filter((name) => !names.includes(name)).map((name) => `${name} is not answered`),
    ...names.filter((name) => !(name in statement.gives)).map((name) => `${name} is not declared`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is answered twice`),
    ...faults,
  ]
}

const parameterFaults = ({ takes, parameters }: AnyStatement, oids: readonly number[]) => [
  ...(oids.length === parameters.length ? [] : [`takes ${parameters.length} values and not ${oids.length}`]),
  ...parameters.flatMap((name, at) =>
    takes[name]!.oids.includes(oids[at]!) ? [] : [`the value ${name} has the type ${oids[at]}`],
  ),
]

const calls = /\b([a-z_]\w*)\s*\(/g
const modeFaults = ({ mode, text }: AnyStatement, plan: Node | undefined, catalog: Catalog) => {
  const nodes = plan ? nodesOf(plan).map((node) => node['Node Type']) : []
  const volatile = [...text.matchAll(calls)].filter(([, name]) => catalog.volatile.has(name!)).map(([, name]) => name!)
  const changes = [...nodes.filter((node) => node === 'ModifyTable' || node === 'LockRows'), ...volatile]
  if (mode === 'reads') return changes.map((change) => `says that it reads, and does ${change}`)
  return plan && !changes.length ? ['says that it writes, and reads alone'] : []
}

const keyFaults = (kind: Kind<unknown>, catalog: Catalog) =>
  Object.entries(kind.keys?.columns ?? {}).flatMap(([key, own]) => {
    const column = catalog.columns.get(`${kind.keys!.table}.${key}`)
    if (!column) return [`${kind.keys!.table} has no column ${key}`]
    return [
      ...(own.oids.includes(column.type) ? [] : [`${key} has the type ${column.type}`]),
      ...valueFaults(own, column).map((fault) => `${key}: ${fault}`),
    ]
  })

/** Everything that a statement says and the database sees otherwise. */
export const faultsOf = async (client: pg.PoolClient, statement: AnyStatement, catalog: Catalog) => {
  try {
    const { fields, parameters } = await described(client, statement.text)
    const plan = await planOf(client, statement)
    return [
      ...parameterFaults(statement, parameters),
      ...rowFaults(statement, fields, plan, catalog),
      ...modeFaults(statement, plan, catalog),
      ...[...Object.values(statement.takes), ...Object.values(statement.gives)].flatMap((kind) =>
        keyFaults(kind, catalog),
      ),
    ]
  } catch (error) {
    return [(error as Error).message]
  }
}
