declare const unit: unique symbol
type Whole<U extends string> = number & { readonly [unit]: U }

/** Whole cents of a US dollar. */
export type Cents = Whole<'cents'>
/** Whole seconds of reading time. */
export type Seconds = Whole<'seconds'>
/** Whole points that a review earned. */
export type Points = Whole<'points'>
export type Amount = Cents | Seconds | Points

const whole = (name: string, value: number) => {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name} must be a whole number from 0, got ${value}`)
  return value
}

/** A checked amount of money: throws RangeError on a fraction, a negative or an unsafe number. */
export const cents = (value: number) => whole('cents', value) as Cents
/** A checked length of reading time: throws RangeError on a fraction, a negative or an unsafe number. */
export const seconds = (value: number) => whole('seconds', value) as Seconds
/** A checked number of points: throws RangeError on a fraction, a negative or an unsafe number. */
export const points = (value: number) => whole('points', value) as Points

/** The sum of amounts of one unit; 0 for none. Throws RangeError past 2^53. */
export const total = <T extends Amount>(amounts: readonly T[]) =>
  whole(
    'total',
    amounts.reduce<number>((sum, amount) => sum + amount, 0),
  ) as T

/** What is left of `from`; throws RangeError when `amount` is more than there is. */
export const less = <T extends Amount>(from: T, amount: T) => whole('difference', from - amount) as T

/** The smaller of two amounts of one unit. */
export const least = <T extends Amount>(a: T, b: T) => (a < b ? a : b)

const product = (name: string, amount: number, times: number, per: number) => {
  whole(`${name} factor`, times)
  if (!Number.isSafeInteger(per) || per <= 0)
    throw new RangeError(`${name} divisor must be a whole number above 0, got ${per}`)
  return whole(`${name} product`, amount * times)
}

/** floor(amount × times ÷ per): the fraction stays with the house. */
export const shareRoundedDown = <T extends Amount>(amount: T, times: number, per: number) =>
  Math.floor(product('share', amount, times, per) / per) as T

/** amount × times ÷ per to the nearest whole, a half upwards: for figures that are shown, never for what is posted. */
export const shareRoundedHalfUp = <T extends Amount>(amount: T, times: number, per: number) => {
  const exact = product('share', amount, times, per)
  return (Math.floor(exact / per) + (exact % per >= per / 2 ? 1 : 0)) as T
}
