import { heartsFor } from '../favorites/hearts.ts'
import type { Db } from '../kernel/database.ts'
import { servedBy } from '../readings/history.ts'

/** SQL of the clients whom a message from them has reached this reader by; `reader` is a parameter of the statement. */
const wroteTo = (reader: string) =>
  `select client_id from message where recipient_id = ${reader} and type = 'CLIENT' and state = 'delivered'`

type Writer = { id: string; role: 'CLIENT' | 'READER' }

// Whom somebody may write to is said once: the list to choose from and the check of what was chosen are made of it.
const stands = (now: string) => `p.state = 'active' and (p.blocked_at is null or p.blocked_until <= ${now})`
const known = (reader: string) => [servedBy, heartsFor, wroteTo].map((clients) => clients(reader)).join(' union all ')
const reach = {
  CLIENT: `p.role = 'READER' and p.approval = 'approved' and p.id <> $1 and ${stands('$2')}`,
  READER: `p.role = 'CLIENT' and p.id in (${known('$1')}) and ${stands('$2')}`,
}

const listed = (role: Writer['role']) => ({
  name: `messages_reachable_${role}`,
  text: `select p.id, p.username from account_person p where ${reach[role]}
    and ($3::text is null or strpos(lower(p.username), lower($3)) > 0) and ($4::text is null or lower(p.username) > $4)
    order by lower(p.username) limit $5`,
})
const checked = (role: Writer['role']) => ({
  name: `messages_reaches_${role}`,
  text: `select from account_person p where p.id = $3 and ${reach[role]}`,
})
const lists = { CLIENT: listed('CLIENT'), READER: listed('READER') }
const checks = { CLIENT: checked('CLIENT'), READER: checked('READER') }

export interface Asked {
  writer: Writer
  q?: string | undefined
  after?: string | undefined
  now: Date
  most: number
}
/**
 * Those whom a client or reader may write to, by user name: for a client the readers; for a reader the clients whom they
 * have served, or who wrote to them or made them a favourite first.
 */
export const listReachable = (db: Db, { writer, q, after, now, most }: Asked) =>
  db.run<{ id: string; username: string }>(lists[writer.role], [writer.id, now, q ?? null, after ?? null, most])

/** Whether this is one of them. */
export const mayWriteTo = async (db: Db, writer: Writer, otherId: string, now: number) =>
  (await db.run(checks[writer.role], [writer.id, new Date(now), otherId])).length > 0
