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
  const own = plan['Node Type'].includes('Scan') ? rows * plan['Actual Loops'] : 0
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
