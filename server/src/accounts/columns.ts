import { LivePictures } from '@evenlight/contract/accounts'
import { adminRoles, roles } from '@evenlight/contract/route'
import { boolean, bytes, day, integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'

// What is changed together, each set by one statement of `store.ts`.
/** `wanted_email`: what they say is theirs while a telephone is all that is proven; `email` is nobody's then. */
export const names = { username: text, email: text, wanted_email: nullable(text), mobile: nullable(bytes) }
export const profile = {
  first_name: text,
  last_name: nullable(text),
  country: nullable(text),
  province: nullable(text),
  time_zone: text,
  locale: text,
  live_pictures: nullable(oneOf(LivePictures.options)),
}
export const confirmation = {
  state: oneOf(['pending', 'active', 'lapsed', 'erased', 'decoy']),
  verified_at: nullable(moment),
}
/** Of who waits for a code: the taken address that was typed, and two bytes of the password. */
export const trial = { decoy_email: nullable(text), password_mark: nullable(bytes) }
const rate = { rate_cents_per_minute: integer }
export const decision = { approval: nullable(oneOf(['waiting', 'approved', 'refused'])), ...rate }
export const block = {
  blocked_at: nullable(moment),
  blocked_until: nullable(moment),
  blocked_reason: nullable(text),
}
export const trust = { trusted_at: nullable(moment), trusted_reason: nullable(text) }
export const secondFactor = { totp_secret: nullable(bytes), totp_pending: nullable(bytes), totp_step: integer }

/** Of somebody of the house alone. */
export const house = { admin_role: nullable(oneOf(adminRoles)) }

/** What stays as it was when the account was made. */
export const origin = {
  date_of_birth: nullable(day),
  terms_version: nullable(text),
  offer: nullable(text),
  paid_sign_up: boolean,
  made_at: moment,
}
export const person = {
  id: text,
  role: oneOf(roles),
  ...house,
  ...names,
  password_hash: text,
  password_version: integer,
  ...profile,
  ...origin,
  ...confirmation,
  ...trial,
  ...decision,
  ...block,
  ...trust,
  ...secondFactor,
  totp_exempt: boolean,
}
export type Person = RowOf<typeof person>
export const personColumns = Object.keys(person)
  .map((column) => `p.${column}`)
  .join(', ')
/** Somebody as the house lists them: with what a reader is called on the site. */
export const listed = { ...person, display_name: nullable(text) }
export const listedColumns = `${personColumns}, (select nullif(display_name, p.username) from reader where id = p.id) as display_name`

/** Whoever may come in at `now`: confirmed, not blocked, and approved where that is asked. */
export const admitted = (now: string) => `p.state = 'active' and (p.blocked_at is null or p.blocked_until <= ${now})
    and (p.approval is null or p.approval = 'approved')`
