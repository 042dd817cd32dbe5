import { roles } from '@evenlight/contract/route'
import { list, oneOf, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const whose = reads('timeline_role', {
  takes: { personId: text },
  gives: { role: oneOf(roles) },
  text: ($) => `select role from account_person where id = ${$.personId}`,
})
export const findRole = async (db: Db, personId: string) => (await db.run(whose, { personId }))[0]?.role

const named = reads('timeline_names', {
  takes: { ids: list(text) },
  gives: { id: text, username: text },
  text: ($) => `select id, username from account_person where id = any (${$.ids})`,
})
/** Of these people the names, by id. */
export const findNames = async (db: Db, ids: Iterable<string>) =>
  new Map((await db.run(named, { ids: [...ids] })).map((person) => [person.id, person]))
