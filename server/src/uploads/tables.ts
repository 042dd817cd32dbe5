import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const uploads = pgTable('upload', {
  name: text().primaryKey(),
  personId: text('person_id'),
  width: integer().notNull(),
  height: integer().notNull(),
  madeAt: instant('made_at').notNull(),
  claimedAt: instant('claimed_at'),
})
