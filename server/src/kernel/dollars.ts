const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Whole cents as they are written in letters and notices: `$26.99`. */
export const dollars = (cents: number) => format.format(cents / 100)
