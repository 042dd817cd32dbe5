import * as z from 'zod/mini'
import { TimeZone } from './account-fields.ts'
import { after, Id, id, Instant, limit, list, numeric, Reason, text } from './atoms.ts'
import { hoursMax } from './lengths.ts'
import { Hours, Time } from './readers.ts'
import { Channel, Person, Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

export const appointmentMinutes = [15, 30, 45, 60] as const
export const appointmentNoteCharactersMax = 1000
/** How far ahead there are slots: from so many hours, up to so many days. */
export const appointmentLeadHours = 3
export const appointmentDaysMax = 60
/** For so long a chosen slot is nobody else's while its client writes. */
export const appointmentHoldMinutes = 10
/** Whoever is asked answers within so many hours, and so many before the time at the latest. */
export const appointmentAnswerHours = 24
/** Until so many hours before the time either may cancel and nothing is counted. */
export const appointmentFreeHours = 2
/** Whoever has not come so many minutes after the time has missed it. */
export const appointmentWaitMinutes = 10
/** A client's second one missed in so many days closes booking for as many. */
export const appointmentMissedDays = 30
/** What a client is given whose reader did not come. */
export const appointmentGiftMinutes = 10
/** With the same reader that is given once in so many days, however often they don't come. */
export const appointmentGiftDays = 30
/** Appointments of one client that are asked for or stand, at most. */
export const appointmentsMax = 10
export const exceptionsMax = 100
/** Before the time by so many minutes both are reminded. */
export const reminderMinutes = [1440, 60, 10] as const

/** Half of it names the feed, half is the mark of this site on that. */
export const calendarTokenCharacters = 44

const AppointmentId = id('apt')
const PersonId = id('usr')
const Minutes = z.literal([...appointmentMinutes])
export const AppointmentState = z.enum([
  'asked',
  'countered',
  'accepted',
  'declined',
  'cancelled',
  'lapsed',
  'kept',
  'missed',
])
const Side = z.enum(['client', 'reader'])
/** A day of the calendar: `2026-11-20`. */
const CalendarDay = z.string().check(z.iso.date(), z.regex(/^2\d{3}/))

/** What whoever looks may do about an appointment at this moment. */
export const AppointmentAct = z.enum(['accept', 'decline', 'counter', 'reschedule', 'cancel', 'arrive'])
export const Appointment = z.object({
  id: Id,
  client: Person,
  reader: Reader,
  /** By what the two will talk; what the reader has not switched on is not on offer. */
  channel: Channel,
  starts_at: Instant,
  ends_at: Instant,
  minutes: z.int(),
  note: z.optional(z.string()),
  state: AppointmentState,
  waits_for: z.nullable(Side),
  /** Whose words about it may mean that they are not safe, for a week after its end; a client hears nothing of the reader's. */
  care: z.optional(Side),
  /** Unanswered until then it lapses; where another time was proposed for one that stands, that falls away. */
  answer_by: z.optional(Instant),
  /** Another time that one of the two proposes for an appointment that stands. */
  proposed_at: z.optional(Instant),
  reason: z.optional(z.string()),
  cancelled_by: z.optional(z.enum(['client', 'reader', 'house'])),
  missed_by: z.optional(z.enum(['client', 'reader', 'both'])),
  /** Until then cancelling counts for nothing. */
  free_until: Instant,
  client_time_zone: z.string(),
  reader_time_zone: z.string(),
  client_here: z.boolean(),
  reader_here: z.boolean(),
  /** The reading that came of it. */
  chat_id: z.optional(Id),
  asked_at: Instant,
  changed_at: Instant,
  may: z.array(AppointmentAct),
})

/** A time that is free: as an instant, as the visitor's wall clock tells it, and as the reader's does. */
const Slot = z.object({ starts_at: Instant, local: z.string(), reader_local: z.string() })
export const Slots = z.object({
  reader_id: Id,
  minutes: z.int(),
  time_zone: z.string(),
  reader_time_zone: z.string(),
  /** First and last day, in the visitor's zone, on which there may be slots at all. */
  first_day: z.string(),
  last_day: z.string(),
  slots: z.array(Slot),
})

const DayHours = z.strictObject({ from: Time, to: Time })
const Exception = z.strictObject({ day: CalendarDay, hours: z.array(DayHours).check(z.maxLength(4)) })
/** When a reader can be booked, in their own zone: the hours of every week, and single days that are otherwise. */
export const Schedule = z.object({
  time_zone: z.string(),
  takes_appointments: z.boolean(),
  schedule: z.array(Hours),
  exceptions: z.array(Exception),
})

const Feed = z.object({ url: z.nullable(z.string()) })

const about = z.strictObject({ id: AppointmentId, reason: z.optional(Reason) })
const when = { starts_at: Instant, minutes: Minutes }
const both = ['CLIENT', 'READER'] as const

export const appointments = {
  /**
   * Mine. `coming`: those that stand, the next first; `asked`: those that wait for an answer; `past`: the others, the last first.
   * `waiting` counts those that wait for mine and stops at 100. With `Accept: text/calendar` a file of what is ahead, or of
   * the one that `id` names.
   */
  index: get('reader-appointment', {
    access: both,
    query: z.strictObject({
      heap: z._default(z.enum(['coming', 'asked', 'past']), 'coming'),
      id: z.optional(AppointmentId),
      after,
      limit,
    }),
    returns: list(Appointment, { waiting: z.int(), closed_until: z.nullable(Instant) }),
  }),
  ask: post('reader-appointment', {
    access: ['CLIENT'],
    body: z.strictObject({
      reader_id: PersonId,
      ...when,
      channel: Channel,
      note: z.optional(text(appointmentNoteCharactersMax)),
    }),
    returns: Appointment,
    created: true,
    idempotent: true,
    cardless: true,
    limit: 'appointments',
  }),
  /** Keeps a slot for me while I write; the one before is let go. */
  hold: post('reader-appointment/hold', {
    access: ['CLIENT'],
    body: z.strictObject({ reader_id: PersonId, ...when }),
    returns: z.object({ until: Instant }),
    limit: 'appointments',
  }),
  accept: post('reader-appointment/accepted', {
    access: both,
    body: z.strictObject({ id: AppointmentId }),
    returns: Appointment,
    idempotent: true,
  }),
  decline: post('reader-appointment/decline', {
    access: both,
    body: about,
    returns: Appointment,
    idempotent: true,
    cardless: true,
  }),
  /** Proposes another time in answer to the one that is asked for or proposed. */
  counter: post('reader-appointment/counter', {
    access: both,
    body: z.strictObject({ ...about.shape, starts_at: Instant, minutes: z.optional(Minutes) }),
    returns: Appointment,
    idempotent: true,
    cardless: true,
    limit: 'appointments',
  }),
  /** Proposes another time for one that stands; until the other accepts it, the old one does. */
  reschedule: post('reader-appointment/reschedule', {
    access: both,
    body: z.strictObject({ ...about.shape, starts_at: Instant }),
    returns: Appointment,
    idempotent: true,
    cardless: true,
    limit: 'appointments',
  }),
  cancel: post('reader-appointment/delete', {
    access: both,
    body: about,
    returns: Appointment,
    idempotent: true,
    cardless: true,
  }),
  /** I have come: from ten minutes before the time to ten minutes after it. */
  arrive: post('reader-appointment/arrive', {
    access: both,
    body: z.strictObject({ id: AppointmentId }),
    returns: Appointment,
    idempotent: true,
  }),
  /** From `from` on, today without it, so many days of the visitor's zone; of the reader's where none is given. */
  slots: get('reader-appointment/slots', {
    access: 'public',
    query: z.strictObject({
      reader_id: PersonId,
      minutes: z.optional(numeric(Minutes)),
      time_zone: z.optional(TimeZone),
      from: z.optional(CalendarDay),
      days: z.optional(numeric(z.int().check(z.minimum(1), z.maximum(31)))),
    }),
    returns: Slots,
  }),
  /** What calendars ask for: whoever has the address sees whom the appointments are with, and when. */
  calendar: get('calendar/{token}.ics', {
    access: 'public',
    params: z.strictObject({
      token: z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${calendarTokenCharacters}}$`))),
    }),
    returns: z.unknown(),
  }),
  /** My private address, null where there is none. */
  feed: get('reader-appointment/calendar', { access: both, returns: Feed }),
  /** A new one, which ends the one before; or, with `on: false`, none any more. */
  setFeed: post('reader-appointment/calendar', {
    access: both,
    body: z.strictObject({ on: z._default(z.boolean(), true) }),
    returns: Feed,
    limit: 'appointments',
  }),
  schedule: get('reader-schedule', { access: ['READER'], returns: Schedule }),
  /** What is absent stays; exceptions are replaced as a whole. */
  saveSchedule: post('reader-schedule', {
    access: ['READER'],
    body: z.strictObject({
      takes_appointments: z.optional(z.boolean()),
      schedule: z.optional(z.array(Hours).check(z.maxLength(hoursMax))),
      exceptions: z.optional(z.array(Exception).check(z.maxLength(exceptionsMax))),
    }),
    returns: Schedule,
  }),
} satisfies Area

export const appointmentsTold = {
  'appointment:changed': z.object({ id: Id, state: AppointmentState }),
} satisfies Told
