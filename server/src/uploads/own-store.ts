import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'
import { removeUploadsOf } from './clean.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('upload', {
      gives: { name: text, width: integer, height: integer, made_at: moment, claimed_at: nullable(moment) },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.name',
    }),
  ],
  erased: [{ table: 'upload', run: (tx, personId, parts) => removeUploadsOf(tx, parts, personId) }],
}
