import { moment, text } from '../kernel/columns.ts'
import { aName, erases, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('reader_note', {
      gives: { client: aName, text: text, changed_at: moment },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.client_id',
      by: () => ({ client: usernameIn('client_id') }),
    }),
  ],
  erased: [erases('reader_note', (me) => `delete from reader_note where reader_id = ${me} or client_id = ${me}`)],
}
