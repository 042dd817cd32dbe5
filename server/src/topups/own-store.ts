import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { ends, hinders, tells, type Own } from '../kernel/own.ts'

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
  hinders: [
    hinders(
      'payment_open',
      'topup',
      (me) =>
        `select from topup_crossing c where c.client_id = ${me} and c.ended_at is null and c.payment_id is not null`,
    ),
  ],
  erased: [
    ends(
      'topup',
      (me, now) => `update topup set off_at = ${now}, off_cause = 'stopped' where client_id = ${me} and off_at is null`,
    ),
  ],
  kept: { topup_crossing: 'the books of time and money, by number' },
}
