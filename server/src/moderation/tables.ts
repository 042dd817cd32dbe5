import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const strikes = pgTable('moderation_strike', {
  personId: text('person_id').notNull(),
  clientMsgId: text('client_msg_id').notNull(),
  readingId: text('reading_id').notNull(),
  kind: text().notNull(),
  at: instant('at').notNull(),
})
export const words = pgTable('moderation_words', {
  single: boolean().primaryKey().default(true),
  words: text().array().notNull().default([]),
})
