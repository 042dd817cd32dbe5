import { moment, text } from '../kernel/columns.ts'
import { aName, removes, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('personal_ban', {
      gives: { client: aName, reader: aName, reason: text, at: moment },
      whose: (me) => `t.by_id = ${me}`,
      place: 't.client_id || t.reader_id',
      by: () => ({ client: usernameIn('client_id'), reader: usernameIn('reader_id') }),
    }),
  ],
  erased: [removes('personal_ban', 'by_id')],
}
