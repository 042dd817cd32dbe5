import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { removeUploadsOf } from '../uploads/public.ts'
import { forgetExpired } from './code-store.ts'
import { pendingMs } from './rules.ts'
import { forgetSignIns } from './sign-in-store.ts'
import { forgetReserved, lapse } from './store.ts'

const dayMs = 86_400_000

/** Drops what time has made worthless: codes, sign-ins a day after their end, names held for nobody, accounts never confirmed with their pictures. */
export const forgetWhatIsOver = async (tx: Tx, parts: Pick<Parts, 'site' | 'log'>, now: number) => {
  await forgetExpired(tx, new Date(now))
  await forgetSignIns(tx, new Date(now - dayMs))
  await forgetReserved(tx, new Date(now))
  for (const { id } of await lapse(tx, new Date(now - pendingMs))) await removeUploadsOf(tx, parts, id)
}
