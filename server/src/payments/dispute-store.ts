import { integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { disputeStates } from './rules.ts'

const dispute = {
  id: text,
  payment_id: text,
  reason: text,
  state: oneOf(disputeStates),
  amount_cents: integer,
  opened_at: moment,
  closed_at: nullable(moment),
}

const put = writes('payment_dispute_put', {
  takes: dispute,
  text: ($) => `insert into payment_dispute (id, payment_id, reason, state, amount_cents, opened_at, closed_at)
    values (${$.id}, ${$.payment_id}, ${$.reason}, ${$.state}, ${$.amount_cents}, ${$.opened_at}, ${$.closed_at})
    on conflict (id) do update set reason = excluded.reason, state = excluded.state,
      amount_cents = excluded.amount_cents, closed_at = excluded.closed_at`,
})
/** Notes a dispute as the provider tells it now. */
export const save = (tx: Tx, row: RowOf<typeof dispute>) => tx.run(put, row)

const open = reads('payment_dispute_open', {
  takes: { paymentId: text },
  gives: { id: text },
  text: ($) => `select id from payment_dispute where payment_id = ${$.paymentId} and state = 'open'`,
})
/** Whether the payer asks for a payment's money back at the provider. */
export const isDisputed = async (db: Db, paymentId: string) => (await db.run(open, { paymentId })).length > 0
