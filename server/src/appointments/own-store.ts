import * as z from 'zod/mini'
import { day, integer, json, moment, nullable, text } from '../kernel/columns.ts'
import { aName, hinders, isEither, removes, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('appointment', {
      gives: {
        id: text,
        client: aName,
        reader: aName,
        channel: text,
        starts_at: moment,
        minutes: integer,
        note: nullable(text),
        state: text,
        asked_at: moment,
        changed_at: moment,
        reason: nullable(text),
        cancelled_by: nullable(text),
        missed_by: nullable(text),
      },
      whose: isEither,
      place: 't.id',
      by: () => ({ client: usernameIn('client_id'), reader: usernameIn('reader_id') }),
    }),
    tells('appointment_exception', {
      gives: { day: day, hours: json(z.unknown()) },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.day',
    }),
  ],
  untold: {
    appointment_quarter: 'the quarters of an hour that the appointments fill',
    appointment_feed: 'the secret address of a calendar',
  },
  hinders: [
    hinders(
      'appointment_open',
      'appointment',
      (me) => `select from appointment t where t.state in ('asked', 'countered', 'accepted') and (${isEither(me)})`,
    ),
  ],
  erased: [removes('appointment_exception', 'reader_id'), removes('appointment_feed')],
  kept: {
    appointment: 'the other party keeps it, under former member',
    appointment_quarter: 'the quarters of an hour that were taken, by number',
  },
}
