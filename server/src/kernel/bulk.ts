import type pg from 'pg'

/** All rows of a table, column by column, as PostgreSQL writes them in JSON. */
export interface Heap {
  table: string
  columns: Record<string, unknown[]>
}

const rowsAtOnce = 2000
const tablesAndKeys = `select c.oid::regclass::text as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by a.attnum) as columns,
    array(select a.attname::text from pg_index i join unnest(i.indkey) with ordinality k(num, at) on true
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num where i.indrelid = c.oid and i.indisprimary order by k.at) as key,
    array(select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
      and f.confrelid <> c.oid order by 1) as needs
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`
interface Shape {
  name: string
  columns: string[]
  key: string[]
  needs: string[]
}
const shapesOf = async (client: Pick<pg.Pool, 'query'>) => (await client.query<Shape>(tablesAndKeys)).rows

/** What a row points at comes before it. */
const inOrder = (shapes: Shape[]) => {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]))
  const done = new Set<Shape>()
  const visit = (shape: Shape) => {
    if (done.has(shape)) return
    for (const name of shape.needs) if (byName.has(name)) visit(byName.get(name)!)
    done.add(shape)
  }
  for (const shape of shapes) visit(shape)
  return [...done]
}
const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ')

/** Everything in the tables that `takes` wants, without the columns that it doesn't, in an order that can be put back. */
export const takeOut = async (
  pool: pg.Pool,
  takes: { table: (name: string) => boolean; column: (table: string, name: string) => boolean },
): Promise<Heap[]> => {
  const heaps: Heap[] = []
  for (const { name, columns, key } of inOrder((await shapesOf(pool)).filter((shape) => takes.table(shape.name)))) {
    const wanted = columns.filter((column) => takes.column(name, column))
    const by = key.length ? key : wanted
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t order by ${by.map((column) => `"${column}"::text collate "C"`).join(', ')}`,
    )
    if (rows.length)
      heaps.push({
        table: name,
        columns: Object.fromEntries(wanted.map((column) => [column, rows.map(({ row }) => row[column])])),
      })
  }
  return heaps
}

const putRows = async (client: pg.PoolClient, { table, columns }: Heap, key: string[]) => {
  const names = Object.keys(columns)
  const rest = names.filter((name) => !key.includes(name))
  const text = `insert into "${table}" (${quoted(names)}) overriding system value
    select ${quoted(names)} from json_populate_recordset(null::"${table}", $1)
    on conflict (${quoted(key)}) do update set ${rest.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`
  const plain = `${text.slice(0, text.indexOf('on conflict'))}on conflict do nothing`
  const all = columns[names[0]!]!.length
  for (let from = 0; from < all; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, all - from) }, (_, n) =>
      Object.fromEntries(names.map((name) => [name, columns[name]![from + n]])),
    )
    await client.query(key.length && rest.length ? text : plain, [JSON.stringify(rows)])
  }
}
/** Where a table numbers its rows itself, it goes on from the last one. */
const countOn = async (client: pg.PoolClient, { table, columns: { id = [] } }: Heap) => {
  const numbers = id.filter((one) => typeof one === 'number')
  if (numbers.length)
    await client.query("select setval(pg_get_serial_sequence($1, 'id'), $2)", [table, Math.max(...numbers)])
}

/** Puts heaps back as they were taken out, all or nothing; a row that is there already becomes what the heap says. */
export const putBack = async (pool: pg.Pool, heaps: Heap[]) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const keys = new Map((await shapesOf(client)).map(({ name, key }) => [name, key]))
    for (const heap of heaps) {
      await putRows(client, heap, keys.get(heap.table)!)
      await countOn(client, heap)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Takes everything out of a table, for good. */
export const empty = (pool: pg.Pool, table: string) => pool.query(`delete from "${table}"`)
