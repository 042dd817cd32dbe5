import type { Db, Tx } from '../kernel/database.ts'
import type { Drawn } from './sizes.ts'

const stamp = (ms: number) => new Date(ms).toISOString()

const made = {
  name: 'uploads_made',
  text: 'insert into upload (name, person_id, width, height, made_at) values ($1, $2, $3, $4, $5)',
}
export const add = (tx: Tx, row: Drawn & { personId: string; now: number }) =>
  tx.run(made, [row.name, row.personId, row.width, row.height, stamp(row.now)])

const claimed = {
  name: 'uploads_claimed',
  text: `update upload set claimed_at = coalesce(claimed_at, $3) where name = $1 and person_id = $2 returning name, width, height`,
}
export const claim = async (tx: Tx, name: string, personId: string, now: number) =>
  (await tx.run<Drawn>(claimed, [name, personId, stamp(now)]))[0]

const named = { name: 'uploads_named', text: 'select name, width, height from upload where name = any ($1)' }
export const byName = (db: Db, names: string[]) => db.run<Drawn>(named, [names])

const loose = {
  name: 'uploads_loose',
  text: 'delete from upload where claimed_at is null and made_at < $1 returning name, width, height',
}
export const removeLoose = (tx: Tx, beforeMs: number) => tx.run<Drawn>(loose, [stamp(beforeMs)])

const owned = { name: 'uploads_owned', text: 'delete from upload where person_id = $1 returning name, width, height' }
export const removeOf = (tx: Tx, personId: string) => tx.run<Drawn>(owned, [personId])
