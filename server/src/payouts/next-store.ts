import { bytes, integer, list, moment, nullable, oneOf, someOf, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const accountWays = ['paypal', 'bank'] as const
const payable = {
  statement_id: text,
  reader_id: text,
  amount_cents: integer,
  until_at: moment,
  way: someOf(accountWays),
  sealed: bytes,
  masked: text,
}

const next = writes('payout_payable', {
  takes: { ways: list(text), most: integer },
  gives: payable,
  // Two who make a batch at once take different statements, or the same one after the other.
  text: (
    $,
  ) => `select s.id as statement_id, s.reader_id, s.due_cents as amount_cents, s.until_at, a.way, a.sealed, a.masked
    from earnings_statement s join payout_account a on a.reader_id = s.reader_id
    where s.state in ('approved', 'failed') and a.way = any(${$.ways})
    order by s.until_at, s.id limit ${$.most} for update of s skip locked`,
})
/** Statements that can be paid to such accounts, the longest waiting first; held until the transaction ends. */
export const takePayable = (tx: Tx, ways: string[], most: number) => tx.run(next, { ways, most })

const heaps = reads('payout_heaps', {
  gives: { way: nullable(oneOf(accountWays)), statements: integer, amount_cents: integer },
  text: `select a.way, count(*) as statements, sum(s.due_cents)::bigint as amount_cents
    from earnings_statement s left join payout_account a on a.reader_id = s.reader_id
    where s.state in ('approved', 'failed') group by a.way`,
})
/** What waits to be paid, by where it goes; null where its readers have not said so. */
export const listHeaps = (db: Db) => db.run(heaps)
