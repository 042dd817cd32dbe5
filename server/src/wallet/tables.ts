import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const whole = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const packages = pgTable('wallet_package', {
  id: text().primaryKey(),
  name: text().notNull(),
  priceCents: whole('price_cents').notNull(),
  paidSeconds: whole('paid_seconds').notNull(),
  freeSeconds: whole('free_seconds').notNull(),
  position: integer().notNull(),
  onSale: boolean('on_sale').notNull().default(true),
})

export const accounts = pgTable('wallet_account', {
  id: text().primaryKey(),
  kind: text({ enum: ['house', 'paid', 'free', 'earnings', 'points'] }).notNull(),
  unit: text({ enum: ['seconds', 'cents', 'points'] }).notNull(),
  personId: text('person_id'),
  source: text(),
  origin: text(),
  priceCents: whole('price_cents'),
  boughtSeconds: whole('bought_seconds'),
  expiresAt: instant('expires_at'),
  readersMax: integer('readers_max'),
  openedAt: instant('opened_at').notNull(),
  balance: whole('balance').notNull().default(0),
  held: whole('held').notNull().default(0),
  version: whole('version').notNull().default(0),
})

export const transfers = pgTable('wallet_transfer', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  posting: whole('posting').notNull(),
  ref: text().notNull(),
  debit: text().notNull(),
  credit: text().notNull(),
  unit: text({ enum: ['seconds', 'cents', 'points'] }).notNull(),
  amount: whole('amount').notNull(),
  state: text({ enum: ['posted', 'pending', 'voided'] }).notNull(),
  resolves: text(),
  corrects: text(),
  cause: text().notNull(),
  subject: text().notNull(),
  personId: text('person_id').notNull(),
  readerId: text('reader_id'),
  byId: text('by_id'),
  reason: text(),
  rateCentsPerMinute: integer('rate_cents_per_minute'),
  at: instant('at').notNull(),
  debitBalance: whole('debit_balance'),
  debitVersion: whole('debit_version'),
  creditBalance: whole('credit_balance'),
  creditVersion: whole('credit_version'),
})
