import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const whole = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const payments = pgTable('payment', {
  id: text().primaryKey(),
  clientId: text('client_id').notNull(),
  packageId: text('package_id').notNull(),
  amountCents: whole('amount_cents').notNull(),
  paidSeconds: whole('paid_seconds').notNull(),
  freeSeconds: whole('free_seconds').notNull(),
  method: text().notNull(),
  state: text({ enum: ['intent', 'unknown', 'review', 'captured', 'declined'] })
    .notNull()
    .default('intent'),
  requestKey: text('request_key'),
  madeAt: instant('made_at').notNull(),
  settledAt: instant('settled_at'),
})

export const demoCharges = pgTable('payment_demo_charge', {
  paymentId: text('payment_id').primaryKey(),
  amountCents: whole('amount_cents').notNull(),
  answer: text({ enum: ['approved', 'declined', 'timeout', 'review'] }).notNull(),
  madeAt: instant('made_at').notNull(),
})
