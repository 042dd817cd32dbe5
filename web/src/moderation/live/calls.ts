import { type LiveReading, liveReadings } from '@evenlight/contract/live-readings'
import type { output } from 'zod/mini'
import { api } from '../../api.ts'
import { inPages } from '../../in-pages.ts'
import { queries } from '../../queries.ts'

export const calls = api(liveReadings)
export type Live = output<typeof LiveReading>

const LIVE = 'readings.live'
/** Readings that are not over, the newest first. */
export const liveOf = (q: string) =>
  inPages([LIVE, q], async (place) => ({
    ...(await calls.live({ query: { ...place, ...(q && { q }) } })),
    atMs: performance.now(),
  }))
export const liveChanged = () => queries.invalidateQueries({ queryKey: [LIVE] })
/** Nothing of other people’s readings stays behind. */
export const forgetLive = () => queries.removeQueries({ queryKey: [LIVE] })
