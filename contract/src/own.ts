import * as z from 'zod/mini'
import { TypedPassword } from './accounts.ts'
import { Instant, Nothing } from './atoms.ts'
import { get, post, type Area } from './route.ts'

/** A copy is kept for so many days after it was made. */
export const copyDays = 3

/** A copy of all that is kept of a person: how many kinds of rows it has by now, and until when it can be fetched. */
const Copy = z.object({
  state: z.enum(['making', 'ready']),
  asked_at: Instant,
  done: z.int(),
  of: z.int(),
  rows: z.int(),
  until: z.nullable(Instant),
})
const Copies = z.object({
  copy: z.nullable(Copy),
  /** When another one can be asked for; null: now. */
  next_at: z.nullable(Instant),
})
/** What somebody has agreed to: in which version, since when, and until when it held. */
export const Consent = z.object({
  to: z.enum(['terms', 'automatic_top_up', 'kept_card', 'push']),
  version: z.nullable(z.string()),
  at: Instant,
  ended_at: z.nullable(Instant),
})

export const own = {
  copy: get('me/export', { access: 'member', returns: Copies }),
  /** At most one in 24 hours. A notice and a letter say when it is ready. */
  askCopy: post('me/export', {
    access: 'member',
    body: z.strictObject({ password: TypedPassword }),
    returns: Copies,
  }),
  /** The copy as a file: all of it, or a summary on paper. */
  copyFile: get('me/export/file', {
    access: 'member',
    query: z.strictObject({ as: z.enum(['json', 'pdf']) }),
    returns: Nothing,
  }),
  consents: get('me/consents', { access: 'member', returns: z.array(Consent) }),
} satisfies Area
