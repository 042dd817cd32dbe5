import type { Lot } from './calls.ts'

/** Lots alike in everything that matters to their owner, as one line. */
export interface LotGroup {
  id: string
  kind: Lot['kind']
  source: string
  count: number
  seconds: number
  left_seconds: number
  expires_at?: string | undefined
  readers_left?: number | undefined
}

/** In the order they are spent; neighbours that never end and came the same way stand together. */
export function grouped(lots: readonly Lot[]): LotGroup[] {
  const heaps: LotGroup[] = []
  for (const lot of lots) {
    const last = heaps.at(-1)
    if (last && isAlike(last, lot)) {
      last.count += 1
      last.seconds += lot.seconds
      last.left_seconds += lot.left_seconds
    } else heaps.push({ ...lot, count: 1 })
  }
  return heaps
}

const isAlike = (heap: LotGroup, lot: Lot) =>
  heap.kind === lot.kind &&
  heap.source === lot.source &&
  heap.expires_at === lot.expires_at &&
  heap.readers_left === lot.readers_left
