import * as z from 'zod/mini'
import { applicationFields } from './account-fields.ts'
import { Cents, Id, Instant, Seconds } from './atoms.ts'
import { adminRoles, roles } from './route.ts'
import { Image } from './uploads.ts'

/** What a reader applied with; the picture only for an admin. */
const Application = z.object({ ...applicationFields, picture: z.optional(Image) })
/** A member as an admin sees them. */
export const Member = z.object({
  id: Id,
  username: z.string(),
  type: z.enum(roles),
  /** Of somebody of the house. */
  admin_role: z.optional(z.enum(adminRoles)),
  state: z.enum(['pending', 'active', 'blocked', 'waiting', 'refused', 'lapsed', 'erased']),
  /** What a reader is called on the site. */
  display_name: z.optional(z.string()),
  first_name: z.string(),
  last_name: z.nullable(z.string()),
  email: z.string(),
  email_confirmed: z.boolean(),
  mobile_number: z.nullable(z.string()),
  country: z.nullable(z.string()),
  locale: z.string(),
  /** To those alone who see money. */
  rate_cents_per_minute: z.optional(z.nullable(z.int())),
  blocked: z.nullable(z.object({ reason: z.string(), until: z.nullable(Instant) })),
  trusted: z.nullable(z.object({ reason: z.string(), since: Instant })),
  made_at: Instant,
  /** Only where one member is asked for. */
  application: z.optional(Application),
  /** As that; of a client, only where one member is asked for: what they have paid for and not used, and what it is worth. */
  unused: z.optional(z.object({ paid_seconds: Seconds, cents: Cents })),
})
/** One row of the member list: the names for those who may write to them, all the rest for admins. */
export const Listed = z.extend(z.partial(Member), { id: Id, username: z.string() })
