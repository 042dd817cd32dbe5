import type { Db, Tx } from '../kernel/database.ts'

export interface UploadRow {
  name: string
  width: number
  height: number
}
const stamp = (ms: number) => new Date(ms).toISOString()

const made = {
  name: 'uploads_made',
  text: 'insert into upload (name, person_id, width, height, made_at) values ($1, $2, $3, $4, $5)',
}
export const add = (tx: Tx, row: UploadRow & { personId: string; now: number }) =>
  tx.run(made, [row.name, row.personId, row.width, row.height, stamp(row.now)])

const claimed = {
  name: 'uploads_claimed',
  text: `update upload set claimed_at = coalesce(claimed_at, $3) where name = $1 and person_id = $2 returning name, width, height`,
}
export const claim = async (tx: Tx, name: string, personId: string, now: number) =>
  (await tx.run<UploadRow>(claimed, [name, personId, stamp(now)]))[0]

const named = { name: 'uploads_named', text: 'select name, width, height from upload where name = any ($1)' }
export const byName = (db: Db, names: string[]) => db.run<UploadRow>(named, [names])

const loose = {
  name: 'uploads_loose',
  text: 'delete from upload where claimed_at is null and made_at < $1 returning name',
}
export const removeLoose = async (tx: Tx, beforeMs: number) =>
  (await tx.run<{ name: string }>(loose, [stamp(beforeMs)])).map(({ name }) => name)

const owned = { name: 'uploads_owned', text: 'delete from upload where person_id = $1 returning name' }
export const removeOf = async (tx: Tx, personId: string) =>
  (await tx.run<{ name: string }>(owned, [personId])).map(({ name }) => name)
