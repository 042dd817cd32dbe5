import * as z from 'zod/mini'
import { Id, id, Instant } from './atoms.ts'
import { Person, Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

/** For so long a reader is kept for whose turn it is. */
export const keptMinutes = 3
/** A place is good for so long; a client has so many at once, a reader's line so many places. */
export const waitHoursMax = 2
export const linesMax = 3
export const placesMax = 10

const Place = z.object({
  reader: Reader,
  /** How many come before me. */
  ahead: z.int(),
  /** About how long it takes, by how long this reader's readings are; null where that cannot be told. */
  minutes: z.nullable(z.int()),
  joined_at: Instant,
  /** It is my turn: the reader is kept for me until then. */
  kept_until: z.optional(Instant),
})
const Waiter = z.object({
  client: Person,
  /** Has had a reading with this reader before. */
  returning: z.boolean(),
  joined_at: Instant,
  kept_until: z.optional(Instant),
})
const Mine = z.object({
  /** Of a client: my places, the oldest first. */
  places: z.array(Place),
  /** Of a reader: who waits for me, in their order. */
  line: z.array(Waiter),
})

/** The line before a reader who is in a reading. Who is first in it is called when the reader is free, and asks for a reading as ever. */
export const waiting = {
  mine: get('waiting-line', { access: ['CLIENT', 'READER'], returns: Mine }),
  /** Takes a place, or gives it back; again changes nothing. */
  place: post('waiting-line', {
    access: ['CLIENT'],
    body: z.strictObject({ reader_id: id('usr'), action: z.enum(['join', 'leave']) }),
    returns: Mine,
    limit: 'lines',
  }),
} satisfies Area

export const waitingTold = {
  /** Something moved in this reader's line, in which you stand or which is yours. */
  'waiting:changed': z.object({ reader_id: Id }),
} satisfies Told
