import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { aName, hinders, isEither, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('paging', {
      gives: {
        id: text,
        client: aName,
        reader: aName,
        asked_at: moment,
        first_at: nullable(moment),
        second_at: nullable(moment),
        minutes: integer,
        channel: text,
        comment: nullable(text),
        state: text,
        changed_at: moment,
      },
      whose: isEither,
      place: 't.id',
      by: () => ({ client: usernameIn('client_id'), reader: usernameIn('reader_id') }),
    }),
  ],
  hinders: [
    hinders(
      'reading_open',
      'paging',
      (me) => `select from paging t where t.state in ('asked', 'coming') and (${isEither(me)})`,
    ),
  ],
  kept: { paging: 'the other party keeps it, under former member' },
}
