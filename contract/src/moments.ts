import * as z from 'zod/mini'

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
  'ended',
  'declined',
  'missed',
  'withdrawn',
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
  'time_used',
  'limit_reached',
  'no_consent',
  'declined',
  'missed',
  'withdrawn',
])
