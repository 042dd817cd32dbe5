import { day, integer, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes, type Forget } from '../kernel/forget.ts'
import { reads, writes } from '../kernel/statement.ts'

const of = { giverId: text, today: day }
const given = reads('gifts_given', {
  takes: of,
  gives: { seconds: integer },
  text: ($) => `select seconds from gift_day where giver_id = ${$.giverId} and day = ${$.today}`,
})
/** What this person has given away today. */
export const findGiven = async (db: Db, giverId: string, today: string) =>
  (await db.run(given, { giverId, today }))[0]?.seconds ?? 0

const add = writes('gifts_add', {
  takes: { ...of, seconds: integer },
  gives: { seconds: integer },
  text: ($) => `insert into gift_day (giver_id, day, seconds) values (${$.giverId}, ${$.today}, ${$.seconds})
    on conflict (giver_id, day) do update set seconds = gift_day.seconds + excluded.seconds returning seconds`,
})
/** Counts a gift; answers the day's sum with it. */
export const count = async (tx: Tx, giverId: string, today: string, seconds: number) =>
  (await tx.run(add, { giverId, today, seconds }))[0]!.seconds

const old = writes('gifts_old', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) => deletes('gift_day', { where: 'day < current_date - 30', by: 'day', most: $.most }),
})
/** A day's sum is asked for on that day; the gifts themselves stand in the books. */
export const forgetOldDays: Forget = async (tx, most) => (await tx.run(old, { most }))[0]!.n
