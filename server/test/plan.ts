import { encoded, type AnyStatement } from '../src/kernel/statement.ts'
import type { House } from './house.ts'

interface Plan {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}
const touched = (plan: Plan): number => {
  const rows =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  // What an index points at is counted where it is fetched.
  const own = /^(?!Bitmap Index).*Scan/.test(plan['Node Type']) ? rows * plan['Actual Loops'] : 0
  return own + (plan.Plans ?? []).reduce((sum, part) => sum + touched(part), 0)
}

type Given = [statement: AnyStatement, values: Record<string, unknown>] | [written: { text: string }, values: unknown[]]
/** How many rows the scans of a query bring up, those that are thrown away again among them. */
export const rowsRead = async ({ database }: Pick<House, 'database'>, ...[query, values]: Given) => {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json) ${query.text}`,
    Array.isArray(values) ? values : encoded(query as AnyStatement, values),
  )
  return touched(rows[0]!['QUERY PLAN'][0]!.Plan)
}

interface Costed {
  Plan: Plan & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}
/** The plan for any values; or the one that a line has come to after so many runs, which is mostly that. */
export type Planned = 'for any values' | 'at the seventh run'
const runsBefore = 6

/** What a statement costs in such a plan: rows and buffers. What it changed is undone. */
export const costOf = async (
  { database }: Pick<House, 'database'>,
  statement: AnyStatement,
  values: Record<string, unknown> = {},
  planned: Planned = 'for any values',
) => {
  const client = await database.pool.connect()
  const given = encoded(statement, values).map((value) =>
    value === null ? 'null' : client.escapeLiteral(String(value)),
  )
  const execute = `execute costed${given.length ? `(${given.join(', ')})` : ''}`
  try {
    await client.query('begin')
    if (planned === 'for any values') await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare costed as ${statement.text}`)
    if (planned === 'at the seventh run') for (let run = 0; run < runsBefore; run++) await client.query(execute)
    const { rows } = await client.query<{ 'QUERY PLAN': Costed[] }>(
      `explain (analyze, buffers, format json) ${execute}`,
    )
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0]!
    return { rows: touched(plan), buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
  } finally {
    await client.query('rollback')
    // What could not be prepared is not there; its line goes back all the same, or the fourth such one waits for ever.
    await client.query('deallocate costed').catch(() => undefined)
    client.release()
  }
}
/** What everything costs that `read` asks of the database, and answers what it was told. */
export const costOfAll = async (
  house: Pick<House, 'database'>,
  read: (db: House['database']['db']) => Promise<unknown>,
  planned?: Planned,
) => {
  const cost = { rows: 0, buffers: 0 }
  const run = async (statement: AnyStatement, values?: Record<string, unknown>) => {
    const one = await costOf(house, statement, values, planned)
    cost.rows += one.rows
    cost.buffers += one.buffers
    return (house.database.db.run as (...all: unknown[]) => unknown)(statement, values)
  }
  await read({ run: run as never })
  return cost
}
