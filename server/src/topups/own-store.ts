import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('topup', {
      gives: {
        id: text,
        terms: integer,
        agreed_at: moment,
        cap_cents: integer,
        cap_days: integer,
        off_at: nullable(moment),
        off_cause: nullable(text),
      },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.id',
    }),
    tells('topup_crossing', {
      gives: { id: text, reading_id: text, at: moment, payment_id: nullable(text), outcome: nullable(text) },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.id',
    }),
  ],
}
