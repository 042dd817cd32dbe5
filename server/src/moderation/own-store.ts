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
  untold: { moderation_bulk: 'a deed of the house', moderation_bulk_message: 'a deed of the house' },
  kept: {
    moderation_strike: 'that there were contact details, by number and without them',
    moderation_bulk: 'a deed of the house, by number, for thirty days',
    moderation_bulk_message: 'a deed of the house, by number, for thirty days',
  },
}
