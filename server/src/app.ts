import { areas } from '@evenlight/contract/areas'
import type { Handlers } from './kernel/handler.ts'
import type { JobHandlers } from './kernel/jobs.ts'
import type { Hears } from './kernel/live.ts'
import type { Parts } from './kernel/parts.ts'
import { sweep } from './kernel/sweep.ts'
import { payments } from './payments/handlers.ts'
import { settleUnknown } from './payments/settle.ts'
import { expireLots } from './wallet/grants.ts'
import { wallet } from './wallet/handlers.ts'

/** Handlers of every area; an area without them does not compile. */
export const handlersOf = (parts: Parts): { [A in keyof typeof areas]: Handlers<(typeof areas)[A]> } => ({
  payments: payments(parts),
  wallet: wallet(parts),
})

/** What browsers say on the socket, by feature. */
export const hearsOf = (_parts: Parts): Hears[] => []

/** Background work, by job name. */
export const jobsOf = (_parts: Parts): JobHandlers => ({})

/** What runs beside requests as long as the server does; each answers how it is stopped. */
export const runningOf = (parts: Parts): (() => Promise<void> | void)[] => [
  sweep(parts, 'unknown payments', 5000, () => settleUnknown(parts)),
  sweep(parts, 'expired lots', 60_000, () => parts.database.transaction((tx) => expireLots(tx, parts.clock.now()))),
]
