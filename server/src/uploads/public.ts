import type { input } from 'zod/v4/core'
import { refuse } from '@evenlight/contract/errors'
import type { Image } from '@evenlight/contract/uploads'
import type { Autocommit, Db, Tx } from '../kernel/database.ts'
import type { Keys } from '../kernel/keys.ts'
import type { Parts } from '../kernel/parts.ts'
import { addressOf } from './address.ts'
import { putDrawings } from './store-picture.ts'
import { drawingsOf, nameOf, type Drawn } from './sizes.ts'
import { openStorage } from './storage.ts'
import * as store from './store.ts'

export { removeUploadsOf } from './clean.ts'
export { giveUpload, takeQuarantined } from './quarantine.ts'

/**
 * Binds an upload to what its own uploader makes of it; `fresh` when nothing held it before. Refuses `not_found`, also
 * when it is somebody else's.
 */
export const claimUpload = async (tx: Tx, by: { name: string; personId: string; now: number }) => {
  const row = await store.claim(tx, by)
  if (!row) throw refuse('not_found', { detail: 'picture_gone' })
  return row
}

/** Takes a fresh claim back: nothing came of it. */
export const releaseUpload = (handle: Autocommit, name: string) => store.release(handle, name)

const presentAt = (drawn: Drawn, at: (file: string) => string): input<typeof Image> => ({
  original_url: at(drawn.name),
  width: drawn.width,
  height: drawn.height,
  sizes: drawingsOf(drawn).map(({ file, width }) => ({ url: at(file), width })),
})

/** A picture with the addresses of all its drawings, for whoever may see it. */
export const presentImage = (keys: Keys, drawn: Drawn, now: number) =>
  presentAt(drawn, (file) => addressOf(keys, file, now))

/** A square picture that everybody may see, with addresses that stay; whose they are decides whether they are answered. */
export const presentPublic = (name: string, side: number) =>
  presentAt({ name, width: side, height: side }, (file) => `/portraits/${file}`)

/** A drawing of a picture, with the name of the picture that it is one of. */
export const findDrawing = (parts: Pick<Parts, 'site' | 'log'>, file: string) => ({
  name: nameOf(file),
  read: () => openStorage(parts).get(file),
})

/** Stores a picture that lies drawn in all its sizes, as a folder of ours has it; `addDrawn` makes it somebody's. */
export const keepDrawn = async (
  parts: Pick<Parts, 'site' | 'log'>,
  drawn: Drawn,
  read: (file: string) => Promise<Buffer>,
) => {
  const drawings = await Promise.all(
    drawingsOf(drawn).map(async ({ file, side }) => ({ side, bytes: await read(file) })),
  )
  return putDrawings(openStorage(parts), { ...drawn, drawings })
}

/** Stores the middle of a stored picture as a square one; undefined where it is not there any more. `addDrawn` makes it somebody's. */
export const keepSquare = async (parts: Pick<Parts, 'site' | 'log'>, name: string) => {
  const storage = openStorage(parts)
  const bytes = await storage.get(name)
  if (!bytes) return undefined
  const { redrawSquare } = await import('./picture.ts')
  return putDrawings(storage, await redrawSquare(bytes))
}

/** Makes a stored picture an upload of this person. */
export const addDrawn = (tx: Tx, drawn: Drawn, personId: string, now: number) =>
  store.add(tx, { ...drawn, personId, now })

/** Pictures by name, ready to show to whoever may see what they are attached to. */
export const findImages = async (db: Db, { keys }: Pick<Parts, 'keys'>, names: string[], now: number) => {
  const rows = names.length ? await store.byName(db, names) : []
  return new Map(rows.map((row) => [row.name, presentImage(keys, row, now)]))
}
