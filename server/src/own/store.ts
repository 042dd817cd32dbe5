import { moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const consent = {
  to: notNull(oneOf(['terms', 'automatic_top_up', 'kept_card', 'push'])),
  version: nullable(text),
  at: notNull(moment),
  ended_at: nullable(moment),
}
export type Consent = RowOf<typeof consent>
const agreed = reads('own_consents', {
  takes: { personId: text },
  gives: consent,
  text: ($) => `select 'terms' as "to", terms_version as version, made_at as at, null::timestamptz(3) as ended_at
      from account_person where id = ${$.personId} and terms_version is not null
    union all select 'automatic_top_up', terms::text, agreed_at, off_at from topup where client_id = ${$.personId}
    union all select 'kept_card', null, made_at, removed_at from payment_card where client_id = ${$.personId}
    union all select 'push', null, added_at, null from push_subscription where person_id = ${$.personId}
    order by 3 desc`,
})
/** What somebody has agreed to, the latest first. */
export const listConsents = (db: Db, personId: string) => db.run(agreed, { personId })

const account = {
  username: text,
  email: text,
  /** Theirs as they say; nothing is sent there until it is proven. */
  said_email: text,
  locale: text,
  first_name: text,
  last_name: nullable(text),
  made_at: moment,
}
export type Account = RowOf<typeof account>
const whose = reads('own_account', {
  takes: { personId: text },
  gives: account,
  text: ($) =>
    `select username, email, coalesce(wanted_email, email) as said_email, locale, first_name, last_name, made_at from account_person where id = ${$.personId}`,
})
export const findAccount = async (db: Db, personId: string) => (await db.run(whose, { personId }))[0]
