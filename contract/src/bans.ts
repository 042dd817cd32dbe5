import * as z from 'zod/mini'
import { id, Instant, list, Nothing, Page, Reason } from './atoms.ts'
import { Person, Reader } from './readings.ts'
import { get, post, type Area } from './route.ts'

/** One of two people wants nothing to do with the other: no reading, no message between them. The reason is their own. */
const PersonalBan = z.object({ client: Person, reader: Reader, reason: z.string(), at: Instant })

/** The other person, one of the two: a reader names a client, a client a reader. */
const whom = { client_id: z.optional(id('usr')), reader_id: z.optional(id('usr')) }

export const bans = {
  /** Those whom I have banned, the latest first. */
  personal: get('reader/personal-ban', { access: ['CLIENT', 'READER'], query: Page, returns: list(PersonalBan) }),
  /** An open reading between the two ends, with all its time back. Again changes nothing. */
  ban: post('reader/personal-ban/ban', {
    access: ['CLIENT', 'READER'],
    body: z.strictObject({ ...whom, reason: Reason }),
    returns: PersonalBan,
    idempotent: true,
  }),
  unban: post('reader/personal-ban/unban', {
    access: ['CLIENT', 'READER'],
    body: z.strictObject(whom),
    returns: Nothing,
  }),
} satisfies Area
