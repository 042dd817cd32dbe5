import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TextSpan } from '@evenlight/core/redaction'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const messages = pgTable('message', {
  id: text().primaryKey(),
  clientId: text('client_id').notNull(),
  readerId: text('reader_id').notNull(),
  type: text({ enum: ['CLIENT', 'READER'] }).notNull(),
  senderId: text('sender_id')
    .notNull()
    .generatedAlwaysAs(sql`case type when 'CLIENT' then client_id else reader_id end`),
  recipientId: text('recipient_id')
    .notNull()
    .generatedAlwaysAs(sql`case type when 'CLIENT' then reader_id else client_id end`),
  words: text().notNull(),
  typed: text(),
  redactions: jsonb().$type<TextSpan[]>().notNull().default([]),
  image: text(),
  state: text({ enum: ['waiting', 'delivered', 'returned'] })
    .notNull()
    .default('waiting'),
  createdAt: instant('created_at').notNull(),
  claimedBy: text('claimed_by'),
  claimedUntil: instant('claimed_until'),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  deliversAt: instant('delivers_at'),
  deliveredAt: instant('delivered_at'),
  returnedReason: text('returned_reason'),
  readAt: instant('read_at'),
  hiddenBySender: boolean('hidden_by_sender').notNull().default(false),
  hiddenByRecipient: boolean('hidden_by_recipient').notNull().default(false),
})
