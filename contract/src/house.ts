import * as z from 'zod/mini'
import { Email, Instant, Reason, text, typed } from './atoms.ts'
import { get, post, type Area } from './route.ts'

/** Characters of what the house says of itself; 0 at least where it may be left empty. */
export const houseLengths = {
  company: { min: 1, max: 120 },
  address: { min: 1, max: 300 },
  phone: { min: 0, max: 40 },
  register: { min: 0, max: 160 },
  vat_id: { min: 0, max: 40 },
  supervisor: { min: 0, max: 300 },
} as const
/** What the house may set for everybody: cents a minute, per cent, minutes a day. */
export const houseBounds = {
  reader_rate_cents: { min: 0, max: 1000 },
  order_share_percent: { min: 0, max: 100 },
  gift_minutes_reader: { min: 1, max: 60 },
  gift_minutes_admin: { min: 1, max: 240 },
} as const
/** What holds until the house sets something else. */
export const houseFirst = {
  reader_rate_cents: 48,
  order_share_percent: 50,
  gift_minutes_reader: 10,
  gift_minutes_admin: 60,
} as const satisfies Record<keyof typeof houseBounds, number>

const within = (name: keyof typeof houseBounds) =>
  z.int().check(z.minimum(houseBounds[name].min), z.maximum(houseBounds[name].max))

/** Who runs the site, as the law wants it said. What is empty does not apply. */
const identity = {
  company: text(houseLengths.company.max),
  address: text(houseLengths.address.max),
  email: Email,
  phone: typed(houseLengths.phone.max),
  register: typed(houseLengths.register.max),
  vat_id: typed(houseLengths.vat_id.max),
  supervisor: typed(houseLengths.supervisor.max),
}
const amounts = {
  reader_rate_cents: within('reader_rate_cents'),
  order_share_percent: within('order_share_percent'),
  gift_minutes_reader: within('gift_minutes_reader'),
  gift_minutes_admin: within('gift_minutes_admin'),
}
const Settings = z.object({
  /** Of the settings that hold; 0 where nobody has set any. */
  version: z.int(),
  /** As they were typed: empty until somebody has. */
  ...(Object.fromEntries(Object.keys(identity).map((name) => [name, z.string()])) as Record<
    keyof typeof identity,
    z.ZodMiniString
  >),
  ...amounts,
  set: z.optional(z.object({ by: z.string(), at: Instant, reason: z.string() })),
  /** In which its days and half months begin: a setting of the server. */
  time_zone: z.string(),
})

export const house = {
  /** What everybody may know of who runs the site; null until it was said. */
  shown: get('public/house', { access: 'public', returns: z.nullable(z.object(identity)) }),
  settings: get('admin/house', { access: ['ADMIN:any'], returns: Settings }),
  /** Sets all of it at once, from now on. `version` is that of the settings it was typed over: another one's come first. */
  change: post('admin/house', {
    access: ['ADMIN:any'],
    proof: true,
    body: z.strictObject({ version: z.int().check(z.minimum(0)), ...identity, ...amounts, reason: Reason }),
    returns: Settings,
    idempotent: true,
  }),
} satisfies Area
