import type { Slots } from '@evenlight/contract/appointments'
import { refuse } from '@evenlight/contract/errors'
import { dayOf, fits, localText, openAt, startsBetween, wallClock } from '@evenlight/core/slots'
import { quartersOf } from '@evenlight/core/quarters'
import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import { dayAt } from '@evenlight/core/zones'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import { listTaken } from './quarter-store.ts'
import { horizonMs, leadMs } from './rules.ts'
import { findHours, listExceptions } from './schedule-store.ts'

/** Somebody who may be booked, with their hours as they are from a moment on. Refuses `not_found`. */
export const findBookable = async (db: Db, readerId: string, now: number) => {
  const reader = await findHours(db, readerId)
  if (!reader?.listed) throw refuse('not_found')
  const days = await listExceptions(db, readerId, dayAt(reader.time_zone, now - dayMs))
  return {
    channels: reader.channels,
    week: {
      timeZone: reader.time_zone,
      schedule: reader.takes_appointments ? reader.schedule : [],
      exceptions: new Map(reader.takes_appointments ? days.map(({ day, hours }) => [day, hours]) : []),
    },
  }
}
type Bookable = Awaited<ReturnType<typeof findBookable>>

/** The first and the last moment at which something can begin that is asked for now. */
const rangeAt = (now: number) => ({ fromMs: now + leadMs, untilMs: now + horizonMs })
export const isInRange = (startMs: number, now: number) => {
  const { fromMs, untilMs } = rangeAt(now)
  return fromMs <= startMs && startMs < untilMs
}

/** Refuses a time that a reader's hours don't offer; whether it is still free is for the quarters to say. */
export const checkOffered = ({ week }: Bookable, startMs: number, minutes: number, now: number) => {
  if (!isInRange(startMs, now) || !fits(openAt(week), startMs, minutes))
    throw refuse('bad_input', { fields: { starts_at: 'slot_not_offered' } })
}

interface Asked {
  readerId: string
  minutes: number
  timeZone: string | undefined
  from: string | undefined
  days: number
  now: number
}
// No zone is further from UTC than this, so that these days of it lie within.
const widestMs = 15 * hourMs

/** What can be booked of a reader in these days of a zone. */
export const findSlots = async (
  db: Db,
  { readerId, minutes, timeZone, from, days, now }: Asked,
): Promise<input<typeof Slots>> => {
  const { week } = await findBookable(db, readerId, now)
  const zone = timeZone ?? week.timeZone
  const first = Date.parse(from ?? dayAt(zone, now))
  const range = rangeAt(now)
  const fromMs = Math.max(range.fromMs, first - widestMs)
  const untilMs = Math.min(range.untilMs, first + days * dayMs + widestMs)
  const [isOpen, clock, theirs] = [openAt(week), wallClock(zone), wallClock(week.timeZone)]
  const taken = await listTaken(db, readerId, fromMs, Math.max(untilMs, fromMs) + dayMs, now)
  const [firstDay, endDay] = [first, first + days * dayMs].map((at) => dayOf(at))
  const starts = startsBetween((at) => isOpen(at) && !taken.has(at), { fromMs, untilMs, minutes }).filter((at) => {
    const day = dayOf(clock(at))
    return firstDay! <= day && day < endDay!
  })
  return {
    reader_id: readerId,
    minutes,
    time_zone: zone,
    reader_time_zone: week.timeZone,
    first_day: dayAt(zone, range.fromMs),
    last_day: dayAt(zone, range.untilMs),
    slots: starts.map((at) => ({
      starts_at: iso(at),
      local: localText(clock, at),
      reader_local: localText(theirs, at),
    })),
  }
}

/** The quarters that such an appointment fills. */
export const quartersFor = (of: { starts_at: number; minutes: number }) => quartersOf(of.starts_at, of.minutes)
