import { day, integer } from '../kernel/columns.ts'
import { removes, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('gift_day', {
      gives: { day: day, seconds: integer },
      whose: (me) => `t.giver_id = ${me}`,
      place: 't.day',
    }),
  ],
  erased: [removes('gift_day', 'giver_id')],
}
