import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../kernel/database.ts'
import { people, reservedNames, type NewPerson, type Person } from './tables.ts'

export const add = async (tx: Db, person: NewPerson): Promise<Person> => {
  const [row] = await tx.insert(people).values(person).returning()
  if (!row) throw new Error('nobody was added')
  return row
}
export const byId = async (db: Db, id: string): Promise<Person | undefined> =>
  (await db.select().from(people).where(eq(people.id, id)))[0]

/** By user name or e-mail, as one types it at sign-in. */
export const byLogin = async (db: Db, login: string): Promise<Person | undefined> => {
  const name = login.trim().toLowerCase()
  return (
    await db
      .select()
      .from(people)
      .where(login.includes('@') ? eq(people.email, name) : sql`lower(${people.username}) = ${name}`)
  )[0]
}
export const byEmail = async (db: Db, email: string): Promise<Person | undefined> =>
  (await db.select().from(people).where(eq(people.email, email)))[0]

/** The row, locked until the transaction ends. */
export const lock = async (tx: Tx, id: string): Promise<Person | undefined> =>
  (await tx.select().from(people).where(eq(people.id, id)).for('update'))[0]

export const change = async (tx: Db, id: string, set: Partial<NewPerson>): Promise<Person> => {
  const [row] = await tx.update(people).set(set).where(eq(people.id, id)).returning()
  if (!row) throw new Error('there is no such person')
  return row
}

/** Another password: whoever proved the old one a moment ago no longer comes in with it. */
export const setPassword = (tx: Db, id: string, passwordHash: string) =>
  tx
    .update(people)
    .set({ passwordHash, passwordVersion: sql`${people.passwordVersion} + 1` })
    .where(eq(people.id, id))
    .returning()

/** Whether a user name is somebody's, or held for somebody. */
export const isTaken = async (db: Db, username: string, now: Date, but = '') => {
  const name = username.toLowerCase()
  const rows = await db
    .select({ one: sql`1` })
    .from(people)
    .where(and(sql`lower(${people.username}) = ${name}`, ne(people.id, but)))
    .unionAll(
      db
        .select({ one: sql`1` })
        .from(reservedNames)
        .where(and(eq(reservedNames.name, name), gt(reservedNames.until, now))),
    )
  return rows.length > 0
}
export const reserveName = (tx: Db, username: string, until: Date) =>
  tx
    .insert(reservedNames)
    .values({ name: username.toLowerCase(), until })
    .onConflictDoUpdate({ target: reservedNames.name, set: { until } })
export const forgetReserved = (tx: Db, now: Date) => tx.delete(reservedNames).where(lt(reservedNames.until, now))

/** Uses a TOTP step up; false when it or a later one was used before. */
export const useTotpStep = async (tx: Db, id: string, step: number) =>
  (
    await tx
      .update(people)
      .set({ totpStep: step })
      .where(and(eq(people.id, id), lt(people.totpStep, step)))
      .returning({ id: people.id })
  ).length > 0

/** Accounts nobody confirmed give their names back; the id stays, for what may point at it. */
export const lapse = (tx: Db, before: Date) =>
  tx
    .update(people)
    .set({
      state: 'lapsed',
      username: sql`id`,
      email: sql`lower(id)`,
      firstName: '',
      lastName: null,
      dateOfBirth: null,
      mobile: null,
      passwordHash: '',
    })
    .where(and(eq(people.state, 'pending'), lt(people.madeAt, before)))
    .returning({ id: people.id })
