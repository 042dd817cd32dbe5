import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { storageOf } from './storage.ts'
import * as store from './store.ts'

const looseMsMax = 24 * 3_600_000
const draftMsMax = 3_600_000

/** Takes away what was never attached, and files that no row knows. */
export const sweepUploads = async (parts: Parts) => {
  const { clock, database } = parts
  const storage = storageOf(parts)
  const loose = await database.transaction((tx) => store.removeLoose(tx, clock.now() - looseMsMax))
  for (const name of loose) await storage.remove(name)
  const old = await storage.olderThan(clock.now() - draftMsMax)
  const known = new Set((await store.byName(database.db, old)).map(({ name }) => name))
  for (const name of old) if (!known.has(name)) await storage.remove(name)
}

/** Deletes everything that a person uploaded, with the commit. */
export const removeUploadsOf = async (tx: Tx, parts: Parts, personId: string) => {
  const storage = storageOf(parts)
  const names = await store.removeOf(tx, personId)
  tx.after(async () => {
    for (const name of names) await storage.remove(name)
  })
}
