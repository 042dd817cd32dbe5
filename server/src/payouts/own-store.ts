import { integer, moment, text } from '../kernel/columns.ts'
import { hinders, removes, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('payout_account', {
      gives: { way: text, masked: text, changed_at: moment },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.reader_id',
    }),
    tells('payout_line', {
      gives: {
        id: text,
        statement_id: text,
        amount_cents: integer,
        to_way: text,
        masked: text,
        state: text,
        changed_at: moment,
      },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.id',
    }),
  ],
  untold: {
    payout: 'a deed of the house; each line of it is told',
  },
  hinders: [
    hinders(
      'payout_open',
      'payout_line',
      (me) =>
        `select from payout_line l where l.reader_id = ${me} and l.state in ('waiting', 'unclaimed', 'held', 'blocked')`,
    ),
  ],
  erased: [removes('payout_account', 'reader_id')],
  kept: { payout_line: 'the books of time and money, by number', payout: 'the books of time and money, by number' },
}
