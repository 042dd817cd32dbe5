import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { hinders, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('earnings_statement', {
      gives: {
        id: text,
        half: text,
        from_at: moment,
        until_at: moment,
        lines: integer,
        lines_cents: integer,
        carried_cents: integer,
        corrected_cents: integer,
        due_cents: integer,
        state: text,
        made_at: moment,
        changed_at: moment,
      },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.id',
    }),
    tells('earnings_line', {
      gives: { statement_id: text, number: integer, reading_id: text, cause: text, at: moment, cents: integer },
      whose: (me) => `exists (select from earnings_statement s where s.id = t.statement_id and s.reader_id = ${me})`,
      place: "t.statement_id || lpad(t.number::text, 9, '0')",
    }),
    tells('earnings_dispute', {
      gives: {
        statement_id: text,
        number: integer,
        wanted_cents: integer,
        reason: text,
        made_at: moment,
        granted_cents: nullable(integer),
        decided_words: nullable(text),
      },
      whose: (me) => `exists (select from earnings_statement s where s.id = t.statement_id and s.reader_id = ${me})`,
      place: "t.statement_id || lpad(t.number::text, 9, '0')",
    }),
  ],
  hinders: [
    hinders(
      'earnings_open',
      'statement',
      (me) =>
        `select from earnings_statement s where s.reader_id = ${me} and s.due_cents > 0 and s.state not in ('carried', 'paid')`,
    ),
  ],
  kept: {
    earnings_statement: 'the books of time and money, by number',
    earnings_line: 'the books of time and money, by number',
    earnings_dispute: 'the books of time and money, by number',
  },
}
