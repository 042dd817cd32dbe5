import { dayMs } from '@evenlight/core/wall-clock'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { removeUploadsOf } from '../uploads/public.ts'
import { forgetExpired } from './code-store.ts'
import { forgetReserved } from './name-store.ts'
import { pendingMs } from './rules.ts'
import { forgetSignIns } from './sign-in-store.ts'
import { lapse } from './store.ts'

/** Drops what time has made worthless: codes, sign-ins a day after their end, names held for nobody, accounts never confirmed with their pictures. */
export const forgetWhatIsOver = async (tx: Tx, parts: Pick<Parts, 'site' | 'log'>, now: number) => {
  await forgetExpired(tx, now)
  await forgetSignIns(tx, now - dayMs)
  await forgetReserved(tx, now)
  for (const { id } of await lapse(tx, now - pendingMs)) await removeUploadsOf(tx, parts, id)
}
