import * as z from 'zod/mini'
import { boolean, integer, json, moment, nullable, text } from '../kernel/columns.ts'
import { aName, ends, hinders, isEither, removes, tells, usernameIn, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('reading_order', {
      gives: {
        id: text,
        client: aName,
        reader: aName,
        price_cents: integer,
        tax_cents: integer,
        questions: json(z.unknown()),
        made_at: moment,
        state: text,
        paid_at: nullable(moment),
        promised_at: nullable(moment),
        answers: json(z.unknown()),
        delivered_at: nullable(moment),
        ended_at: nullable(moment),
        reason: nullable(text),
        clarify_question: nullable(text),
        clarify_answer: nullable(text),
      },
      // A reader never sees what was not paid for.
      whose: (me) => `t.client_id = ${me} or (t.reader_id = ${me} and t.paid_at is not null)`,
      place: 't.id',
      by: (me) => ({
        client: usernameIn('client_id'),
        reader: usernameIn('reader_id'),
        answers: `case when t.reader_id = ${me} or t.delivered_at is not null then t.answers else '[]' end`,
      }),
    }),
    tells('reading_offer', {
      gives: { is_on: boolean },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.reader_id',
    }),
    tells('reading_special', {
      gives: {
        id: text,
        title: text,
        questions: integer,
        price_cents: integer,
        due_hours: integer,
        made_at: moment,
        removed_at: nullable(moment),
      },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.id',
    }),
  ],
  hinders: [
    hinders(
      'order_open',
      'reading_order',
      (me) => `select from reading_order t where t.state in ('paid', 'begun') and (${isEither(me)})`,
    ),
  ],
  erased: [
    removes('reading_offer', 'reader_id'),
    ends(
      'reading_special',
      (me, now) => `update reading_special set removed_at = ${now} where reader_id = ${me} and removed_at is null`,
    ),
  ],
  kept: { reading_order: 'the other party keeps it, under former member' },
}
