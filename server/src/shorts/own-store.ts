import { moment, nullable, text } from '../kernel/columns.ts'
import { hinders, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('short_chat', {
      gives: { reading_id: text, ended_at: moment, decision: nullable(text), decided_at: nullable(moment) },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.reading_id',
    }),
  ],
  hinders: [
    hinders(
      'earnings_open',
      'short_chat',
      (me) => `select from short_chat c where c.reader_id = ${me} and c.decision is null`,
    ),
  ],
  kept: { short_chat: 'the books of time and money, by number' },
}
