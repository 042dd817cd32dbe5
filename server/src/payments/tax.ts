import { includedTax } from '@evenlight/core/price'
import { cents } from '@evenlight/core/money'
import { audited } from '../kernel/audit.ts'
import { integer, text } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const rate = { country: text, name: text, basis_points: integer }

const listed = reads('payment_tax_rates', {
  gives: rate,
  text: 'select country, name, basis_points from payment_tax_rate order by country',
})
/** Countries whose tax is included in the price. */
export const listTaxRates = (db: Db) => db.run(listed)

const put = writes('payment_tax_rate_put', {
  takes: rate,
  text: ($) => `insert into payment_tax_rate (country, name, basis_points)
    values (${$.country}, ${$.name}, ${$.basis_points})
    on conflict (country) do update set name = excluded.name, basis_points = excluded.basis_points`,
})
const removed = writes('payment_tax_rate_removed', {
  takes: { country: text },
  text: ($) => `delete from payment_tax_rate where country = ${$.country}`,
})
/** Sets the rate of a country; none is no tax. Payments that were made keep theirs. */
export const setTaxRate = async (
  tx: Tx,
  wanted: { country: string; name: string; basis_points: number },
  byAdmin: string,
) => {
  if (wanted.basis_points > 0) await tx.run(put, wanted)
  else await tx.run(removed, { country: wanted.country })
  await audited(tx, { actorId: byAdmin, action: 'payments.tax', subjectId: wanted.country, detail: wanted })
}

const ofBuyer = reads('payment_tax_of_buyer', {
  takes: { clientId: text },
  gives: rate,
  text: ($) => `select r.country, r.name, r.basis_points from account_person a
    join payment_tax_rate r on r.country = a.country where a.id = ${$.clientId}`,
})
/** The tax in what a client pays, as their country has it now. */
export const findTax = async (db: Db, clientId: string, amountCents: number) => {
  const [found] = await db.run(ofBuyer, { clientId })
  return {
    tax_cents: found ? includedTax(cents(amountCents), found.basis_points) : 0,
    tax_country: found?.country ?? null,
    tax_name: found?.name ?? null,
    tax_basis_points: found?.basis_points ?? null,
  }
}
