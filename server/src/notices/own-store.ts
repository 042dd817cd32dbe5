import * as z from 'zod/mini'
import { boolean, json, moment, nullable, text } from '../kernel/columns.ts'
import { erases, removes, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('notice', {
      gives: {
        id: text,
        event: text,
        title_code: text,
        title_values: json(z.unknown()),
        body: text,
        link: nullable(text),
        at: moment,
        read_at: nullable(moment),
        hidden_at: nullable(moment),
      },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.id',
    }),
    tells('notice_setting', {
      gives: { event: text, site: boolean, mail: boolean, push: boolean },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.event',
    }),
    tells('notice_mark', {
      gives: { post_id: text, read_at: nullable(moment), hidden_at: nullable(moment) },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.post_id',
    }),
  ],
  untold: {
    notice_post: 'what the house says to everybody',
  },
  erased: [
    removes('notice'),
    erases(
      'notice_of_others',
      (me) => `update notice n set title_values = n.title_values || '{"name": "former member"}'
      from own_erasure e where e.person_id = ${me} and n.title_values->>'name' = any (e.names)`,
    ),
    removes('notice_setting'),
    removes('notice_mark'),
  ],
  kept: { notice_post: 'what the house says to everybody' },
}
