import { house } from '@evenlight/core/ledger/transfer'
import { integer, notNull, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const clearing = `'${house.cardClearing}'`
const money = reads('wallet_order_money', {
  takes: { paymentId: text },
  gives: { refunded: notNull(integer), here: notNull(integer), disputed: notNull(integer) },
  text: (
    $,
  ) => `select coalesce(sum(amount) filter (where credit = ${clearing} and cause = 'refund'), 0)::bigint as refunded,
      coalesce(sum(case debit when ${clearing} then amount else - amount end), 0)::bigint as here,
      coalesce((select open_cents from wallet_dispute where payment_id = ${$.paymentId}), 0)::bigint as disputed
    from wallet_transfer where subject = ${$.paymentId} and ${clearing} in (debit, credit)`,
})
/**
 * What the house has paid back of a payment, what it has of it now, which lost disputes make less too, and how much its payer
 * asks back at the provider.
 */
export const findOrderMoney = async (db: Db, paymentId: string) => (await db.run(money, { paymentId }))[0]!
