import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from '../kernel/database.ts'
import { standing, windows, windowsAt, type LimitName } from './rules.ts'
import * as store from './store.ts'

/** What a client's limits leave in the tightest window; below 0 past it, Infinity where there is none. */
const leftOf = async (db: Db, unit: 'seconds' | 'cents', clientId: string, now: number) => {
  const rows = await store.list(db, clientId)
  const own = rows.filter(({ name }) => name.startsWith(unit))
  if (!own.length) return Infinity
  const used = await (unit === 'seconds' ? store.usedSince : store.spentSince)(db, clientId, windowsAt(now))
  const left = windows.map((window) => {
    const row = own.find(({ name }) => name === (`${unit}_${window}` satisfies LimitName))
    return (row && standing(row, now).value !== null ? standing(row, now).value! : Infinity) - used[window]
  })
  return Math.min(...left)
}

/** Seconds of reading time that a client's own limits leave them, what runs now apart. */
export const findSecondsLeft = async (db: Db, clientId: string, now: number) =>
  Math.max(0, Math.min(await leftOf(db, 'seconds', clientId, now), Number.MAX_SAFE_INTEGER))

const checkCoolOff = async (db: Db, clientId: string, now: number) => {
  const until = await store.findCoolOff(db, clientId)
  if (until !== null && until > now) throw refuse('limit_reached', { detail: 'cool_off' })
}

/** Refuses where a client's own limits leave no `seconds` of a reading, or they take time off. */
export const checkReading = async (db: Db, clientId: string, seconds: number, now: number) => {
  await checkCoolOff(db, clientId, now)
  if ((await findSecondsLeft(db, clientId, now)) < seconds) throw refuse('limit_reached', { detail: 'own_limit' })
}

/** The same of purchases, with the one that was just written down: one follows the other, so that two at once are not each within the limit. */
export const checkPurchase = async (tx: Tx, clientId: string, now: number) => {
  await store.lock(tx, clientId)
  await checkCoolOff(tx, clientId, now)
  if ((await leftOf(tx, 'cents', clientId, now)) < 0) throw refuse('limit_reached', { detail: 'own_limit' })
}
