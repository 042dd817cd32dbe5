import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('wallet_account', {
      gives: {
        id: text,
        kind: text,
        unit: text,
        source: nullable(text),
        price_cents: nullable(integer),
        expires_at: nullable(moment),
        opened_at: moment,
        balance: integer,
      },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.id',
    }),
    tells('wallet_transfer', {
      gives: { unit: text, amount: integer, state: text, cause: text, subject: text, at: moment },
      whose: (me) => `t.person_id = ${me}`,
      place: "lpad(t.id::text, 20, '0')",
    }),
  ],
  untold: {
    wallet_line: 'the statement, which follows from the movements',
    wallet_total: 'the same',
    wallet_dispute: 'sums of the disputes, which are told',
  },
}
