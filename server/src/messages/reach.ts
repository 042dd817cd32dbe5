import { bannedBetween } from '../bans/public.ts'
import { heartsFor } from '../favorites/public.ts'
import { integer, list, moment, nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { holds, ways, type Search } from '../kernel/search.ts'
import { family, reads } from '../kernel/statement.ts'
import { namesOf, searchNames } from '../readers/public.ts'
import { servedBy } from '../readings/public.ts'

/** SQL of the clients whom a message from them has reached this reader by; `reader` is a parameter of the statement. */
const wroteTo = (reader: string) =>
  `select client_id from message where recipient_id = ${reader} and type = 'CLIENT' and state = 'delivered'`

type Writer = { id: string; role: 'CLIENT' | 'READER' }

// Whom somebody may write to is said once: the list to choose from and the check of what was chosen are made of it.
const stands = (now: string) => `p.state = 'active' and (p.blocked_at is null or p.blocked_until <= ${now})`
const known = (reader: string) => [servedBy, heartsFor, wroteTo].map((clients) => clients(reader)).join(' union all ')
const reach = {
  CLIENT: ($) => `p.role = 'READER' and p.approval = 'approved' and p.id <> ${$.personId} and ${stands($.now)}
    and not ${bannedBetween($.personId, 'p.id')}`,
  READER: ($) => `p.role = 'CLIENT' and p.id in (${known($.personId)}) and ${stands($.now)}
    and not ${bannedBetween('p.id', $.personId)}`,
} satisfies Record<Writer['role'], ($: { personId: string; now: string }) => string>

const roles = { role: ['CLIENT', 'READER'] } as const
// A reader's clients are few, and have no name but that of their account.
const matches = {
  CLIENT: (q) => `(select ${holds(namesOf('r'), q)} from reader r where r.id = p.id)`,
  READER: (q) => holds('searchable(p.username)', q),
} satisfies Record<Writer['role'], (q: string) => string>

const reachable = family({ ...roles, searched: ways }, ({ role, searched }) =>
  reads(`messages_reachable_${role}_${searched}`, {
    takes: { personId: text, now: moment, q: text, ids: list(text), after: text, most: integer },
    gives: { id: text, username: text, display_name: nullable(text) },
    text: ($) => {
      const search = {
        all: () => '',
        among: () => `and p.id = any (${$.ids})`,
        within: () => `and ${matches[role]($.q)}`,
      }
      return `select p.id, p.username, (select nullif(display_name, p.username) from reader where id = p.id) as display_name
        from account_person p where ${reach[role]($)} ${search[searched]()} and lower(p.username) > ${$.after}
        order by lower(p.username) limit ${$.most}`
    },
  }),
)
const searchWithin = (q = ''): Search => ({ way: q ? 'within' : 'all', q, ids: [] })

const reached = family(roles, ({ role }) =>
  reads(`messages_reaches_${role}`, {
    takes: { personId: text, now: moment, otherIds: list(text) },
    gives: { id: text },
    text: ($) => `select p.id from account_person p where p.id = any (${$.otherIds}) and ${reach[role]($)}`,
  }),
)

export interface Asked {
  writer: Writer
  q?: string | undefined
  after?: string | undefined
  now: number
  most: number
}
/**
 * Those whom a client or reader may write to, by user name: for a client the readers; for a reader the clients whom they
 * have served, or who wrote to them or made them a favourite first.
 */
export const listReachable = async (db: Db, { writer, q, after = '', now, most }: Asked) => {
  const { role } = writer
  const { way, ...search } = role === 'CLIENT' ? await searchNames(db, q) : searchWithin(q)
  return db.run(reachable({ role, searched: way }), { personId: writer.id, now, after, most, ...search })
}

const listReached = async (db: Db, writer: Writer, otherIds: string[], now: number) =>
  (await db.run(reached({ role: writer.role }), { personId: writer.id, now, otherIds })).map(({ id }) => id)

/** Whether this is one of them. */
export const mayWriteTo = async (db: Db, writer: Writer, otherId: string, now: number) =>
  (await listReached(db, writer, [otherId], now)).length > 0

/** Those of these clients whom a reader may write to. */
export const findReached = async (db: Db, readerId: string, clientIds: string[], now: number) =>
  new Set(clientIds.length ? await listReached(db, { id: readerId, role: 'READER' }, clientIds, now) : [])
