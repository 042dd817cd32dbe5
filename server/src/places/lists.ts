import { iso31661 } from 'iso-3166/1.js'
import { iso31662 } from 'iso-3166/2.js'

const english = new Intl.DisplayNames('en', { type: 'region' })
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')

/** All countries of ISO 3166-1 by their usual English names, in order. */
export const countries = iso31661
  .filter(({ state }) => state === 'assigned')
  .map(({ alpha2, name }) => ({ code: alpha2, name: english.of(alpha2) ?? name }))
  .toSorted(byName)

const provinces = Map.groupBy(iso31662, ({ code }) => code.slice(0, 2))

/** The subdivisions of a country, in order; undefined where there is no such country. */
export const provincesOf = (country: string) =>
  countries.some(({ code }) => code === country)
    ? (provinces.get(country) ?? []).map(({ code, name }) => ({ code, name })).toSorted(byName)
    : undefined
