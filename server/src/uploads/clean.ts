import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import type { Tx } from '../kernel/database.ts'
import { forgetting } from '../kernel/forget.ts'
import type { Parts } from '../kernel/parts.ts'
import { quarantineMsMax } from './quarantine.ts'
import { drawingsOf, nameOf, type Drawn } from './sizes.ts'
import { openStorage, type Storage } from './storage.ts'
import * as store from './store.ts'

const looseMsMax = dayMs
const lostMsMax = hourMs

const removeDrawings = async (storage: Storage, pictures: Drawn[]) => {
  for (const { file } of pictures.flatMap(drawingsOf)) await storage.remove(file)
}

/** Takes away what was never attached. */
export const removeLoose = async (parts: Parts) => {
  const now = parts.clock.now()
  const storage = openStorage(parts)
  const before = { ofMembersMs: now - looseMsMax, ofOthersMs: now - quarantineMsMax }
  await forgetting(parts.database, async (tx, most) => {
    const gone = await store.removeLoose(tx, { ...before, most })
    tx.after(() => removeDrawings(storage, gone))
    return gone.length
  })()
}

/** Takes away files that no row knows: what an upload or a removal left when it broke off. Looks at everything there is. */
export const removeLost = async (parts: Parts) => {
  const storage = openStorage(parts)
  for await (const old of storage.olderThan(parts.clock.now() - lostMsMax)) {
    const known = new Set((await store.byName(parts.database.db, old.map(nameOf))).map(({ name }) => name))
    for (const file of old) if (!known.has(nameOf(file))) await storage.remove(file)
  }
}

/** Deletes everything that a person uploaded, with the commit. */
export const removeUploadsOf = async (tx: Tx, parts: Pick<Parts, 'site' | 'log'>, personId: string) => {
  const storage = openStorage(parts)
  const pictures = await store.removeOwned(tx, personId)
  tx.after(() => removeDrawings(storage, pictures))
}
