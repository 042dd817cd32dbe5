interface Sold {
  id: string
  price_cents: number
  paid_seconds: number
  free_seconds: number
}
interface Breach {
  /** Costs no less by the minute than `than`, which holds less. */
  id: string
  than: string
  /** By its paid minutes alone, or by all of them. */
  by: 'paid' | 'all'
}
const minutesBy = {
  paid: (sold: Sold) => sold.paid_seconds,
  all: (sold: Sold) => sold.paid_seconds + sold.free_seconds,
}
/** Where the promise is broken that each larger package is cheaper by the minute than the one before it. */
export const breachesIn = (onSale: readonly Sold[]): Breach[] =>
  (['paid', 'all'] as const).flatMap((by) => {
    const secondsOf = minutesBy[by]
    const sold = onSale.toSorted((a, b) => secondsOf(a) - secondsOf(b) || a.price_cents - b.price_cents)
    return sold.flatMap((large, at) => {
      const small = sold[at - 1]
      const isCheaper = !small || large.price_cents * secondsOf(small) < small.price_cents * secondsOf(large)
      return isCheaper ? [] : [{ id: large.id, than: small.id, by }]
    })
  })
