import * as z from 'zod/mini'
import { Cents, Instant, Seconds, text } from './atoms.ts'
import { aboutCharactersMax, expertisesMax, headlineCharactersMax, hoursMax, languagesMax } from './lengths.ts'
import {
  Availability,
  Channel,
  Expertise,
  greetingCharactersMax,
  Hours,
  Language,
  quickRepliesMax,
  quickReplyCharactersMax,
  ReaderProfile,
  statusLineCharactersMax,
} from './readers.ts'
import { get, post, type Area } from './route.ts'
import { UploadName } from './uploads.ts'

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const some = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.minLength(1), z.maxLength(most))

/** `counted_seconds`: paid and free ones of readings that are over. */
const Figures = z.object({ paid_sessions: z.int(), counted_seconds: Seconds, earned_cents: Cents })

/** A reader's own desk: what visitors see of it, its settings and figures. */
export const Desk = z.object({
  availability: Availability,
  back_at: z.optional(Instant),
  /** They are Away because requests rang out in a row, and not by their own choice. */
  away_by_missed: z.boolean(),
  settings: z.object({
    availability: z.enum(['available', 'paused', 'away']),
    status_line: z.string(),
    greeting: z.string(),
    quick_replies: z.array(z.string()),
    channels: z.array(Channel),
  }),
  /** What a paid minute pays from the next reading on. */
  rate_cents_per_minute: Cents,
  today: Figures,
  /** The half month that runs: from the 1st or the 16th, in the time zone of the site. */
  period: z.object({ ...Figures.shape, from: Instant, until: Instant }),
  /** Who waits for this reader's answer, or for them. */
  waiting: z.object({
    requests: z.int(),
    in_line: z.int(),
    pages: z.int(),
    appointments: z.int(),
    orders: z.int(),
  }),
  /** Of statements: what is approved and has not arrived, and what is not approved yet. */
  next_payout: z.object({ approved_cents: Cents, open_cents: Cents }),
})

/** A reader's desk, and their page as they write it; apart, as a visitor's browser loads what only reads it. */
export const readerPage = {
  desk: get('reader-dash-board', { access: ['READER'], returns: Desk }),
  saveDesk: post('reader-dash-board/save', {
    access: ['READER'],
    body: z.strictObject({
      availability: z.optional(z.enum(['available', 'paused', 'away'])),
      status_line: z.optional(line(statusLineCharactersMax)),
      greeting: z.optional(line(greetingCharactersMax)),
      quick_replies: z.optional(z.array(text(quickReplyCharactersMax)).check(z.maxLength(quickRepliesMax))),
      channels: z.optional(z.array(Channel).check(z.maxLength(4))),
    }),
    returns: Desk,
  }),
  /** A reader's own page, as everybody sees it at this moment. */
  page: get('reader-dash-board/profile', { access: ['READER'], returns: ReaderProfile }),
  savePage: post('reader-dash-board/profile', {
    access: ['READER'],
    body: z.strictObject({
      headline: z.optional(line(headlineCharactersMax).check(z.minLength(1))),
      about: z.optional(text(aboutCharactersMax)),
      status_line: z.optional(line(statusLineCharactersMax)),
      expertises: z.optional(some(Expertise, expertisesMax)),
      languages: z.optional(some(Language, languagesMax)),
      schedule: z.optional(z.array(Hours).check(z.maxLength(hoursMax))),
      /** A square upload of the reader's own; null takes the picture away. */
      picture: z.optional(z.nullable(UploadName)),
    }),
    returns: ReaderProfile,
  }),
} satisfies Area
