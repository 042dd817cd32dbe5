import { moment, nullable, text } from '../kernel/columns.ts'
import { aName, erases, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('message', {
      gives: {
        id: text,
        client: aName,
        reader: aName,
        type: text,
        words: text,
        image: nullable(text),
        state: text,
        created_at: moment,
        delivered_at: nullable(moment),
        returned_reason: nullable(text),
        read_at: nullable(moment),
      },
      whose: (me) => `t.sender_id = ${me} or (t.recipient_id = ${me} and t.state = 'delivered')`,
      place: 't.id',
      by: (me) => ({
        client: usernameIn('client_id'),
        reader: usernameIn('reader_id'),
        returned_reason: `case when t.sender_id = ${me} then t.returned_reason end`,
      }),
    }),
  ],
  untold: {
    message_acquaintance: 'whom a reader may write to, which readings, favourites and messages tell',
  },
  erased: [
    erases(
      'message_acquaintance',
      (me) => `delete from message_acquaintance where client_id = ${me} or reader_id = ${me}`,
    ),
    erases(
      'message',
      (me) =>
        `update message set typed = null, redactions = '[]' where sender_id = ${me} and typed is not null and state <> 'waiting'`,
    ),
  ],
}
