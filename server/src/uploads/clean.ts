import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { quarantineMsMax } from './quarantine.ts'
import { drawingsOf, nameOf, type Drawn } from './sizes.ts'
import { storageOf, type Storage } from './storage.ts'
import * as store from './store.ts'

const looseMsMax = 24 * 3_600_000
const draftMsMax = 3_600_000

const removeDrawings = async (storage: Storage, pictures: Drawn[]) => {
  for (const { file } of pictures.flatMap(drawingsOf)) await storage.remove(file)
}

/** Takes away what was never attached, and files that no row knows. */
export const sweepUploads = async (parts: Parts) => {
  const { clock, database } = parts
  const storage = storageOf(parts)
  const now = clock.now()
  const loose = await database.transaction((tx) =>
    store.removeLoose(tx, { ofMembersMs: now - looseMsMax, ofOthersMs: now - quarantineMsMax }),
  )
  await removeDrawings(storage, loose)
  const old = await storage.olderThan(now - draftMsMax)
  const known = new Set((await store.byName(database.db, old.map(nameOf))).map(({ name }) => name))
  for (const file of old) if (!known.has(nameOf(file))) await storage.remove(file)
}

/** Deletes everything that a person uploaded, with the commit. */
export const removeUploadsOf = async (tx: Tx, parts: Pick<Parts, 'site'>, personId: string) => {
  const storage = storageOf(parts)
  const pictures = await store.removeOf(tx, personId)
  tx.after(() => removeDrawings(storage, pictures))
}
