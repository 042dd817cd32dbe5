import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { aName, hinders, isEither, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('reading', {
      gives: {
        id: text,
        channel: text,
        client: aName,
        reader: aName,
        state: text,
        question: nullable(text),
        limit_seconds: nullable(integer),
        requested_at: moment,
        accepted_at: nullable(moment),
        opened_at: nullable(moment),
        started_at: nullable(moment),
        ended_at: nullable(moment),
        end_cause: nullable(text),
        declined_reason: nullable(text),
        free_seconds: nullable(integer),
        paid_seconds: nullable(integer),
        unbilled_seconds: nullable(integer),
        auto_return: nullable(text),
        greeting: nullable(text),
      },
      whose: isEither,
      place: 't.id',
      by: () => ({ client: usernameIn('client_id'), reader: usernameIn('reader_id') }),
    }),
    tells('chat_message', {
      gives: {
        reading_id: text,
        seq: integer,
        sender: aName,
        body: text,
        image: nullable(text),
        at: moment,
        read_at: nullable(moment),
      },
      whose: (me) =>
        `(t.sender_id = ${me} or t.delivered) and exists (select from reading r where r.id = t.reading_id and (r.client_id = ${me} or r.reader_id = ${me}))`,
      place: "t.reading_id || lpad(t.seq::text, 9, '0')",
      by: () => ({ sender: usernameIn('sender_id') }),
    }),
    tells('reading_stop', {
      gives: { reading_id: text, reason: text, from_at: moment, to_at: nullable(moment) },
      whose: (me) =>
        `exists (select from reading r where r.id = t.reading_id and (r.client_id = ${me} or r.reader_id = ${me}))`,
      place: "lpad(t.id::text, 20, '0')",
    }),
    tells('reading_moment', {
      gives: { reading_id: text, at: moment, what: text, who: text, seconds: nullable(integer) },
      whose: (me) =>
        `exists (select from reading r where r.id = t.reading_id and (r.client_id = ${me} or r.reader_id = ${me}))`,
      place: "lpad(t.id::text, 20, '0')",
    }),
    tells('reading_presence', {
      gives: { reading_id: text, side: text, from_at: moment, to_at: nullable(moment), proof: text },
      whose: (me) =>
        `exists (select from reading r where r.id = t.reading_id and (r.client_id = ${me} or r.reader_id = ${me}))`,
      place: 't.id',
    }),
    tells('reading_billed', {
      gives: { reading_id: text, from_at: nullable(moment), to_at: nullable(moment) },
      whose: isEither,
      place: 't.reading_id || lower(t.span)::text',
      by: () => ({ from_at: 'lower(t.span)', to_at: 'upper(t.span)' }),
    }),
  ],
  untold: {
    reading_met: 'how many readings two people had, which the readings tell',
  },
  hinders: [
    hinders(
      'reading_open',
      'reading',
      (me) => `select from reading t where t.state in ('requested', 'accepted', 'open') and (${isEither(me)})`,
    ),
  ],
  kept: {
    reading: 'the other party keeps it, under former member',
    chat_message: 'the other party keeps it, under former member',
    reading_stop: 'the books of time and money, by number',
    reading_moment: 'the books of time and money, by number',
    reading_presence: 'the books of time and money, by number',
    reading_billed: 'the books of time and money, by number',
    reading_met: 'the books of time and money, by number',
  },
}
