import * as z from 'zod/mini'
import { boolean, bytes, day, integer, json, moment, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'
import { mobilePlace, unseal } from './sealed.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('account_person', {
      gives: {
        id: text,
        role: text,
        username: text,
        email: text,
        first_name: text,
        last_name: nullable(text),
        date_of_birth: nullable(day),
        country: nullable(text),
        province: nullable(text),
        mobile: nullable(bytes),
        time_zone: text,
        locale: text,
        live_pictures: nullable(text),
        terms_version: nullable(text),
        offer: nullable(text),
        paid_sign_up: boolean,
        state: text,
        approval: nullable(text),
        rate_cents_per_minute: nullable(integer),
        made_at: moment,
        verified_at: nullable(moment),
      },
      whose: (me) => `t.id = ${me}`,
      place: 't.id',
      by: () => ({ rate_cents_per_minute: `case when t.role = 'READER' then t.rate_cents_per_minute end` }),
      opened: ({ id, mobile }, keys) => ({ mobile: mobile && unseal(keys, mobilePlace(id), mobile) }),
    }),
    tells('account_sign_in', {
      gives: {
        made_at: moment,
        seen_at: moment,
        ended_at: nullable(moment),
        ended_because: nullable(text),
        device: text,
        address: text,
      },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.id',
    }),
    tells('account_application', {
      gives: {
        words: json(z.unknown()),
        picture: nullable(text),
        reason: nullable(text),
        decided_at: nullable(moment),
      },
      whose: (me) => `t.person_id = ${me}`,
      place: 't.person_id',
    }),
  ],
  untold: {
    account_code: 'what a code can be checked with',
    account_recovery_code: 'the same',
    account_token: 'what a sign-in can be checked with',
  },
}
