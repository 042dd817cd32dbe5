import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it: a reader has the warnings that they were told of. */
export const own: Own = {
  told: [
    tells('pressure_flag', {
      gives: {
        id: text,
        kind: text,
        subject_id: text,
        found: text,
        times: integer,
        at: moment,
        outcome: nullable(text),
        decided_at: nullable(moment),
        decided_words: nullable(text),
      },
      whose: (me) => `t.reader_id = ${me} and t.outcome in ('warned', 'withdrawn')`,
    }),
  ],
  kept: { pressure_flag: 'a deed of the house, by number' },
}
