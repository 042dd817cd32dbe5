import * as z from 'zod/mini'
import { ById, Id, Instant, list, Page, Reason } from './atoms.ts'
import { Person } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

/** That the client lies under a curse which has to be lifted; that harm comes unless they buy or stay. */
export const PressureFound = z.enum(['curse', 'harm'])
/** Where a reader's words stood: in a reading, an answer by e-mail, what was said of an appointment, an answer to a review. */
export const PressureKind = z.enum(['reading', 'order', 'appointment', 'review'])
/** Nothing to it; the reader was warned; the warning was taken back. */
export const PressureOutcome = z.enum(['cleared', 'warned', 'withdrawn'])

/** A reader's words to a client that may press them to buy: where they stand, never the words. */
export const PressureFlag = z.object({
  id: Id,
  kind: PressureKind,
  /** Of the reading, the e-mail reading, the appointment or the review. */
  subject_id: Id,
  reader: Person,
  client: Person,
  found: PressureFound,
  /** How often at this place. */
  times: z.int(),
  at: Instant,
  /** How often this reader was warned before, where it stands. */
  warned_before: z.int(),
  decided: z.optional(z.object({ outcome: PressureOutcome, by: Person, at: Instant, reason: z.optional(z.string()) })),
})

export const pressure = {
  /** The newest first; `waiting` counts those that nobody has decided on and stops at 100. */
  flags: get('pressure-flags', {
    access: ['ADMIN:moderation'],
    query: Page,
    returns: list(PressureFlag, { waiting: z.int() }),
  }),
  /** Once; a warning can be withdrawn. A warning, and its end, has a reason that the reader is told. */
  decide: post('pressure-flags/{id}/decide', {
    access: ['ADMIN:moderation'],
    params: ById,
    body: z.strictObject({ outcome: PressureOutcome, reason: z.optional(Reason) }),
    returns: PressureFlag,
  }),
} satisfies Area

/** To admins: a reader's words were marked, or somebody decided on them. */
export const pressureTold = { 'pressure:changed': z.object({ id: Id }) } satisfies Told
