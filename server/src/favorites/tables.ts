import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const favorites = pgTable(
  'favorite',
  {
    clientId: text('client_id').notNull(),
    readerId: text('reader_id').notNull(),
    online: boolean().notNull().default(false),
    special: boolean().notNull().default(false),
    slot: boolean().notNull().default(false),
    since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.readerId] })],
)
