import * as z from 'zod/mini'
import { bytes, json, moment, nullable, text } from '../kernel/columns.ts'
import { removes, tells, type Own } from '../kernel/own.ts'
import { numberOf } from './numbers.ts'

const side = (me: string) => `exists (select from reading r where r.id = t.reading_id
  and ((t.side = 'client' and r.client_id = ${me}) or (t.side = 'reader' and r.reader_id = ${me})))`

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('phone_number', {
      gives: { person_id: text, number: nullable(bytes), verified_at: nullable(moment), hours: json(z.unknown()) },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.person_id',
      by: () => ({ number: 't.sealed' }),
      opened: ({ person_id: id, number }, keys) => ({ number: number && numberOf(keys, id, number) }),
    }),
    tells('phone_event', {
      gives: { reading_id: text, what: text, at: moment },
      whose: side,
      place: 't.id',
    }),
  ],
  untold: { phone_leg: 'how the carrier was asked to ring; what came of it is told' },
  erased: [removes('phone_number')],
  kept: { phone_event: 'the books of time and money, by number', phone_leg: 'the books of time and money, by number' },
}
