import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { addressOf } from './address.ts'
import * as store from './store.ts'

/** Binds an upload to what its own uploader makes of it. Refuses `not_found`, also when it is somebody else's. */
export const claimUpload = async (tx: Tx, { name, personId, now }: { name: string; personId: string; now: number }) => {
  const row = await store.claim(tx, name, personId, now)
  if (!row) throw refuse('not_found', { detail: 'This picture is not there any more. Please choose it again.' })
  return row
}

/** Pictures by name, ready to show to whoever may see what they are attached to. */
export const imagesOf = async (db: Db, { keys }: Pick<Parts, 'keys'>, names: string[], now: number) => {
  const rows = names.length ? await store.byName(db, names) : []
  return new Map(
    rows.map(({ name, width, height }) => [name, { original_url: addressOf(keys, name, now), width, height }]),
  )
}
