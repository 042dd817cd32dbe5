import * as z from 'zod/mini'
import { after, ById, Cents, flag, Id, Instant, limit, list, Nothing, Typed } from './atoms.ts'
import { usernameCharacters } from './lengths.ts'
import { get, say, type Area, type Said, type Told } from './route.ts'
import { Image } from './uploads.ts'
import { channels } from './channels.ts'

/** How a reader can be reached. */
export const Channel = z.enum(channels)
/** ISO 639-1. */
export const Language = z.string().check(z.regex(/^[a-z]{2}$/))
export const Expertise = z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,39}$/))
/** What a visitor sees. `back_at` says until when a reader who is not available expects to be gone. */
export const Availability = z.enum(['available', 'in_session', 'away', 'offline'])

export const ReaderCard = z.object({
  id: Id,
  username: z.string(),
  display_name: z.string(),
  headline: z.string(),
  /** Square. Unlike those of other uploads its addresses are for everybody, and stay as long as the picture does. */
  picture: z.nullable(Image),
  /** Ids of the list of expertises. */
  expertises: z.array(z.string()),
  languages: z.array(z.string()),
  channels: z.array(Channel),
  availability: Availability,
  back_at: z.optional(Instant),
  /** Mean of all reviews to two decimals; null under five reviews. */
  rating: z.nullable(z.number()),
  reviews_count: z.int(),
  sessions_count: z.int(),
})

export const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))
/** Weekly hours in the reader's own time zone; `weekday` 1 is Monday, 7 Sunday. */
export const Hours = z.strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: Time, to: Time })

/** How many reviews gave one, two, three, four and five stars. */
export const Spread = z.array(z.int()).check(z.length(5))

export const ReaderProfile = z.object({
  ...ReaderCard.shape,
  about: z.string(),
  status_line: z.optional(z.string()),
  years: z.int(),
  time_zone: z.string(),
  schedule: z.array(Hours),
  rating_spread: Spread,
  /** Whether an appointment can be asked for: they have hours, and are booked by them. */
  takes_appointments: z.boolean(),
  /** Appointments that they agreed to and did not come to, or cancelled late. */
  appointments_missed: z.int(),
  specials: z.array(z.object({ id: Id, title: z.string(), price_cents: Cents })),
})

export const Sort = z.enum(['recommended', 'rating', 'newest', 'most_readings'])
const Stars = z.string().check(z.regex(/^[1-5](\.\d{1,2})?$/))

export const statusLineCharactersMax = 140
export const greetingCharactersMax = 500
export const quickReplyCharactersMax = 300
export const quickRepliesMax = 20

export const readers = {
  directory: get('public/psychic-readers', {
    access: 'public',
    query: z.strictObject({
      /** Any part of user name, name or headline. */
      q: z.optional(Typed),
      expertise: z.optional(Expertise),
      language: z.optional(Language),
      channel: z.optional(Channel),
      available: z.optional(flag),
      min_rating: z.optional(Stars),
      sort: z.optional(Sort),
      after,
      limit,
    }),
    returns: list(ReaderCard),
  }),
  profile: get('public/psychic-readers/{id}', { access: 'public', params: ById, returns: ReaderProfile }),
  /** Those who take readings by phone. */
  phoneReaders: get('public/phone-readers', {
    access: 'public',
    query: z.strictObject({ after, limit }),
    returns: list(ReaderCard),
  }),
  search: get('public/searchReader/{username}', {
    access: 'public',
    params: z.strictObject({
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(usernameCharacters.max)),
    }),
    returns: z.array(ReaderCard),
  }),
  /** A drawing of a reader's picture; its addresses come with the card. */
  portrait: get('/portraits/{name}', {
    access: 'public',
    params: z.strictObject({ name: z.string().check(z.maxLength(100)) }),
    returns: z.unknown(),
  }),
} satisfies Area

export const watchedMax = 100
export const readersSaid = {
  /** From now on this socket is told how these readers stand, and no others. */
  'reader:watch': say({
    access: 'member',
    body: z.strictObject({ reader_ids: z.array(Id).check(z.maxLength(watchedMax)) }),
    returns: Nothing,
  }),
} satisfies Said

export const readersTold = {
  'reader:availability': z.object({ reader_id: Id, availability: Availability }),
} satisfies Told
