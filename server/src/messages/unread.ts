import type { Db } from '../kernel/database.ts'

/** Counts stop here: it reads as "99 and more". */
export const countMost = 100
/** SQL that counts what was delivered to the person of `$1` and they have not read. */
export const unreadText = `select count(*) n from (select from message where recipient_id = $1 and state = 'delivered'
  and read_at is null and not hidden_by_recipient limit ${countMost}) u`

export const unreadQuery = { name: 'messages_unread', text: unreadText }
export const unreadOf = async (db: Db, personId: string) =>
  (await db.run<{ n: number }>(unreadQuery, [personId]))[0]?.n ?? 0
