import { integer, list, text } from '../kernel/columns.ts'
import type { Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const locked = writes('wallet_earnings_locked', {
  takes: { accounts: list(text) },
  gives: { id: text, available: integer },
  text: ($) => `select id, balance - held as available from wallet_account where id = any(${$.accounts})
    order by id for no key update`,
})
/** Holds these earnings until the transaction ends; answers what of each is there. */
export const lockEarnings = async (tx: Tx, accounts: string[]) =>
  new Map((await tx.run(locked, { accounts })).map(({ id, available }) => [id, available]))

const owed = reads('wallet_advances', {
  takes: { people: list(text) },
  gives: { id: integer, ref: text, person_id: text, left: integer },
  text: ($) => `select * from (
      select t.id, t.ref, t.person_id, (t.amount - coalesce((select sum(c.amount) from wallet_transfer c
        where c.corrects = t.ref), 0))::bigint as left
      from wallet_transfer t where t.debit = 'house_advances' and t.person_id = any(${$.people})) a
    where a.left > 0 order by a.id`,
})
/** What the house has advanced to each of them and not got back, oldest first. */
export const listAdvances = async (tx: Tx, people: string[]) =>
  Map.groupBy(await tx.run(owed, { people }), ({ person_id }) => person_id)
