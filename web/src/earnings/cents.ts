/** Whole cents of an amount as people type it, with a point or a comma; undefined when it is none. */
export function centsOf(typed: string) {
  const [, sign, whole, part = ''] = /^([-−]?)\$?(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? 0 - cents : cents
}
/** The same, to be changed: `12.34`. */
export const typedCents = (cents: number) => (cents / 100).toFixed(2)
