import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Role } from '@evenlight/contract/route'
import type { Db } from '../kernel/database.ts'
import { applications, people, type Person } from './tables.ts'

export type State = 'pending' | 'active' | 'blocked' | 'waiting' | 'refused'
const name = sql<string>`lower(${people.username})`
const contains = (column: SQL | typeof people.email, q: string) => sql`strpos(lower(${column}), ${q.toLowerCase()}) > 0`
const blocked = (now: Date) =>
  and(isNotNull(people.blockedAt), or(isNull(people.blockedUntil), gt(people.blockedUntil, now)))
const free = (now: Date) => or(isNull(people.blockedAt), lte(people.blockedUntil, now))

const inState = (state: State, now: Date) => {
  if (state === 'blocked') return and(ne(people.state, 'erased'), blocked(now))
  if (state === 'pending') return eq(people.state, 'pending')
  if (state === 'active')
    return and(eq(people.state, 'active'), or(isNull(people.approval), eq(people.approval, 'approved')), free(now))
  return and(ne(people.state, 'lapsed'), eq(people.approval, state))
}

export interface Filter {
  q?: string | undefined
  type?: Role | undefined
  state?: State | undefined
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
  now: Date
  most: number
}
/** Everybody, by user name: the admin's list. `from` and `to` are days of signing up, both included. */
export const everybody = (db: Db, { q, type, state, from, to, after, now, most }: Filter): Promise<Person[]> =>
  db
    .select()
    .from(people)
    .where(
      and(
        state ? inState(state, now) : and(ne(people.state, 'lapsed'), ne(people.state, 'erased')),
        type && eq(people.role, type),
        q ? or(contains(name, q), contains(people.email, q)) : undefined,
        from ? gte(people.madeAt, new Date(`${from}T00:00:00Z`)) : undefined,
        to ? lt(people.madeAt, sql`${to}::date + 1`) : undefined,
        after ? gt(name, after) : undefined,
      ),
    )
    .orderBy(asc(name))
    .limit(most)

export const trusted = (db: Db) => db.select().from(people).where(isNotNull(people.trustedAt)).orderBy(asc(name))

export const addApplication = (tx: Db, application: typeof applications.$inferInsert) =>
  tx.insert(applications).values(application)
export const applicationOf = async (db: Db, personId: string) =>
  (await db.select().from(applications).where(eq(applications.personId, personId)))[0]
export const decideApplication = (tx: Db, personId: string, reason: string | null, at: Date) =>
  tx.update(applications).set({ reason, decidedAt: at }).where(eq(applications.personId, personId))
