import { bigint, boolean, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })
const stretch = customType<{ data: string }>({ dataType: () => 'int8range' })
const counted = (name: string) => ms(name).generatedAlwaysAsIdentity().primaryKey()

export const reading = pgTable('reading', {
  id: text().primaryKey(),
  channel: text().notNull(),
  client_id: text().notNull(),
  reader_id: text().notNull(),
  state: text().notNull(),
  question: text(),
  limit_seconds: integer(),
  continue_on_paid: boolean().notNull(),
  rate_cents_per_minute: integer().notNull(),
  requested_ms: ms('requested_ms').notNull(),
  accepted_ms: ms('accepted_ms'),
  opened_ms: ms('opened_ms'),
  started_ms: ms('started_ms'),
  ended_ms: ms('ended_ms'),
  ended_by: text(),
  end_cause: text(),
  declined_reason: text(),
  free_seconds_held: integer().notNull().default(0),
  paid_seconds_held: integer().notNull().default(0),
  free_seconds: integer(),
  paid_seconds: integer(),
  unbilled_seconds: integer(),
  auto_return: text(),
  warned: jsonb().notNull().default([]),
  due_ms: ms('due_ms'),
})
export const readingStop = pgTable('reading_stop', {
  id: counted('id'),
  reading_id: text().notNull(),
  reason: text().notNull(),
  from_ms: ms('from_ms').notNull(),
  to_ms: ms('to_ms'),
})
export const readingMoment = pgTable('reading_moment', {
  id: counted('id'),
  reading_id: text().notNull(),
  at_ms: ms('at_ms').notNull(),
  what: text().notNull(),
  who: text().notNull(),
})
export const readingPresence = pgTable('reading_presence', {
  id: text().primaryKey(),
  reading_id: text().notNull(),
  side: text().notNull(),
  node: text().notNull(),
  from_ms: ms('from_ms').notNull(),
  to_ms: ms('to_ms'),
})
export const readingNode = pgTable('reading_node', {
  node: text().primaryKey(),
  lease_ms: ms('lease_ms').notNull(),
  seen_ms: ms('seen_ms').notNull(),
})
export const readingBilled = pgTable('reading_billed', {
  reading_id: text().notNull(),
  client_id: text().notNull(),
  reader_id: text().notNull(),
  stretch: stretch('stretch').notNull(),
})
export const chatMessage = pgTable('chat_message', {
  reading_id: text().notNull(),
  seq: integer().notNull(),
  id: text().notNull(),
  sender_id: text().notNull(),
  client_msg_id: text().notNull(),
  body: text().notNull(),
  image: text(),
  at_ms: ms('at_ms').notNull(),
  read_ms: ms('read_ms'),
})
