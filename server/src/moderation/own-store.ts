import { moment, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('moderation_strike', {
      gives: { reading_id: text, kind: text, at: moment },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.client_msg_id',
    }),
  ],
  kept: { moderation_strike: 'that there were contact details, by number and without them' },
}
