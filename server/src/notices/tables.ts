import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const personal = ['message_delivered', 'message_returned', 'ticket_answered'] as const

export const notices = pgTable('notice', {
  id: text().primaryKey(),
  personId: text('person_id').notNull(),
  event: text({ enum: personal }).notNull(),
  title: text().notNull(),
  body: text().notNull(),
  link: text(),
  at: instant('at').notNull(),
  readAt: instant('read_at'),
  hiddenAt: instant('hidden_at'),
})

export const posts = pgTable('notice_post', {
  id: text().primaryKey(),
  audience: text({ enum: ['everybody', 'clients', 'readers'] }).notNull(),
  title: text().notNull(),
  body: text().notNull(),
  pinned: boolean().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull().default(new Date(8.64e15)),
  postedBy: text('posted_by').notNull(),
  postedAt: instant('posted_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
  withdrawnBy: text('withdrawn_by'),
  announcedAt: instant('announced_at'),
  mailedTo: text('mailed_to').notNull().default(''),
  mailedAt: instant('mailed_at'),
})

export const marks = pgTable(
  'notice_mark',
  {
    personId: text('person_id').notNull(),
    postId: text('post_id').notNull(),
    readAt: instant('read_at'),
    hiddenAt: instant('hidden_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.postId] })],
)

export const settings = pgTable(
  'notice_setting',
  {
    personId: text('person_id').notNull(),
    event: text({ enum: [...personal, 'board'] }).notNull(),
    site: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.event] })],
)
