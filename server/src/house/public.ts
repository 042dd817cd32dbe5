import type { Db } from '../kernel/database.ts'
import * as store from './store.ts'

export { houseChanges } from './changes.ts'

/** What the house has set for everybody, as it holds now. */
export const findHouse = async (db: Db) => (await store.findLast(db)) ?? { ...store.unset, version: 0 }

/** Who ran the site at an instant; undefined where the house has never said it. */
export const findSeller = (db: Db, at: number) => store.findIdentityAt(db, at)

/** One line that says who wrote a letter; empty where the house has not said it. */
export const findSignature = async (db: Db) => {
  const { company, address, email } = await findHouse(db)
  const parts = [company, ...address.split('\n'), email].map((part) => part.trim())
  return parts.filter(Boolean).join(' · ')
}
