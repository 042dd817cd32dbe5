import { boolean, integer, moment, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { deletes } from '../kernel/forget.ts'
import { reads, writes } from '../kernel/statement.ts'

const taken = reads('accounts_name_taken', {
  takes: { name: text, but: text, now: moment },
  gives: { taken: boolean },
  text: ($) => `select exists (select from account_person where lower(username) = ${$.name} and id <> ${$.but})
    or exists (select from account_reserved_name where name = ${$.name} and until > ${$.now})
    or exists (select from account_gone_name where name = sha256(convert_to(${$.name}, 'UTF8'))) as taken`,
})
/** Whether a user name is somebody's, or held for somebody; `but` may have it. */
export const isTaken = async (db: Db, username: string, now: number, but = '') =>
  (await db.run(taken, { name: username.toLowerCase(), but, now }))[0]!.taken

const reserved = writes('accounts_name_reserved', {
  takes: { name: text, until: moment },
  text: ($) => `insert into account_reserved_name (name, until) values (${$.name}, ${$.until})
    on conflict (name) do update set until = excluded.until`,
})
export const reserve = (tx: Tx, username: string, until: number) =>
  tx.run(reserved, { name: username.toLowerCase(), until })

const over = writes('accounts_names_over', {
  takes: { now: moment, most: integer },
  gives: { n: integer },
  text: ($) => deletes('account_reserved_name', { where: `until < ${$.now}`, by: 'until', most: $.most }),
})
export const forgetReserved = async (tx: Tx, now: number, most: number) => (await tx.run(over, { now, most }))[0]!.n
