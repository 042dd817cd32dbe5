interface Priced {
  price_cents: number
  paid_seconds: number
  free_seconds: number
}

/** Cents that a minute of a package costs, its free minutes counted in; half a cent goes up. */
export function minuteCents({ price_cents, paid_seconds, free_seconds }: Priced) {
  const seconds = paid_seconds + free_seconds
  return Math.floor((price_cents * 120 + seconds) / (seconds * 2))
}

/** The same in the package where it is least; undefined while nothing is on sale. */
export const bestMinuteCents = (packages: readonly Priced[]) =>
  packages.length === 0 ? undefined : Math.min(...packages.map(minuteCents))
