import { moment, nullable, text } from '../kernel/columns.ts'
import { aName, ends, isEither, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('waiting_place', {
      gives: {
        id: text,
        client: aName,
        reader: aName,
        joined_at: moment,
        ended_at: nullable(moment),
        end_cause: nullable(text),
      },
      whose: isEither,
      place: 't.id',
      by: () => ({ client: usernameIn('client_id'), reader: usernameIn('reader_id') }),
    }),
  ],
  erased: [
    ends(
      'waiting_place',
      (me, now) =>
        `update waiting_place set ended_at = ${now}, end_cause = 'left' where client_id = ${me} and ended_at is null`,
    ),
  ],
}
