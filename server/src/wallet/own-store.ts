import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { hinders, tells, type Own } from '../kernel/own.ts'

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
  hinders: [
    hinders(
      'earnings_open',
      'earnings',
      (me) => `select from wallet_account a where a.person_id = ${me} and a.kind = 'earnings' and a.balance > 0`,
    ),
  ],
  kept: {
    wallet_account: 'the books of time and money, by number',
    wallet_transfer: 'the books of time and money, by number',
    wallet_line: 'the books of time and money, by number',
    wallet_total: 'the books of time and money, by number',
    wallet_dispute: 'the books of time and money, by number',
  },
}
