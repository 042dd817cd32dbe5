import type pg from 'pg'
import type { Field } from '../src/kernel/prepared.ts'
import type { AnyStatement } from '../src/kernel/statement.ts'

/** A node of a plan, as `explain (verbose, format json)` shows it. */
export interface Node {
  'Node Type': string
  'Join Type'?: string
  'Relation Name'?: string
  Alias?: string
  Output?: string[]
  Plans?: Node[]
}
interface Described {
  fields: readonly Field[]
  parameters: readonly number[]
}
interface Connection {
  parse(statement: { name: string; text: string }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
  once(event: 'parameterDescription', heard: (said: { dataTypeIDs: number[] }) => void): void
}

/** What the database says of a statement without running it. */
export const described = (client: pg.PoolClient, text: string) =>
  new Promise<Described>((resolve, reject) => {
    let fields: readonly Field[] = []
    let parameters: readonly number[] = []
    let failure: Error | undefined
    const asked = {
      callback: undefined,
      submit(connection: object) {
        const to = connection as Connection
        to.once('parameterDescription', (said) => (parameters = said.dataTypeIDs))
        to.parse({ name: '', text })
        to.describe({ type: 'S', name: '' })
        to.sync()
        return undefined
      },
      handleRowDescription: (said: { fields: readonly Field[] }) => (fields = said.fields),
      handleError: (error: Error) => reject((failure = error)),
      handleReadyForQuery: () => failure ?? resolve({ fields, parameters }),
    }
    client.query(asked as never)
  })

const planned = /^\s*(select|with|insert|update|delete)\b/i
/** The plan for any values, or undefined of what has none. */
export const planOf = async (
  client: pg.PoolClient,
  { text, parameters }: Pick<AnyStatement, 'text' | 'parameters'>,
) => {
  if (!planned.test(text)) return undefined
  const values = parameters.length ? `(${parameters.map(() => 'null').join(', ')})` : ''
  await client.query(`prepare planned as ${text}`)
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (verbose, format json) execute planned${values}`,
  )
  await client.query('deallocate planned')
  return rows[0]!['QUERY PLAN'][0].Plan
}

/** Every node of a plan, from the top. */
export const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const outside: Record<string, (plans: Node[]) => Node[]> = {
  Left: (plans) => plans.slice(1, 2),
  Right: (plans) => plans.slice(0, 1),
  Full: (plans) => plans.slice(0, 2),
}
const aliases = (nodes: Node[]) => new Set(nodes.flatMap(nodesOf).flatMap(({ Alias }) => Alias ?? []))

/** Which columns of the answer an outer join may leave empty: as `certain` from the plan, as it says nothing of the rest. */
export const joinedOutside = (plan: Node) => {
  const sides = nodesOf(plan).flatMap((node) => outside[node['Join Type'] ?? '']?.(node.Plans ?? []) ?? [])
  const empty = aliases(sides)
  const full = new Set([...aliases([plan])].filter((alias) => !empty.has(alias)))
  return (at: number): 'yes' | 'no' | 'unknown' => {
    if (!sides.length) return 'no'
    const alias = /^"?([^".(]+)"?\./.exec(plan.Output?.[at] ?? '')?.[1]
    const scans = nodesOf(plan).some((node) => node.Alias === alias && node['Relation Name'])
    if (alias === undefined || !scans) return 'unknown'
    return empty.has(alias) ? 'yes' : full.has(alias) ? 'no' : 'unknown'
  }
}
