import { moment, text } from '../kernel/columns.ts'
import { removes, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('push_subscription', {
      gives: { id: text, added_at: moment },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.id',
    }),
    tells('push_quiet', {
      gives: { from_time: text, until_time: text },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.person_id',
    }),
  ],
  erased: [removes('push_subscription'), removes('push_quiet')],
}
