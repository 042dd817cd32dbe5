import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Role } from '@evenlight/contract/route'
import type { Db, Tx } from '../kernel/database.ts'
import { people, signIns, tokens } from './tables.ts'

/**
 * One statement a request: nobody whose sign-in ended, whose account was blocked or who is not (or no longer) approved
 * gets past it.
 */
const actorOf = {
  name: 'account_actor',
  text: `select p.id, p.role, p.username, s.id as sign_in_id
    from account_token t join account_sign_in s on s.id = t.sign_in_id join account_person p on p.id = s.person_id
    where t.access_hash = $1 and t.access_until > $2 and s.ended_at is null and s.ends_at > $2 and p.state = 'active'
      and (p.blocked_at is null or p.blocked_until <= $2) and (p.approval is null or p.approval = 'approved')`,
}
export const actorBy = async (db: Db, accessHash: Buffer, now: number) =>
  (
    await db.run<{ id: string; role: Role; username: string; sign_in_id: string }>(actorOf, [accessHash, new Date(now)])
  )[0]

const openOf = {
  name: 'account_open_sign_ins',
  text: `select s.id from account_sign_in s join account_person p on p.id = s.person_id
    where s.id = any($1) and s.ended_at is null and s.ends_at > $2 and p.state = 'active'
      and (p.blocked_at is null or p.blocked_until <= $2) and (p.approval is null or p.approval = 'approved')`,
}
/** Which of these sign-ins still let somebody in. */
export const openAmong = async (db: Db, ids: string[], now: number) =>
  new Set((await db.run<{ id: string }>(openOf, [ids, new Date(now)])).map(({ id }) => id))

export interface Generation {
  signInId: string
  refreshHash: Buffer
  accessHash: Buffer
  accessUntil: Date
}
export const addSignIn = (tx: Db, signIn: typeof signIns.$inferInsert) => tx.insert(signIns).values(signIn)
export const addGeneration = (tx: Db, generation: Generation) => tx.insert(tokens).values(generation)

/** The generation of a refresh token with its sign-in and person, as they are once the sign-in's lock is held. */
export const lockGeneration = async (tx: Tx, refreshHash: Buffer) => {
  const token = await generationBy(tx, refreshHash)
  if (!token) return undefined
  await tx.select({ id: signIns.id }).from(signIns).where(eq(signIns.id, token.signInId)).for('no key update')
  const [found] = await tx
    .select({ token: tokens, signIn: signIns, person: people })
    .from(tokens)
    .innerJoin(signIns, eq(signIns.id, tokens.signInId))
    .innerJoin(people, eq(people.id, signIns.personId))
    .where(eq(tokens.refreshHash, refreshHash))
  return found
}
export const generationBy = async (tx: Db, refreshHash: Buffer) =>
  (await tx.select().from(tokens).where(eq(tokens.refreshHash, refreshHash)))[0]

export const replaceGeneration = (tx: Tx, refreshHash: Buffer, at: Date) =>
  tx.update(tokens).set({ replacedAt: at }).where(eq(tokens.refreshHash, refreshHash))
export const seeSignIn = (tx: Tx, id: string, seenAt: Date, idleUntil: Date) =>
  tx.update(signIns).set({ seenAt, idleUntil }).where(eq(signIns.id, id))

/** Ends sign-ins of a person: one, all others than one, or all. Answers those that were open. */
export const endSignIns = (
  tx: Db,
  personId: string,
  which: { only?: string | undefined; but?: string | undefined },
  end: { at: Date; because: string },
) =>
  tx
    .update(signIns)
    .set({ endedAt: end.at, endedBecause: end.because })
    .where(
      and(
        eq(signIns.personId, personId),
        isNull(signIns.endedAt),
        which.only ? eq(signIns.id, which.only) : undefined,
        which.but ? ne(signIns.id, which.but) : undefined,
      ),
    )
    .returning({ id: signIns.id })

export const openSignInsOf = (db: Db, personId: string, now: Date) =>
  db
    .select()
    .from(signIns)
    .where(
      and(eq(signIns.personId, personId), isNull(signIns.endedAt), gt(signIns.idleUntil, now), gt(signIns.endsAt, now)),
    )
    .orderBy(desc(signIns.seenAt), signIns.id)

/** Forgets sign-ins that ended long ago, their tokens with them. */
export const forgetSignIns = (tx: Db, before: Date) =>
  tx.delete(signIns).where(or(lt(signIns.endsAt, before), lt(signIns.idleUntil, before), lt(signIns.endedAt, before)))
