import { boolean, moment, nullable, text } from '../kernel/columns.ts'
import { erases, tells, type Own } from '../kernel/own.ts'

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
  erased: [
    erases('ticket', (me) => `update ticket set subject = '', state = 'closed' where person_id = ${me}`),
    erases(
      'ticket_line',
      (me) =>
        `update ticket_line l set body = '', image = null from ticket k where k.id = l.ticket_id and k.person_id = ${me} and (l.body <> '' or l.image is not null)`,
    ),
  ],
}
