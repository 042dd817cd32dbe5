import { areas } from '@evenlight/contract/areas'
import type { Handlers } from './kernel/handler.ts'
import type { JobHandlers } from './kernel/jobs.ts'
import type { Hears } from './kernel/live.ts'
import type { Parts } from './kernel/parts.ts'

/** Handlers of every area; an area without them does not compile. */
export const handlersOf = (_parts: Parts): { [A in keyof typeof areas]: Handlers<(typeof areas)[A]> } => ({})

/** What browsers say on the socket, by feature. */
export const hearsOf = (_parts: Parts): Hears[] => []

/** Background work, by job name. */
export const jobsOf = (_parts: Parts): JobHandlers => ({})

/** What runs beside requests as long as the server does; each answers how it is stopped. */
export const runningOf = (_parts: Parts): (() => Promise<void> | void)[] => []
