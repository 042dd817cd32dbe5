import type { Feature } from '../kernel/feature.ts'
import type { Parts } from '../kernel/parts.ts'
import { audit } from './audit.ts'
import { expireLots } from './grants.ts'
import { wallet } from './handlers.ts'

/** `listUnsettled` are the lines of a statement that the books do not have yet. */
export const walletFeature = (parts: Parts, listUnsettled: Parameters<typeof wallet>[1]) => {
  const expire = () => parts.database.transaction((tx) => expireLots(tx, parts.clock.now()))
  return {
    calls: wallet(parts, listUnsettled),
    schedules: { 'wallet.expire': { cron: '* * * * *', work: expire } },
    audit,
  } satisfies Feature<'wallet'>
}
