import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../kernel/database.ts'
import { codeTriesMax } from './rules.ts'
import { codes, recoveryCodes } from './tables.ts'

type Code = typeof codes.$inferInsert
export type Purpose = Code['purpose']

/** The newest code is the only one. */
export const put = (tx: Db, code: Code) =>
  tx
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({
      target: [codes.personId, codes.purpose],
      set: { tries: 0, subject: null, codeHash: null, tokenHash: null, ...code },
    })

/** Takes one try at a code, in one statement so that parallel tries count. */
export const takeTry = async (db: Db, personId: string, purpose: Purpose, now: Date) => {
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.personId, personId),
        eq(codes.purpose, purpose),
        lt(codes.tries, codeTriesMax),
        gt(codes.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Uses a code up; undefined when somebody was first, or a newer one took its place. */
export const useCode = async (tx: Tx, personId: string, purpose: Purpose, codeHash: Buffer) =>
  (
    await tx
      .delete(codes)
      .where(and(eq(codes.personId, personId), eq(codes.purpose, purpose), eq(codes.codeHash, codeHash)))
      .returning()
  )[0]

/** Uses a link up; undefined when it was used, is too old or never was. */
export const useLink = async (tx: Tx, purpose: Purpose, tokenHash: Buffer, now: Date) =>
  (
    await tx
      .delete(codes)
      .where(and(eq(codes.tokenHash, tokenHash), eq(codes.purpose, purpose), gt(codes.expiresAt, now)))
      .returning()
  )[0]

/** Whose open link this is, without using it up. */
export const linkBy = async (db: Db, purpose: Purpose, tokenHash: Buffer, now: Date) =>
  (
    await db
      .select()
      .from(codes)
      .where(and(eq(codes.tokenHash, tokenHash), eq(codes.purpose, purpose), gt(codes.expiresAt, now)))
  )[0]

export const drop = (tx: Db, personId: string, purpose: Purpose) =>
  tx.delete(codes).where(and(eq(codes.personId, personId), eq(codes.purpose, purpose)))
export const forgetExpired = (tx: Db, now: Date) => tx.delete(codes).where(lt(codes.expiresAt, now))

export const setRecoveryCodes = async (tx: Tx, personId: string, hashes: Buffer[]) => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  if (hashes.length) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ personId, codeHash })))
}
export const useRecoveryCode = async (tx: Tx, personId: string, codeHash: Buffer) =>
  (
    await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, codeHash)))
      .returning()
  ).length > 0
