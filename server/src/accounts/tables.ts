import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { output } from 'zod/v4/core'
import type { applicationFields } from '@evenlight/contract/account-fields'

type Application = { [K in keyof typeof applicationFields]: output<(typeof applicationFields)[K]> }
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const people = pgTable('account_person', {
  id: text().primaryKey(),
  role: text({ enum: ['CLIENT', 'READER', 'ADMIN'] }).notNull(),
  username: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordVersion: integer('password_version').notNull().default(1),
  firstName: text('first_name').notNull(),
  lastName: text('last_name'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  country: text(),
  province: text(),
  mobile: bytes('mobile'),
  timeZone: text('time_zone').notNull().default('UTC'),
  locale: text().notNull().default('en'),
  termsVersion: text('terms_version'),
  offer: text(),
  paidSignUp: boolean('paid_sign_up').notNull().default(false),
  state: text({ enum: ['pending', 'active', 'lapsed', 'erased'] })
    .notNull()
    .default('pending'),
  approval: text({ enum: ['waiting', 'approved', 'refused'] }),
  rateCentsPerMinute: integer('rate_cents_per_minute').notNull().default(48),
  blockedAt: instant('blocked_at'),
  blockedUntil: instant('blocked_until'),
  blockedReason: text('blocked_reason'),
  trustedAt: instant('trusted_at'),
  trustedReason: text('trusted_reason'),
  totpSecret: bytes('totp_secret'),
  totpPending: bytes('totp_pending'),
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  totpExempt: boolean('totp_exempt').notNull().default(false),
  madeAt: instant('made_at').notNull(),
  verifiedAt: instant('verified_at'),
})
export type Person = typeof people.$inferSelect
export type NewPerson = typeof people.$inferInsert

export const reservedNames = pgTable('account_reserved_name', {
  name: text().primaryKey(),
  until: instant('until').notNull(),
})

export const signIns = pgTable('account_sign_in', {
  id: text().primaryKey(),
  personId: text('person_id').notNull(),
  madeAt: instant('made_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  idleUntil: instant('idle_until').notNull(),
  endsAt: instant('ends_at').notNull(),
  endedAt: instant('ended_at'),
  endedBecause: text('ended_because'),
  device: text().notNull(),
  address: text().notNull(),
})

export const tokens = pgTable('account_token', {
  refreshHash: bytes('refresh_hash').primaryKey(),
  accessHash: bytes('access_hash').notNull(),
  signInId: text('sign_in_id').notNull(),
  accessUntil: instant('access_until').notNull(),
  replacedAt: instant('replaced_at'),
})

export const codes = pgTable(
  'account_code',
  {
    personId: text('person_id').notNull(),
    purpose: text({ enum: ['sign_up', 'email', 'reset'] }).notNull(),
    codeHash: bytes('code_hash'),
    tokenHash: bytes('token_hash'),
    subject: text(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (code) => [primaryKey({ columns: [code.personId, code.purpose] })],
)

export const recoveryCodes = pgTable(
  'account_recovery_code',
  { personId: text('person_id').notNull(), codeHash: bytes('code_hash').notNull() },
  (code) => [primaryKey({ columns: [code.personId, code.codeHash] })],
)

export const applications = pgTable('account_application', {
  personId: text('person_id').primaryKey(),
  words: jsonb('words').$type<Application>().notNull(),
  picture: text(),
  reason: text(),
  decidedAt: instant('decided_at'),
})
