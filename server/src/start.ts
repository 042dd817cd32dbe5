import { moment } from './kernel/columns.ts'
import type { Database } from './kernel/database.ts'
import { reads } from './kernel/statement.ts'

const first = reads('start_first_now', {
  gives: { first_at: moment },
  text: `select greatest(clock_timestamp(), (select max(seen_at) + interval '1 ms' from reading_node))::timestamptz(3) first_at`,
})

/**
 * The instant a node's clock begins at: the database's own clock, but never before anything a node has already known,
 * so that a wall clock set back between two starts takes nothing back.
 */
export const firstNow = async ({ db }: Pick<Database, 'db'>) => (await db.run(first))[0]!.first_at
