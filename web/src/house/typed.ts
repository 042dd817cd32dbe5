import type { Settings } from './calls.ts'

export const amounts = [
  'reader_rate_cents',
  'order_share_percent',
  'gift_minutes_reader',
  'gift_minutes_admin',
] as const
const texts = ['company', 'address', 'email', 'phone', 'register', 'vat_id', 'supervisor'] as const
/** Every field, in the order in which they stand. */
export const fields = [...texts, ...amounts] as const
export type Name = (typeof fields)[number]
export type Typed = Record<Name | 'reason', string>

/** Settings as fields hold them. */
export const typedOf = (of: Settings) =>
  Object.fromEntries(fields.map((name) => [name, String(of[name])])) as Record<Name, string>

/** And as they are sent. */
export const valuesOf = (typed: Typed) => ({
  ...(Object.fromEntries(texts.map((name) => [name, typed[name].trim()])) as Record<(typeof texts)[number], string>),
  ...(Object.fromEntries(amounts.map((name) => [name, Number(typed[name])])) as Record<
    (typeof amounts)[number],
    number
  >),
})
