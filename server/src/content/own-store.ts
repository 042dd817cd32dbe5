import { boolean, integer, moment, nullable, text } from '../kernel/columns.ts'
import { erases, removes, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('content_piece', {
      gives: {
        id: text,
        kind: text,
        slug: text,
        category: text,
        state: text,
        saved_at: moment,
        published_at: nullable(moment),
        returned_reason: nullable(text),
      },
      whose: (me) => `t.author_id = ${me}`,
      place: 't.id',
    }),
    tells('content_version', {
      gives: {
        piece_id: text,
        number: integer,
        locale: text,
        title: text,
        summary: text,
        body: text,
        saved_at: moment,
        live: boolean,
      },
      whose: (me) => `exists (select from content_piece p where p.id = t.piece_id and p.author_id = ${me})`,
      place: "t.piece_id || lpad(t.number::text, 9, '0')",
    }),
  ],
  erased: [
    erases(
      'content_version',
      (me) => `delete from content_version v using content_piece p where p.id = v.piece_id and p.author_id = ${me}`,
    ),
    removes('content_piece', 'author_id'),
  ],
}
