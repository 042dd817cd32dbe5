import { Brand, Method } from '@evenlight/contract/payments'
import { boolean, integer, moment, notNull, nullable, oneOf, someOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const receipt = {
  client_id: text,
  username: text,
  locale: text,
  reference: text,
  /** Of an e-mail reading, how many questions it was about. */
  package: nullable(text),
  questions: nullable(integer),
  amount_cents: integer,
  paid_seconds: integer,
  free_seconds: integer,
  tax_cents: integer,
  tax_country: nullable(text),
  tax_name: nullable(text),
  tax_basis_points: nullable(integer),
  method: oneOf(Method.options),
  brand: nullable(someOf(Brand.options)),
  last4: nullable(text),
  automatic: boolean,
  settled_at: notNull(moment),
  refunded_cents: notNull(integer),
}
export type Receipt = RowOf<typeof receipt>

const captured = reads('payment_receipt', {
  takes: { id: text },
  gives: receipt,
  text: (
    $,
  ) => `select p.client_id, a.username, a.locale, p.reference, w.name as package, jsonb_array_length(o.questions) as questions, p.amount_cents, p.paid_seconds, p.free_seconds,
      p.tax_cents, p.tax_country, p.tax_name, p.tax_basis_points, p.method, coalesce(p.card_brand, k.brand) as brand,
      coalesce(p.card_last4, k.last4) as last4, p.automatic, p.settled_at,
      (select coalesce(sum(amount_cents), 0) from payment_refund r where r.payment_id = p.id)::bigint as refunded_cents
    from payment p join account_person a on a.id = p.client_id
    left join wallet_package w on w.id = p.package_id left join reading_order o on o.payment_id = p.id
    left join payment_card k on k.id = p.card_id where p.id = ${$.id} and p.state = 'captured'`,
})
/** All that a purchase's receipt says, once its money was taken. */
export const findReceipt = async (db: Db, id: string) => (await db.run(captured, { id }))[0]
