import { integer, moment, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { roles } from '@evenlight/contract/route'
import { reads, writes } from '../kernel/statement.ts'

const between = { clientId: text, readerId: text, byId: text }
const ban = {
  client_id: text,
  client_username: text,
  reader_id: text,
  reader_username: text,
  reader_name: text,
  reason: text,
  at: moment,
}
export type Row = RowOf<typeof ban>
export type Between = RowOf<typeof between>
export type Place = [at: number, clientId: string, readerId: string]

const shownOf = (
  bans: string,
) => `select b.client_id, pc.username as client_username, b.reader_id, pr.username as reader_username,
    coalesce(r.display_name, pr.username) as reader_name, b.reason, b.at
  from (${bans}) b ${joined('account_person', 'pc', 'b.client_id')} ${joined('account_person', 'pr', 'b.reader_id')}
    ${joinedIfAny('reader', 'r', 'b.reader_id')}`
const latest = 'order by at desc, client_id desc, reader_id desc'

const mine = reads('bans_mine', {
  takes: { ...between, at: moment, most: integer },
  gives: ban,
  text: ($) =>
    `${shownOf(`select * from personal_ban where by_id = ${$.byId}
      and (at, client_id, reader_id) < (${$.at}, ${$.clientId}, ${$.readerId}) ${latest} limit ${$.most}`)} ${latest}`,
})
/** Those whom one person has banned, the latest first. */
export const listMine = (db: Db, byId: string, place: Place = [Infinity, '', ''], most: number) => {
  const [at, clientId, readerId] = place
  return db.run(mine, { byId, at, clientId, readerId, most })
}

const one = reads('bans_one', {
  takes: between,
  gives: ban,
  text: ($) =>
    shownOf(
      `select * from personal_ban where (client_id, reader_id, by_id) = (${$.clientId}, ${$.readerId}, ${$.byId})`,
    ),
})
export const find = async (db: Db, of: Between) => (await db.run(one, of))[0]

const put = writes('bans_put', {
  takes: { ...between, reason: text, now: moment },
  text: ($) => `insert into personal_ban (client_id, reader_id, by_id, reason, at)
    values (${$.clientId}, ${$.readerId}, ${$.byId}, ${$.reason}, ${$.now}) on conflict do nothing`,
})
export const add = (tx: Tx, row: Between & { reason: string; now: number }) => tx.run(put, row)

const gone = writes('bans_gone', {
  takes: between,
  text: ($) => `delete from personal_ban
    where (client_id, reader_id, by_id) = (${$.clientId}, ${$.readerId}, ${$.byId})`,
})
export const remove = (tx: Tx, of: Between) => tx.run(gone, of)

const any = reads('bans_any', {
  takes: { clientId: text, readerId: text },
  text: ($) => `select from personal_ban where client_id = ${$.clientId} and reader_id = ${$.readerId}`,
})
export const isBanned = async (db: Db, clientId: string, readerId: string) =>
  (await db.run(any, { clientId, readerId })).length > 0

const known = reads('bans_known', {
  takes: { id: text },
  gives: { role: oneOf(roles) },
  text: ($) => `select role from account_person where id = ${$.id}`,
})
export const findRole = async (db: Db, id: string) => (await db.run(known, { id }))[0]?.role
