import type { Database } from './kernel/database.ts'

/**
 * The instant a node's clock begins at: the database's own clock, but never before anything a node has already known,
 * so that a wall clock set back between two starts takes nothing back.
 */
export const firstNow = async ({ pool }: Pick<Database, 'pool'>) => {
  const { rows } = await pool.query<{ ms: number }>(
    'select greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, (select coalesce(max(seen_ms), 0) + 1 from reading_node)) as ms',
  )
  return rows[0]?.ms ?? Date.now()
}
