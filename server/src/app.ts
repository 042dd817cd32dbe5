import { areas } from '@evenlight/contract/areas'
import type { Db } from './kernel/database.ts'
import type { Handlers } from './kernel/handler.ts'
import type { JobHandlers } from './kernel/jobs.ts'
import type { Hears } from './kernel/live.ts'
import type { Parts } from './kernel/parts.ts'
import { sweep } from './kernel/sweep.ts'
import { audit as auditPayments } from './payments/audit.ts'
import { payments } from './payments/handlers.ts'
import { settleUnknown } from './payments/settle.ts'
import { readers } from './readers/handlers.ts'
import { readersPresence } from './readers/live.ts'
import { audit as auditWallet } from './wallet/audit.ts'
import { expireLots } from './wallet/grants.ts'
import { wallet } from './wallet/handlers.ts'

/** Handlers of every area; an area without them does not compile. */
export const handlersOf = (parts: Parts): { [A in keyof typeof areas]: Handlers<(typeof areas)[A]> } => ({
  payments: payments(parts),
  readers: readers(parts),
  wallet: wallet(parts),
})

/** What browsers say on the socket, by feature. */
export const hearsOf = (parts: Parts): Hears[] => [readersPresence(parts).hears]

/** Background work, by job name. */
export const jobsOf = (_parts: Parts): JobHandlers => ({})

/** Every promise of the books that the rows themselves contradict; none in a sound database. */
export const auditOf = async (db: Db) => [...(await auditWallet(db)), ...(await auditPayments(db))]

const auditing = async ({ database, log }: Parts) => {
  const broken = await auditOf(database.db)
  if (broken.length) log.fatal({ broken }, 'the books contradict themselves')
}

/** What runs beside requests as long as the server does; each answers how it is stopped. */
export const runningOf = (parts: Parts): (() => Promise<void> | void)[] => [
  sweep(parts, 'unknown payments', 5000, () => settleUnknown(parts)),
  sweep(parts, 'readers', 5000, () => readersPresence(parts).watch()),
  sweep(parts, 'audit', 60_000, () => auditing(parts)),
  sweep(parts, 'expired lots', 60_000, () => parts.database.transaction((tx) => expireLots(tx, parts.clock.now()))),
]
