import { copyDays } from '@evenlight/contract/own'
import { dayMs } from '@evenlight/core/wall-clock'

/** Copies are asked for so far apart. */
const copyEveryMs = dayMs
/** A copy can be fetched for so long once it is made. */
export const copyKeptMs = copyDays * dayMs

/** When the next copy can be asked for, where that is not now. */
export const nextCopyAt = (last: { asked_at: number } | undefined, now: number) =>
  last && last.asked_at + copyEveryMs > now ? last.asked_at + copyEveryMs : undefined
