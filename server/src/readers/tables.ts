import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const words = (name: string) => text(name).array().notNull().default([])

export const readers = pgTable('reader', {
  id: text().primaryKey(),
  username: text().notNull(),
  displayName: text('display_name').notNull(),
  headline: text().notNull(),
  about: text().notNull().default(''),
  picture: text(),
  expertises: words('expertises'),
  languages: words('languages'),
  channels: words('channels'),
  years: integer().notNull().default(0),
  timeZone: text('time_zone').notNull(),
  schedule: jsonb().$type<{ weekday: number; from: string; to: string }[]>().notNull().default([]),
  listed: boolean().notNull().default(false),
  listedAt: instant('listed_at').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  availability: text({ enum: ['available', 'paused', 'away'] })
    .notNull()
    .default('available'),
  backAt: instant('back_at'),
  online: boolean().notNull().default(false),
  readingId: text('reading_id'),
  statusLine: text('status_line').notNull().default(''),
  greeting: text().notNull().default(''),
  quickReplies: words('quick_replies'),
  spread: integer().array().notNull().default([0, 0, 0, 0, 0]),
  readingsCount: integer('readings_count').notNull().default(0),
  reviewsCount: integer('reviews_count').notNull().default(0),
  ratingHundredths: integer('rating_hundredths').notNull().default(0),
  score: integer().notNull().default(0),
  search: text().notNull().default(''),
  tags: words('tags'),
})

export const tags = pgTable(
  'reader_tag',
  {
    tag: text().notNull(),
    readerId: text('reader_id').notNull(),
    score: integer().notNull(),
    ratingHundredths: integer('rating_hundredths').notNull(),
    listedAt: instant('listed_at').notNull(),
    readingsCount: integer('readings_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.readerId, table.tag] })],
)

export const presence = pgTable(
  'reader_presence',
  { readerId: text('reader_id').notNull(), node: text().notNull() },
  (table) => [primaryKey({ columns: [table.readerId, table.node] })],
)

export const nodes = pgTable('reader_node', { node: text().primaryKey(), seenAt: instant('seen_at').notNull() })
