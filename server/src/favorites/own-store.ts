import { boolean, moment } from '../kernel/columns.ts'
import { aName, removes, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('favorite', {
      gives: { reader: aName, online: boolean, special: boolean, slot: boolean, added_at: moment },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.reader_id',
      by: () => ({ reader: usernameIn('reader_id') }),
    }),
  ],
  erased: [removes('favorite', 'client_id')],
}
