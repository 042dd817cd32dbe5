import { list, moment, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const lastWritten = reads('reading_last_written', {
  takes: { ids: list(text) },
  gives: { id: text, at: moment },
  text: ($) => `select i.id, m.at from unnest(${$.ids}::text[]) i (id)
    cross join lateral (select at from chat_message where reading_id = i.id order by seq desc limit 1) m`,
})
/** When something was last written in each of these readings. */
export const findLastWritten = async (db: Db, ids: string[]) =>
  new Map((await db.run(lastWritten, { ids })).map(({ id, at }) => [id, at]))

const names = reads('reading_admin_names', {
  takes: { ids: list(text) },
  gives: { id: text, username: text },
  text: ($) => `select id, username from account_person where id = any(${$.ids})`,
})
/** The names of these people of the house. */
export const findNames = async (db: Db, ids: string[]) =>
  new Map(ids.length ? (await db.run(names, { ids })).map(({ id, username }) => [id, username]) : [])
