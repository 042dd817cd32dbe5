import { least, less, seconds, total, type Cents, type Seconds } from '../money.ts'

/** An amount of time that a client owns: bought, or given. Times are milliseconds since the epoch. */
export type Lot = {
  readonly id: string
  readonly kind: 'paid' | 'free'
  readonly available: Seconds
  readonly openedAtMs: number
  readonly expiresAtMs?: number
  /** Usable with at most this many readers; `readerIds` are those it served so far. */
  readonly readersMax?: number
  readonly readerIds?: readonly string[]
}

export type BoughtLot = {
  readonly id: string
  readonly priceCents: Cents
  readonly bought: Seconds
  readonly available: Seconds
}

export type Part = { readonly lotId: string; readonly seconds: Seconds }

type Placed = Pick<Lot, 'id' | 'kind' | 'openedAtMs' | 'expiresAtMs'>

const expiry = (lot: Placed) => lot.expiresAtMs ?? Infinity

/** Free before paid; free by soonest expiry, then paid by age; the id settles a tie. */
export const inSpendingOrder = <T extends Placed>(lots: readonly T[]) =>
  lots.toSorted(
    (a, b) =>
      Number(a.kind === 'paid') - Number(b.kind === 'paid') ||
      (expiry(a) === expiry(b) ? 0 : expiry(a) - expiry(b)) ||
      a.openedAtMs - b.openedAtMs ||
      (a.id < b.id ? -1 : 1),
  )

/** True unless the lot has expired. Paid time never does. */
export const stands = (lot: Pick<Lot, 'expiresAtMs'>, nowMs: number) => expiry(lot as Placed) > nowMs

/** May this lot be spent now, with this reader? Without a reader: with anybody at all? */
function usable(lot: Lot, nowMs: number, readerId?: string) {
  if (lot.available === 0 || !stands(lot, nowMs)) return false
  const served = lot.readerIds ?? []
  if (lot.readersMax === undefined || served.length < lot.readersMax) return true
  return readerId === undefined || served.includes(readerId)
}

/** The usable lots of a client, in the order they are spent. */
export const usableLots = <T extends Lot>(lots: readonly T[], nowMs: number, readerId?: string) =>
  inSpendingOrder(lots.filter((lot) => usable(lot, nowMs, readerId)))

/** Takes up to `most` seconds, in the given order, at most what each lot has. */
export function take(lots: readonly { readonly id: string; readonly available: Seconds }[], most: Seconds): Part[] {
  let wanted = most
  return lots.flatMap((lot) => {
    const taken = least(lot.available, wanted)
    wanted = less(wanted, taken)
    return taken === 0 ? [] : [{ lotId: lot.id, seconds: taken }]
  })
}

/** Seconds of one kind among lots. */
export const secondsOf = (lots: readonly Pick<Lot, 'kind' | 'available'>[], kind: Lot['kind']) =>
  lots.length === 0 ? seconds(0) : total(lots.filter((lot) => lot.kind === kind).map((lot) => lot.available))
