import * as z from 'zod/mini'
import { Country, Day } from './account-fields.ts'
import { numeric, Typed } from './atoms.ts'
import { memberSkipMax } from './lengths.ts'
import { languages } from './languages.ts'
import { roles } from './route.ts'

/** With whom something is open, or who is on the whitelist, and whether that tells of money: a desk without money can't ask. */
export const memberHas = {
  claim: { money: false },
  ban: { money: false },
  payment: { money: true },
  dispute: { money: true },
  question: { money: false },
  care: { money: false },
  whitelist: { money: true },
} as const
export type MemberHas = keyof typeof memberHas
export const memberHasNames = Object.keys(memberHas) as [MemberHas, ...MemberHas[]]
/** The columns that the desk's list can be ordered by, each either way. */
export const memberSorts = ['name', 'name_back', 'newest', 'oldest'] as const
export const MemberSort = z.enum(memberSorts)

/** What members are sifted by; `from` and `to` are days of signing up, both included. */
export const sifting = {
  q: z.optional(Typed),
  type: z.optional(z.enum(roles)),
  state: z.optional(z.enum(['pending', 'active', 'blocked', 'waiting', 'refused'])),
  from: z.optional(Day),
  to: z.optional(Day),
  country: z.optional(Country),
  language: z.optional(z.enum(languages)),
  has: z.optional(z.enum(memberHasNames)),
}

/** In what order members come; `skip`: so many rows of it are passed over, beyond `after`, where a list is scrolled to its midst. */
export const ordering = {
  sort: z.optional(MemberSort),
  skip: z.optional(numeric(z.int().check(z.minimum(0), z.maximum(memberSkipMax)))),
}
