import { bannedBetween } from '../bans/public.ts'
import { integer, list, moment, nullable, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { found, foundMax, holds, searchFor, ways } from '../kernel/search.ts'
import { family, reads } from '../kernel/statement.ts'
import { namesOf, searchNames } from '../readers/public.ts'

type Writer = { id: string; role: 'CLIENT' | 'READER' }

// Whom somebody may write to is said once: the list to choose from and the check of what was chosen are made of it. Whom a
// reader knows stands in a row for each two people, which migration 510 keeps.
const stands = (now: string) => `p.state = 'active' and (p.blocked_at is null or p.blocked_until <= ${now})`
const reach = {
  CLIENT: {
    all: 'account_person p',
    one: () => `p.role = 'READER' and p.approval = 'approved'`,
    id: 'p.id',
    name: 'lower(p.username)',
    stands: ($) => `p.id <> ${$.personId} and ${stands($.now)} and not ${bannedBetween($.personId, 'p.id')}`,
    // Readers have a name of their own beside that of the account.
    named: (q) => `(select ${holds(namesOf('r'), q)} from reader r where r.id = p.id)`,
  },
  READER: {
    all: 'message_acquaintance k',
    one: ($) => `k.reader_id = ${$.personId} and (k.met or k.hearted or k.wrote)`,
    id: 'k.client_id',
    name: 'k.name',
    stands: ($) => `(select p.role = 'CLIENT' and ${stands($.now)} from account_person p where p.id = k.client_id)
      and not (select ${bannedBetween('k.client_id', $.personId)})`,
    named: (q) => holds('searchable(k.name)', q),
  },
} satisfies Record<Writer['role'], Reach>
interface Reach {
  all: string
  one: ($: Values) => string
  id: string
  name: string
  stands: ($: Values) => string
  named: (q: string) => string
}
type Values = { personId: string; now: string }

const roles = { role: ['CLIENT', 'READER'] } as const
const reachable = family({ ...roles, searched: ways }, ({ role, searched }) =>
  reads(`messages_reachable_${role}_${searched}`, {
    takes: { personId: text, now: moment, q: text, ids: list(text), after: text, most: integer },
    gives: { id: text, username: text, display_name: nullable(text) },
    text: ($) => {
      const { all, id, name, ...of } = reach[role]
      const where = [
        of.one($),
        `${name} > ${$.after}`,
        searched === 'among' && `${id} = any (${$.ids})`,
        searched !== 'all' && of.named($.q),
        of.stands($),
      ].filter(Boolean)
      return `select p.id, p.username, (select nullif(display_name, p.username) from reader where id = p.id) as display_name
        from (select ${id} as id, ${name} as name from ${all} where ${where.join(' and ')} order by ${name} limit ${$.most}) k
        ${joined('account_person', 'p', 'k.id')} order by k.name`
    },
  }),
)

const members = reads('messages_members_found', {
  takes: { q: text, most: integer },
  gives: { id: text },
  text: ($) =>
    `select p.id from account_person p where ${found(`searchable(p.username || ' ' || p.email)`, $.q)} limit ${$.most}`,
})
const search = {
  CLIENT: searchNames,
  READER: (db: Db, q: string | undefined) => searchFor(q, (typed) => db.run(members, { q: typed, most: foundMax })),
}

const reached = family(roles, ({ role }) =>
  reads(`messages_reaches_${role}`, {
    takes: { personId: text, now: moment, otherIds: list(text) },
    gives: { id: text },
    text: ($) => {
      const { all, id, ...of } = reach[role]
      return `select ${id} as id from ${all} where ${id} = any (${$.otherIds}) and ${of.one($)} and ${of.stands($)}`
    },
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
  const { way, ...sought } = await search[role](db, q)
  return db.run(reachable({ role, searched: way }), { personId: writer.id, now, after, most, ...sought })
}

const listReached = async (db: Db, writer: Writer, otherIds: string[], now: number) =>
  (await db.run(reached({ role: writer.role }), { personId: writer.id, now, otherIds })).map(({ id }) => id)

/** Whether this is one of them. */
export const mayWriteTo = async (db: Db, writer: Writer, otherId: string, now: number) =>
  (await listReached(db, writer, [otherId], now)).length > 0

/** Those of these clients whom a reader may write to. */
export const findReached = async (db: Db, readerId: string, clientIds: string[], now: number) =>
  new Set(clientIds.length ? await listReached(db, { id: readerId, role: 'READER' }, clientIds, now) : [])
