import { moment, nullable, text } from '../kernel/columns.ts'
import { hinders, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('full_ban', {
      gives: {
        id: text,
        state: text,
        suspended_at: nullable(moment),
        suspended_words: nullable(text),
        decided_at: nullable(moment),
        decided_words: nullable(text),
        until_at: nullable(moment),
        appeal: nullable(text),
        appealed_at: nullable(moment),
        answered_words: nullable(text),
        lifted_at: nullable(moment),
        lifted_words: nullable(text),
      },
      whose: (me) => `t.person_id = ${me} and t.state not in ('asked', 'refused')`,
      place: 't.id',
    }),
    tells('full_ban_request', {
      gives: { ban_id: text, reading_id: nullable(text), reason: text, at: moment },
      whose: (me) => `t.reader_id = ${me}`,
      place: 't.ban_id',
    }),
  ],
  hinders: [
    // That a reader asked for a ban nobody is told, and who is out can't come in.
    hinders(
      null,
      'full_ban',
      (me) => `select from full_ban b where b.person_id = ${me} and (b.due_at is not null or b.state = 'banned')`,
    ),
  ],
  kept: { full_ban: 'why somebody was put out of the site, by number', full_ban_request: 'the same' },
}
