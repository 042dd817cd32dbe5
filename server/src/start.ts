import { integer } from './kernel/columns.ts'
import type { Database } from './kernel/database.ts'
import { reads } from './kernel/statement.ts'

const first = reads('start_first_now', {
  gives: { ms: integer },
  text: `select greatest((extract(epoch from clock_timestamp()) * 1000)::bigint,
    (select coalesce(max(seen_ms), 0) + 1 from reading_node)) as ms`,
})

/**
 * The instant a node's clock begins at: the database's own clock, but never before anything a node has already known,
 * so that a wall clock set back between two starts takes nothing back.
 */
export const firstNow = async ({ db }: Pick<Database, 'db'>) => (await db.run(first))[0]!.ms
