import type { Db, Tx } from '../kernel/database.ts'
import type { Drawn } from './sizes.ts'

const stamp = (ms: number) => new Date(ms).toISOString()

const made = {
  name: 'uploads_made',
  text: 'insert into upload (name, person_id, width, height, made_at) values ($1, $2, $3, $4, $5)',
}
export const add = (tx: Tx, row: Drawn & { personId: string | null; now: number }) =>
  tx.run(made, [row.name, row.personId, row.width, row.height, stamp(row.now)])

const claimed = {
  name: 'uploads_claimed',
  text: `update upload u set claimed_at = coalesce(u.claimed_at, $3)
    from (select name, claimed_at from upload where name = $1 and person_id = $2 for update) was
    where u.name = was.name returning u.name, u.width, u.height, was.claimed_at is null as fresh`,
}
export const claim = async (tx: Tx, name: string, personId: string, now: number) =>
  (await tx.run<Drawn & { fresh: boolean }>(claimed, [name, personId, stamp(now)]))[0]

const released = { name: 'uploads_released', text: 'update upload set claimed_at = null where name = $1' }
export const release = (db: Db, name: string) => db.run(released, [name])

const named = { name: 'uploads_named', text: 'select name, width, height from upload where name = any ($1)' }
export const byName = (db: Db, names: string[]) => db.run<Drawn>(named, [names])

const taken = {
  name: 'uploads_taken',
  text: `update upload set claimed_at = $2
    where name = $1 and person_id is null and claimed_at is null and made_at > $3 returning name`,
}
/** Marks what came without an account as used; false when it was before, or came before `sinceMs`. */
export const take = async (tx: Tx, name: string, now: number, sinceMs: number) =>
  (await tx.run(taken, [name, stamp(now), stamp(sinceMs)])).length > 0

const given = { name: 'uploads_given', text: 'update upload set person_id = $2 where name = $1 and person_id is null' }
export const give = (tx: Tx, name: string, personId: string) => tx.run(given, [name, personId])

const loose = {
  name: 'uploads_loose',
  text: `delete from upload where (claimed_at is null or person_id is null)
    and made_at < case when person_id is null then $2::timestamptz else $1::timestamptz end returning name, width, height`,
}
/** Of members what they attached to nothing, of others what no application made theirs. */
export const removeLoose = (tx: Tx, before: { ofMembersMs: number; ofOthersMs: number }) =>
  tx.run<Drawn>(loose, [stamp(before.ofMembersMs), stamp(before.ofOthersMs)])

const owned = { name: 'uploads_owned', text: 'delete from upload where person_id = $1 returning name, width, height' }
export const removeOf = (tx: Tx, personId: string) => tx.run<Drawn>(owned, [personId])
