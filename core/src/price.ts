import { cents, shareRoundedHalfUp, type Cents } from './money.ts'

interface Sold {
  price_cents: number
  paid_seconds: number
}

/**
 * The "from" price of the site, in whole cents: a paid minute of the package that brings the most of them (the cheaper of
 * two alike), its free minutes not counted, half a cent upwards; null while nothing is on sale.
 */
export function bestCentsPerMinute(onSale: readonly Sold[]) {
  const [most] = onSale.toSorted((a, b) => b.paid_seconds - a.paid_seconds || a.price_cents - b.price_cents)
  return most ? shareRoundedHalfUp(cents(most.price_cents), 60, most.paid_seconds) : null
}

/**
 * What a minute of a package costs, in whole cents, half a cent upwards: a paid one, as if its free ones were worth nothing,
 * and any of them, the free ones counted in.
 */
export const centsPerMinute = (sold: Sold & { free_seconds: number }) => {
  const price = cents(sold.price_cents)
  return {
    paid: shareRoundedHalfUp(price, 60, sold.paid_seconds),
    any: shareRoundedHalfUp(price, 60, sold.paid_seconds + sold.free_seconds),
  }
}

/** The tax that a price includes, at a rate in hundredths of a percent, to the nearest cent: a figure of the receipt, which moves no money. */
export const includedTax = (price: Cents, basisPoints: number) =>
  shareRoundedHalfUp(price, basisPoints, 10_000 + basisPoints)

interface Share {
  /** Seconds that are taken of what was bought. */
  taken: number
  price_cents: number
  seconds: number
}

/** What was paid for these shares of purchases, in whole cents, each to the nearest. */
export const costOf = (shares: readonly Share[]): number =>
  shares.reduce(
    (sum, { taken, price_cents, seconds }) => sum + shareRoundedHalfUp(cents(price_cents), taken, seconds),
    0,
  )

interface Owned {
  kind: 'paid' | 'free'
  left_seconds: number
  seconds: number
  price_cents?: number | undefined
}

/** What the client had paid for the next `most` seconds of paid time, of lots in spending order. What was given cost nothing. */
export function costOfNext(lots: readonly Owned[], most: number): number {
  let wanted = most
  const shares = lots
    .filter(({ kind }) => kind === 'paid')
    .map(({ left_seconds, seconds, price_cents = 0 }) => {
      const taken = Math.min(left_seconds, wanted)
      wanted -= taken
      return { taken, seconds, price_cents }
    })
  return costOf(shares)
}
