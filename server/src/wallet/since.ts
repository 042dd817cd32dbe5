import { integer, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import type { Finding, Looked, Place } from '../kernel/findings.ts'
import { reads } from '../kernel/statement.ts'

const recentMost = 5000
const recent = reads('wallet_since', {
  takes: { after: integer, most: integer },
  gives: { id: integer, posting: integer, debit: text, credit: text, subject: text, person_id: text },
  text: ($) => `select id, posting, debit, credit, subject, person_id from wallet_transfer
    where id > ${$.after} order by id limit ${$.most}`,
})
// Numbers are taken before they are committed: those up to the last visible one are all decided on once every transaction
// that had begun by now has ended.
const decided = reads('wallet_decided', {
  gives: { ahead: integer, begun: integer, running: integer },
  text: `select coalesce((select max(id) from wallet_transfer), 0) as ahead,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint as begun,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint as running`,
})

/** Some of what was posted since a place, by what it touches. */
export interface Part {
  /** The number of its first posting. */
  from: number
  subjects: string[]
  accounts: string[]
  people: string[]
}
const partOf = (rows: RowOf<typeof recent.gives>[]): Part => ({
  from: Math.min(...rows.map(({ posting }) => posting)),
  subjects: [...new Set(rows.map(({ subject }) => subject))],
  accounts: [...new Set(rows.flatMap(({ debit, credit }) => [debit, credit]))],
  people: [...new Set(rows.map(({ person_id }) => person_id))],
})

/** Lets `check` look at all that was posted since `place`, a bounded part at a time; each transfer comes by at least once. */
export const lookSince = async (
  db: Db,
  place: Place | undefined,
  check: (part: Part) => Promise<Finding[]>,
): Promise<Looked> => {
  const now = (await db.run(decided))[0]!
  const { after = 0, ahead = 0, begun = 0 }: Place = place ?? { after: now.ahead }
  const found: Finding[] = []
  for (let from = after, more = place !== undefined; more;) {
    const rows = await db.run(recent, { after: from, most: recentMost })
    if (rows.length) found.push(...(await check(partOf(rows))))
    from = rows.at(-1)?.id ?? from
    more = rows.length === recentMost
  }
  const upTo = now.running >= begun ? Math.max(after, ahead) : after
  return { found, place: { after: upTo, ahead: now.ahead, begun: now.begun } }
}
