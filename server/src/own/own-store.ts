import { moment, nullable, text } from '../kernel/columns.ts'
import { keysGone } from '../kernel/idempotency.ts'
import { removes, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it; and of them by the kernel. */
export const own: Own = {
  told: [
    tells('own_copy', {
      gives: { id: text, asked_at: moment, until_at: nullable(moment) },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.id',
    }),
  ],
  untold: {
    own_erasure: 'when somebody asked to be erased: their page says it',
    own_copy_part: 'the copy itself',
    audit: 'what the house has done, kept for whoever has to look into it',
    idempotency: 'answers of the last seven days, kept so that nothing is done twice',
  },
  erased: [keysGone, removes('own_copy')],
  kept: {
    own_copy_part: 'goes with the copy',
    own_erasure: 'that it was asked for and when it was done, by number',
    audit: 'what the house has done, by number',
  },
}
