import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const tickets = pgTable('ticket', {
  id: text().primaryKey(),
  personId: text('person_id').notNull(),
  topic: text({ enum: ['account', 'payment', 'reading', 'message', 'technical', 'other'] }).notNull(),
  subject: text().notNull(),
  state: text({ enum: ['open', 'answered', 'closed'] }).notNull(),
  askedAt: instant('asked_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  lines: integer().notNull(),
  turn: bigint({ mode: 'number' }).notNull(),
})

export const ticketLines = pgTable('ticket_line', {
  id: text().primaryKey(),
  ticketId: text('ticket_id').notNull(),
  number: integer().notNull(),
  byId: text('by_id').notNull(),
  desk: boolean().notNull(),
  body: text().notNull(),
  image: text(),
  at: instant('at').notNull(),
})
