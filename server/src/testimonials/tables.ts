import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const testimonials = pgTable('testimonial', {
  id: text().primaryKey(),
  readingId: text('reading_id').notNull(),
  clientId: text('client_id').notNull(),
  readerId: text('reader_id').notNull(),
  stars: integer().notNull(),
  text: text(),
  at: instant('at').notNull(),
  reply: text(),
  repliedAt: instant('replied_at'),
  removedAt: instant('removed_at'),
  removedReason: text('removed_reason', {
    enum: ['contact_details', 'private_facts', 'insults', 'unlawful', 'not_about_the_reading'],
  }),
  removedBy: text('removed_by'),
})
