import { boolean, moment, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('ticket', {
      gives: {
        id: text,
        topic: text,
        subject: text,
        state: text,
        asked_at: moment,
        changed_at: moment,
        reading_id: nullable(text),
      },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.id',
    }),
    tells('ticket_line', {
      gives: { id: text, ticket_id: text, desk: boolean, body: text, image: nullable(text), at: moment },
      whose: (me) => `exists (select from ticket k where k.id = t.ticket_id and k.person_id = ${me})`,
      place: 't.id',
    }),
  ],
}
