import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { aName, isEither, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('testimonial', {
      gives: {
        id: text,
        reading_id: text,
        client: aName,
        reader: aName,
        stars: integer,
        text: nullable(text),
        at: moment,
        reply: nullable(text),
        replied_at: nullable(moment),
        removed_at: nullable(moment),
        removed_reason: nullable(text),
      },
      whose: isEither,
      place: 't.id',
      by: (me) => ({
        client: usernameIn('client_id'),
        reader: usernameIn('reader_id'),
        text: `case when t.client_id = ${me} or t.removed_at is null then t.text end`,
      }),
    }),
  ],
  kept: { testimonial: 'the other party keeps it, under former member' },
}
