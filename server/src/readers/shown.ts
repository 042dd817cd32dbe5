import { integer, moment, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const shown = reads('readers_shown', {
  takes: { after: text, most: integer },
  gives: { id: text, changed_at: moment },
  text: ($) => `select id, changed_at from reader where listed and id > ${$.after} order by id limit ${$.most}`,
})
const nth = reads('readers_shown_nth', {
  takes: { every: integer },
  gives: { id: text },
  text: ($) => `select id from (select id, row_number() over (order by id) as n from reader where listed) r
    where n % ${$.every} = 0 order by id`,
})
/** The id of each n-th of them, in their order. */
export const listEvery = async (db: Db, every: number) => (await db.run(nth, { every })).map(({ id }) => id)

/** Whoever is shown in public, at most `most` of them in the order of their ids, behind `after`. */
export const listShown = (db: Db, after: string, most: number) => db.run(shown, { after, most })
