import { integer, moment, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

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
}
