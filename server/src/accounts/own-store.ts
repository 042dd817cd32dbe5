import * as z from 'zod/mini'
import { boolean, bytes, day, integer, json, moment, nullable, text } from '../kernel/columns.ts'
import { erases, hinders, removes, tells, type Own } from '../kernel/own.ts'
import { mobilePlace, unseal } from './sealed.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('account_person', {
      gives: {
        id: text,
        role: text,
        admin_role: nullable(text),
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
      by: () => ({
        email: 'coalesce(t.wanted_email, t.email)',
        rate_cents_per_minute: `case when t.role = 'READER' then t.rate_cents_per_minute end`,
      }),
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
  hinders: [
    // Closed by the house: it may have been by mistake, and what was paid by fraud is not refunded.
    hinders(null, 'closed', (me) => `select from account_person p where p.id = ${me} and p.blocked_at is not null`),
    hinders(
      'last_admin',
      'last_admin',
      (me) =>
        `select from account_person p where p.id = ${me} and p.admin_role = 'any' and not exists (select from account_person o where o.admin_role = 'any' and o.state = 'active' and o.id <> ${me})`,
    ),
  ],
  erased: [
    erases(
      'account_gone_name',
      (me) => `insert into account_gone_name (name)
      select sha256(convert_to(lower(username), 'UTF8')) from account_person where id = ${me} and state <> 'erased'
      on conflict do nothing`,
    ),
    erases(
      'account_person',
      (me) => `update account_person set state = 'erased',
        username = 'former-member-' || left(md5(id), 10), email = lower(id), first_name = '', last_name = null,
        date_of_birth = null, country = null, province = null, mobile = null, password_hash = '', offer = null,
        live_pictures = null, time_zone = 'UTC', locale = 'en', totp_secret = null, totp_pending = null,
        blocked_reason = null, trusted_reason = null, password_mark = null, wanted_email = null
      where id = ${me} and state <> 'erased'`,
    ),
    removes('account_sign_in'),
    removes('account_application'),
    removes('account_code'),
    removes('account_recovery_code'),
  ],
  kept: { account_token: 'goes with its sign-in' },
}
