import * as z from 'zod/mini'
import { after, ById, Id, Instant, limit, list, numeric, Page, text, Typed } from './atoms.ts'
import { Spread } from './readers.ts'
import { get, post, type Area } from './route.ts'

const Stars = z.int().check(z.minimum(1), z.maximum(5))
export const testimonialCharactersMax = 2000
const Text = text(testimonialCharactersMax)
/** Why a testimonial may be taken down. That somebody dislikes it is no reason. */
export const removalReasons = [
  'contact_details',
  'private_facts',
  'insults',
  'unlawful',
  'not_about_the_reading',
] as const
export const RemovalReason = z.enum(removalReasons)

export const Testimonial = z.object({
  id: Id,
  reader: z.object({ id: Id, username: z.string(), display_name: z.string() }),
  client: z.object({ username: z.string() }),
  stars: Stars,
  text: z.optional(z.string()),
  at: Instant,
  /** Of a reading without paid time, or hardly any: it is shown, and doesn't count in the average. */
  free_reading: z.boolean(),
  reply: z.optional(z.object({ text: z.string(), at: Instant })),
})
/** As its writer, its reader and the desk see it. */
export const OwnTestimonial = z.object({
  ...Testimonial.shape,
  session_id: Id,
  removed: z.optional(
    z.object({
      at: Instant,
      reason: RemovalReason,
      /** Only to an admin: until when it can be put back. */
      restorable_until: z.optional(Instant),
    }),
  ),
})
/** For so long what was taken down by mistake can be put back. */
export const restorableHours = 24

export const testimonials = {
  mine: get('testimonials/index', { access: 'member', query: Page, returns: list(OwnTestimonial) }),
  /** Once for each settled reading of a counted minute, by its client; published whatever the stars. Words may follow the same stars, once. */
  write: post('testimonials/index', {
    access: 'member',
    body: z.strictObject({ session_id: Id, stars: Stars, text: z.optional(Text) }),
    /** With the points that it earned, the same whatever the stars. */
    returns: z.object({ ...OwnTestimonial.shape, points: z.optional(z.int()) }),
    created: true,
  }),
  published: get('public/approved/testimonials/{id}', {
    access: 'public',
    params: ById,
    query: z.strictObject({ stars: z.optional(numeric(Stars)), after, limit }),
    returns: list(Testimonial, {
      /** Of what counts in the average, whatever this page shows: paid readings, the latest of each client. */
      rating_spread: Spread,
      /** How many were taken down, by reason. */
      removed: z.partialRecord(RemovalReason, z.int()),
    }),
  }),
  list: get('testimonials/list-testimonial', {
    access: ['READER', 'ADMIN:moderation'],
    /** For an admin also by user name: of a client what they wrote, of a reader what was written about them. */
    query: z.strictObject({ reader_id: z.optional(Id), username: z.optional(Typed), after, limit }),
    returns: list(OwnTestimonial),
  }),
  reply: post('testimonials/reply', {
    access: ['READER'],
    body: z.strictObject({ id: Id, text: Text }),
    returns: OwnTestimonial,
  }),
  /** Its writer is told, with the reason. */
  remove: post('testimonials/remove', {
    access: ['ADMIN:moderation'],
    body: z.strictObject({ id: Id, reason: RemovalReason }),
    returns: OwnTestimonial,
  }),
  /** Puts back what was taken down by mistake, within a day. */
  restore: post('testimonials/restore', {
    access: ['ADMIN:moderation'],
    body: z.strictObject({ id: Id }),
    returns: OwnTestimonial,
  }),
} satisfies Area
