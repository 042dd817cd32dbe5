import * as z from 'zod/mini'
import { Country, Locale, Mobile, Password, Province, TimeZone } from './account-fields.ts'
import { Email, Id, id, Instant, list, Name, Nothing, Page, Reason, Seconds, Typed, Username } from './atoms.ts'
import { oneTimeCodeDigits } from './lengths.ts'
import { Listed, Member } from './member.ts'
import { adminRoles, get, post, roles, type Area } from './route.ts'
import { ordering, sifting } from './sifting.ts'
import { signUp } from './sign-up.ts'

const Role = z.enum(roles)
const AdminRole = z.enum(adminRoles)
const UserId = id('usr')
/** What was typed where a password is asked for; its length tells nothing, so it isn't refused for it. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(1000))
/** A user name or an e-mail address, as one types it at sign-in. */
const TypedLogin = z.string().check(z.trim(), z.minLength(1), z.maxLength(254))
const OneTimeCode = z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${oneTimeCodeDigits}}$`)))
/** A code of the authenticator app, or a recovery code. */
const SecondFactor = z.string().check(z.trim(), z.minLength(6), z.maxLength(40))
const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/))

const User = z.object({
  id: Id,
  type: Role,
  username: z.string(),
  first_name: z.string(),
  locale: z.string(),
  /** Of somebody of the house. */
  admin_role: z.optional(AdminRole),
})
/** What coming in answers; the refresh token goes in a cookie that no script reads. */
const Entry = z.object({ token: z.string(), expires_in: Seconds, user: User })
/** How pictures of the other person appear in a live chat: at once, or blurred until they are opened. */
export const LivePictures = z.enum(['shown', 'blurred'])

/** A person's own account. `member_id` is the person, `customer_id` the handle of their saved cards. */
const Own = z.object({
  ...User.shape,
  member_id: Id,
  customer_id: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  mobile_number: z.nullable(z.string()),
  country: z.nullable(z.string()),
  time_zone: z.string(),
  paid_seconds: Seconds,
  free_seconds: Seconds,
  limits: z.record(z.string(), z.unknown()),
  live_pictures: LivePictures,
  flags: z.object({ totp: z.boolean(), trusted: z.boolean(), email_confirmed: z.boolean() }),
  unread: z.object({ messages: z.int(), notices: z.int() }),
})
const Profile = z.object({
  ...User.shape,
  last_name: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  country: z.nullable(z.string()),
  province: z.nullable(z.string()),
  time_zone: z.string(),
  live_pictures: LivePictures,
})
const SignIn = z.object({
  id: Id,
  device: z.string(),
  address: z.string(),
  made_at: Instant,
  seen_at: Instant,
  current: z.boolean(),
})
/** The secret, as text and as an otpauth address, only when enrolling; recovery codes only when made, once. */
const Totp = z.object({
  on: z.boolean(),
  secret: z.optional(z.string()),
  uri: z.optional(z.string()),
  recovery_codes: z.optional(z.array(z.string())),
})

export const accounts = {
  ...signUp,
  confirm: post('/api/otp-varified', {
    access: 'public',
    early: true,
    tx: 'none',
    also: ['/api/otp-verified'],
    limit: 'code_tries',
    body: z.strictObject({ user_id: UserId, code: OneTimeCode }),
    returns: Entry,
  }),
  resendCode: post('/api/resent-otp', {
    access: 'public',
    early: true,
    also: ['/api/resend-otp'],
    limit: 'code_tries',
    tx: 'none',
    /** `mail` in place of an SMS; without `code_by` as it was chosen. */
    body: z.strictObject({ user_id: UserId, code_by: z.optional(z.literal('mail')) }),
    returns: z.object({ sent: z.literal(true) }),
  }),
  confirmByLink: post('/api/verification', {
    access: 'public',
    early: true,
    tx: 'none',
    limit: 'code_tries',
    body: z.strictObject({ token: Token }),
    returns: Entry,
  }),
  login: post('/api/login', {
    access: 'public',
    early: true,
    limit: 'login',
    body: z.strictObject({
      login: TypedLogin,
      password: TypedPassword,
      totp: z.optional(SecondFactor),
      /** From a letter: is heard where too many wrong tries were made, `by_code` in the refusal. */
      code: z.optional(OneTimeCode),
    }),
    returns: Entry,
  }),
  sendSignInCode: post('send-sign-in-code', {
    access: 'public',
    early: true,
    limit: 'code_tries',
    body: z.strictObject({ login: TypedLogin }),
    returns: z.object({ sent: z.literal(true) }),
  }),
  refresh: post('/api/refresh', {
    access: 'public',
    early: true,
    limit: 'refresh',
    tx: 'none',
    body: z.strictObject({}),
    returns: Entry,
  }),
  logout: post('/api/logout', { access: 'member', body: z.strictObject({}), returns: Nothing }),
  signIns: get('me/sign-ins', { access: 'member', returns: z.array(SignIn) }),
  endSignIns: post('me/sign-ins', {
    access: 'member',
    /** One sign-in, or without `id` all others than this one. */
    body: z.strictObject({ id: z.optional(id('sgn')) }),
    returns: z.array(SignIn),
  }),
  totp: post('me/totp', {
    access: 'member',
    body: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('enrol'), password: TypedPassword, totp: z.optional(SecondFactor) }),
      z.strictObject({ step: z.literal('confirm'), totp: SecondFactor }),
      /** Shows the second factor again, for what asks for it. */
      z.strictObject({ step: z.literal('prove'), totp: SecondFactor }),
      z.strictObject({ step: z.literal('recovery_codes'), password: TypedPassword, totp: SecondFactor }),
      z.strictObject({ step: z.literal('off'), password: TypedPassword, totp: SecondFactor }),
    ]),
    returns: Totp,
  }),
  own: get('/api/detail-members', { access: 'member', returns: Own }),
  profile: get('profile', { access: 'member', returns: Profile }),
  updateProfile: post('update-profile', {
    access: 'member',
    body: z.strictObject({
      first_name: z.optional(Name),
      last_name: z.optional(z.nullable(Name)),
      country: z.optional(Country),
      province: z.optional(z.nullable(Province)),
      time_zone: z.optional(TimeZone),
      locale: z.optional(Locale),
      live_pictures: z.optional(LivePictures),
    }),
    returns: Profile,
  }),
  updateUser: post('update-user', {
    access: 'member',
    body: z.strictObject({
      /** The one in force; needed for every change. */
      password: TypedPassword,
      username: z.optional(Username),
      new_password: z.optional(Password),
      mobile_number: z.optional(z.nullable(Mobile)),
      /** First without, then, with the code that was sent to the new address, once more. */
      email: z.optional(Email),
      email_code: z.optional(OneTimeCode),
    }),
    /** `email_code_sent_to`: where the code for a new e-mail address went; null when none is needed. */
    returns: z.object({ user: User, email: z.string(), email_code_sent_to: z.nullable(z.string()) }),
  }),
  sendReset: post('send-reset-password', {
    access: 'public',
    early: true,
    limit: 'code_tries',
    /** `email`: or a user name, for who has proven a telephone and no address yet. */
    body: z.strictObject({ email: z.union([Email, Username]) }),
    returns: z.object({ sent: z.literal(true) }),
  }),
  reset: post('reset-password', {
    access: 'public',
    early: true,
    limit: 'code_tries',
    body: z.strictObject({ token: Token, password: Password }),
    returns: Nothing,
  }),
  member: get('member-info', { access: 'member', query: z.strictObject({ id: z.optional(UserId) }), returns: Member }),
  members: get('members-info', {
    access: ['CLIENT', 'READER', 'ADMIN:moderation', 'ADMIN:money'],
    /** All but `q` counts for an admin alone, and what tells of money for those who see it. */
    query: z.strictObject({
      ...sifting,
      ...ordering,
      ...Page.shape,
    }),
    returns: list(Listed),
  }),
  /** Whom a word brings to mind first: whose name begins so, then those of whom any word does, then the others. */
  closestMembers: get('members-info/closest', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    query: z.strictObject({ q: Typed.check(z.minLength(1)) }),
    returns: z.array(Listed),
  }),
  /** How many members are sifted out so; of those whom a word finds so many are counted, and `more` says that there are more. */
  countMembers: get('members-info/count', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    query: z.strictObject(sifting),
    returns: z.object({ count: z.int(), more: z.boolean() }),
  }),
  trusted: get('members-info/whitelist', { access: ['ADMIN:money'], returns: z.array(Member) }),
  trust: post('members-info/whitelist', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({ member_id: UserId, on: z.boolean(), reason: Reason }),
    returns: Member,
  }),
  /**
   * Closes somebody's account for good, or opens it again: they are out at once and cannot come in. Paid time that is left
   * is refunded before; only where `fraud` is proven it stays, which those say, and take back, who see money.
   */
  close: post('members-info/close', {
    access: ['ADMIN:moderation'],
    proof: true,
    body: z.strictObject({
      member_id: UserId,
      on: z.boolean(),
      reason: Reason,
      fraud: z._default(z.boolean(), false),
    }),
    returns: Member,
  }),
  /** A `rate_cents_per_minute` is for those to say who see money; without it the pay is the usual one. */
  approve: post('members-info/approve', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    body: z.strictObject({
      member_id: UserId,
      decision: z.enum(['approve', 'refuse']),
      reason: z.optional(Reason),
      /** How it stood when they decided: where it has moved, nothing is done. */
      was: z.optional(z.enum(['waiting', 'approved', 'refused'])),
      rate_cents_per_minute: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
    }),
    returns: Member,
  }),
  rate: post('members-info/rate', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({
      member_id: UserId,
      rate_cents_per_minute: z.int().check(z.minimum(0), z.maximum(1000)),
      reason: Reason,
    }),
    returns: Member,
  }),
  /** What an admin is there for. It ends their sign-ins, and somebody with `any` always remains. */
  setAdminRole: post('members-info/admin-role', {
    access: ['ADMIN:any'],
    proof: true,
    body: z.strictObject({ member_id: UserId, admin_role: AdminRole, reason: Reason }),
    returns: Member,
  }),
} satisfies Area
