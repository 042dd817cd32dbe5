import { integer, moment, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const shown = reads('readers_shown', {
  takes: { after: text, most: integer },
  gives: { id: text, changed_at: moment },
  text: ($) => `select id, changed_at from reader where listed and id > ${$.after} order by id limit ${$.most}`,
})
/** Whoever is shown in public, at most `most` of them in the order of their ids, behind `after`. */
export const listShown = (db: Db, after: string, most: number) => db.run(shown, { after, most })
