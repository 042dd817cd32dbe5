import { cents, shareRoundedHalfUp } from './money.ts'

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
