import * as z from 'zod/mini'
import { Instant, list, Page, Typed } from './atoms.ts'
import { Person } from './readings.ts'
import { get, type Area } from './route.ts'

/** A client whom this reader has had a reading with. */
const OwnClient = z.object({
  client: Person,
  first_name: z.string(),
  sessions_count: z.int(),
  last_session_at: Instant,
  /** What the reader wrote down about them, its beginning; empty where they wrote nothing. */
  note: z.string(),
})
export const noteShownCharacters = 200

const Day = z.optional(z.string().check(z.iso.date(), z.regex(/^(?:19|2\d)\d\d-/)))
const Found = z.strictObject({ ...Page.shape, q: Typed })

/** A reader's own clients, whoever was there last first. Nobody else's are found by any of these. */
export const clients = {
  index: get('client-list-chat/index', { access: ['READER'], query: Page, returns: list(OwnClient) }),
  byUsername: get('client-list-chat/search/username', { access: ['READER'], query: Found, returns: list(OwnClient) }),
  byFirstName: get('client-list-chat/search/first_name', {
    access: ['READER'],
    query: Found,
    returns: list(OwnClient),
  }),
  /** Whose last reading was in these days, of the reader's own clock; both count, and either may be left open. */
  byDate: get('client-list-chat/filter-date', {
    access: ['READER'],
    query: z.strictObject({ ...Page.shape, from: Day, to: Day }),
    returns: list(OwnClient),
  }),
} satisfies Area
