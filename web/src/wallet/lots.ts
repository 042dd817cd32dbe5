import type { Lot } from './calls.ts'

/** Lots alike in everything that matters to their owner, as one line. */
export type LotGroup = Omit<Lot, 'held_seconds' | 'price_cents'> & { count: number }

/** In the order they are spent; neighbours that never end and came the same way stand together. */
export function grouped(lots: readonly Lot[]): LotGroup[] {
  const groups: LotGroup[] = []
  for (const lot of lots) {
    const last = groups.at(-1)
    if (last && isAlike(last, lot)) {
      last.count += 1
      last.seconds += lot.seconds
      last.left_seconds += lot.left_seconds
    } else groups.push({ ...lot, count: 1 })
  }
  return groups
}

const isAlike = (group: LotGroup, lot: Lot) =>
  group.kind === lot.kind &&
  group.source === lot.source &&
  group.expires_at === lot.expires_at &&
  group.readers_left === lot.readers_left
