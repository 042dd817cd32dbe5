import { dayMs } from '@evenlight/core/wall-clock'
import type { Forget } from '../kernel/forget.ts'
import type { Parts } from '../kernel/parts.ts'
import { removeUploadsOf } from '../uploads/public.ts'
import { forgetExpired } from './code-store.ts'
import { forgetReserved } from './name-store.ts'
import { pendingMs } from './rules.ts'
import { forgetSignIns } from './sign-in-store.ts'
import { lapse } from './store.ts'

/** Drops what time has made worthless: codes, sign-ins a day after their end, names held for nobody, accounts never confirmed with their pictures. */
export const forgetWhatIsOver = (parts: Pick<Parts, 'site' | 'log' | 'clock'>): Forget[] => {
  const now = () => parts.clock.now()
  return [
    (tx, most) => forgetExpired(tx, now(), most),
    (tx, most) => forgetSignIns(tx, now() - dayMs, most),
    (tx, most) => forgetReserved(tx, now(), most),
    async (tx, most) => {
      const lapsed = await lapse(tx, now() - pendingMs, most)
      for (const { id } of lapsed) await removeUploadsOf(tx, parts, id)
      return lapsed.length
    },
  ]
}
