import type { Tx } from '../kernel/database.ts'
import { forgetExpired } from './code-store.ts'
import { pendingMs } from './rules.ts'
import { forgetSignIns } from './sign-in-store.ts'
import { forgetReserved, lapse } from './store.ts'

const dayMs = 86_400_000

/** Drops what time has made worthless: codes, sign-ins a day after their end, names held for nobody, accounts never confirmed. */
export const forgetWhatIsOver = async (tx: Tx, now: number) => {
  await forgetExpired(tx, new Date(now))
  await forgetSignIns(tx, new Date(now - dayMs))
  await forgetReserved(tx, new Date(now))
  await lapse(tx, new Date(now - pendingMs))
}
