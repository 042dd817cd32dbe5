import type { input } from 'zod/v4/core'
import { refuse } from '@evenlight/contract/errors'
import type { Image } from '@evenlight/contract/uploads'
import type { Autocommit, Db, Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import type { Parts } from '../kernel/parts.ts'
import { addressOf } from './address.ts'
import { drawingsOf, type Drawn } from './sizes.ts'
import * as store from './store.ts'

export { removeUploadsOf } from './clean.ts'
export { giveUpload, takeQuarantined } from './quarantine.ts'

/**
 * Binds an upload to what its own uploader makes of it; `fresh` when nothing held it before. Refuses `not_found`, also
 * when it is somebody else's.
 */
export const claimUpload = async (tx: Tx, by: { name: string; personId: string; now: number }) => {
  const row = await store.claim(tx, by)
  if (!row) throw refuse('not_found', { detail: 'This picture is not there any more. Please choose it again.' })
  return row
}

/** Takes a fresh claim back: nothing came of it. */
export const releaseUpload = (handle: Autocommit, name: string) => store.release(handle, name)

/** A picture with the addresses of all its drawings, for whoever may see it. */
export const presentImage = (keys: Keys, drawn: Drawn, now: number): input<typeof Image> => ({
  original_url: addressOf(keys, drawn.name, now),
  width: drawn.width,
  height: drawn.height,
  sizes: drawingsOf(drawn).map(({ file, width }) => ({ url: addressOf(keys, file, now), width })),
})

/** Pictures by name, ready to show to whoever may see what they are attached to. */
export const findImages = async (db: Db, { keys }: Pick<Parts, 'keys'>, names: string[], now: number) => {
  const rows = names.length ? await store.byName(db, names) : []
  return new Map(rows.map((row) => [row.name, presentImage(keys, row, now)]))
}
