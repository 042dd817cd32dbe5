import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { aName, hinders, isEither, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('claim', {
      gives: {
        id: text,
        reading_id: text,
        client: aName,
        reader: aName,
        cause: text,
        seconds_wanted: integer,
        text: text,
        state: text,
        made_at: moment,
        changed_at: moment,
        reader_words: nullable(text),
        offered_seconds: nullable(integer),
        offered_as: nullable(text),
        granted_seconds: integer,
        decided_words: nullable(text),
        appeal: nullable(text),
      },
      whose: isEither,
      place: 't.id',
      by: () => ({ client: usernameIn('client_id'), reader: usernameIn('reader_id') }),
    }),
  ],
  hinders: [
    hinders(
      'claim_open',
      'claim',
      (me) => `select from claim t where t.state in ('open', 'offered', 'accepted') and (${isEither(me)})`,
    ),
  ],
  kept: { claim: 'why time was given back, for the books' },
}
