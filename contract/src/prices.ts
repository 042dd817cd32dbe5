import * as z from 'zod/mini'
import { Country } from './account-fields.ts'
import { Cents, Id, Seconds } from './atoms.ts'
import { TaxRate } from './payments.ts'
import { get, post, type Area } from './route.ts'
import { Package } from './wallet.ts'

/** What a package holds at most. */
export const packageMost = { minutes: 1000, cents: 200_000, nameCharacters: 40 }

/** Of a tax that prices include: its rate in hundredths of a percent, and its name on receipts. */
export const taxMost = { basisPoints: 5000, nameCharacters: 20 }

/** A package as the house sees it, also one that is not on sale any more. */
const Listed = z.extend(Package, { on_sale: z.boolean() })
const wholeMinutes = (least: number) =>
  Seconds.check(z.minimum(least * 60), z.maximum(packageMost.minutes * 60), z.multipleOf(60))

export const prices = {
  packages: get('packages', { access: ['ADMIN:money'], returns: z.array(Listed) }),
  /** Makes a package, or changes one: other terms than it had make another, and it goes off sale. Answers all. */
  savePackage: post('packages', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({
      id: z.optional(Id),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(packageMost.nameCharacters)),
      price_cents: Cents.check(z.minimum(1), z.maximum(packageMost.cents)),
      paid_seconds: wholeMinutes(1),
      free_seconds: wholeMinutes(0),
      /** A short chat, for one reader; any otherwise. */
      readers_max: z.optional(z.literal(1)),
      on_sale: z.boolean(),
    }),
    returns: z.array(Listed),
    idempotent: true,
  }),
  taxes: get('taxes', { access: ['ADMIN:money'], returns: z.array(TaxRate) }),
  /** Sets what prices include for buyers of a country, from the next payment on; 0 is nothing. Answers all. */
  setTax: post('taxes', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({
      country: Country,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(taxMost.nameCharacters)),
      basis_points: z.int().check(z.minimum(0), z.maximum(taxMost.basisPoints)),
    }),
    returns: z.array(TaxRate),
  }),
} satisfies Area
