import * as z from 'zod/mini'
import { Instant, Seconds } from './atoms.ts'

/** What can happen in a reading, as its time line has it. */
export const MomentName = z.enum([
  'requested',
  'accepted',
  'joined',
  'started',
  'stand_by',
  'resumed',
  'free_time_ended',
  'paid_time_agreed',
  'limit_set',
  'top_up',
  'top_up_done',
  'time_added',
  'care',
  'care_over',
  'time_given',
  'paused',
  'away',
  'back',
  'unsteady',
  'steady',
  'sound_lost',
  'sound_back',
  'admin_came',
  'admin_left',
  'notice',
  'ended',
  'declined',
  'missed',
  'withdrawn',
])
/** Why the clock stands. Empty = it runs. */
export const StoppedBy = z.enum([
  'not_started',
  'client_standby',
  'reader_standby',
  'client_away',
  'reader_away',
  'client_unsteady',
  'reader_unsteady',
  'media_lost',
  'ask_paid',
  'top_up',
  'care',
  'admin_pause',
])
/** Who ended a reading, or what did. */
export const EndedBy = z.enum([
  'client',
  'reader',
  'admin',
  'system',
  'not_started',
  'standby_too_long',
  'client_away',
  'reader_away',
  'media_lost',
  'time_used',
  'limit_reached',
  'no_consent',
  'declined',
  'missed',
  'withdrawn',
])

/** Something that happened in a reading. */
export const Moment = z.object({
  at: Instant,
  what: MomentName,
  who: z.optional(z.enum(['client', 'reader', 'admin', 'system'])),
  /** Of time that was bought or given. */
  seconds: z.optional(Seconds),
  /** Of a notice. */
  text: z.optional(z.string()),
})
/**
 * What happened to the clock, or what the house did in the room. `why`: what made it stop; `who` gave time; `seconds`: of
 * time that was bought or given; `text`: of a notice.
 */
export const ClockEvent = z.object({
  at: Instant,
  what: z.enum([
    'started',
    'stopped',
    'resumed',
    'paid',
    'time_added',
    'time_given',
    'paid_time_agreed',
    'limit_set',
    'admin_came',
    'admin_left',
    'notice',
  ]),
  why: z.optional(StoppedBy),
  who: z.optional(z.enum(['client', 'reader', 'admin', 'system'])),
  seconds: z.optional(Seconds),
  text: z.optional(z.string()),
})
/** A span from the opening to the end in which nothing changed for the clock; they follow each other without a gap. */
export const AccountedSpan = z.object({
  from: Instant,
  to: Instant,
  here: z.array(z.enum(['client', 'reader'])),
  /** As what it was counted; absent where it was not, and `why` says what kept it. */
  counted: z.optional(z.enum(['free', 'paid'])),
  why: z.array(z.enum([...StoppedBy.options, 'ending', 'used_up'])),
})
