import { integer, moment, nullable, text } from '../kernel/columns.ts'
import { removes, tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('client_limit', {
      gives: { name: text, value: nullable(integer), next_value: nullable(integer), next_at: nullable(moment) },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.name',
    }),
    tells('client_cool_off', {
      gives: { cool_off_until: moment },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.client_id',
    }),
    tells('client_limit_offer', {
      gives: { set_aside_at: moment },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.client_id',
    }),
  ],
  erased: [
    removes('client_limit', 'client_id'),
    removes('client_cool_off', 'client_id'),
    removes('client_limit_offer', 'client_id'),
  ],
}
