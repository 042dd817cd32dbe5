import { packageMost, taxMost } from '@evenlight/contract/prices'
import { breachesIn } from '@evenlight/core/packages'
import type { Package } from './calls.ts'

/** What is typed for a package. */
export interface TypedPackage {
  name: string
  price: string
  paid: string
  free: string
  /** For one reader only. */
  one_reader: boolean
  on_sale: boolean
}
const decimal = /^(\d{1,4})(?:[.,](\d{1,2}))?$/

/** Hundredths of what is typed, from one to `most`; undefined where it is no such number. */
function hundredths(text: string, most: number) {
  const [, whole, part = ''] = decimal.exec(text.trim()) ?? []
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return hundredths >= 1 && hundredths <= most ? hundredths : undefined
}
/** Whole cents of dollars. */
export const centsTyped = (text: string) => hundredths(text, packageMost.cents)
/** Hundredths of a percent. */
export const pointsTyped = (text: string) => hundredths(text.replace(/\s*%\s*$/, ''), taxMost.basisPoints)
/** Whole minutes as they are typed, from `least` on. */
export function minutesTyped(text: string, least: number) {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN
  return minutes >= least && minutes <= packageMost.minutes ? minutes : undefined
}

export const typedOf = (one: Package | undefined): TypedPackage => ({
  name: one?.name ?? '',
  price: one ? `${Math.floor(one.price_cents / 100)}.${String(one.price_cents % 100).padStart(2, '0')}` : '',
  paid: one ? String(one.paid_seconds / 60) : '',
  free: one ? String(one.free_seconds / 60) : '0',
  one_reader: (one?.readers_max ?? null) !== null,
  on_sale: one?.on_sale ?? true,
})
/** The package that is typed; undefined as long as a figure is missing. */
export function packageOf({ name, price, paid, free, one_reader, on_sale }: TypedPackage) {
  const [cents, minutes, more] = [centsTyped(price), minutesTyped(paid, 1), minutesTyped(free, 0)]
  if (cents === undefined || minutes === undefined || more === undefined) return undefined
  const holds = { price_cents: cents, paid_seconds: minutes * 60, free_seconds: more * 60 }
  return { name: name.trim(), ...holds, ...(one_reader && { readers_max: 1 as const }), on_sale }
}

/** What would be on sale with a package as it is typed, and where the larger would be no cheaper by the minute; time for one reader apart. */
export function breachesWith(all: readonly Package[], id: string | undefined, typed: TypedPackage) {
  const wanted = packageOf(typed)
  const others = all.filter((one) => one.id !== id)
  const offered = wanted ? [...others, { ...wanted, id: id ?? '' }] : others
  const onSale = offered.filter((one) => one.on_sale && !one.readers_max)
  const named = (wantedId: string) => onSale.find((one) => one.id === wantedId)?.name || typed.name
  return breachesIn(onSale).map(({ id, than, by }) => ({ larger: named(id), smaller: named(than), by }))
}
