import type { Availability as AvailabilityShown, Sort } from '@evenlight/contract/readers'
import type { output } from 'zod/v4/core'
import { awayMsMax, ringsMissedMax } from '@evenlight/core/meter/times'
import type { Hours } from '@evenlight/core/wall-clock'
import { nextStart } from './hours.ts'

export type Setting = 'available' | 'paused' | 'away'
export interface Availability {
  availability: Setting
  back_at: number | null
  online: boolean
  reading_id: string | null
}
/** The same with when they left, or chose while they were not here; null while they are. */
export interface StoredAvailability extends Availability {
  left_at: number | null
  /** Requests that rang out since they last chose or answered. */
  rings_missed: number
}
/** What became of a request: its client took it back before that, nobody answered, or the reader did. */
export type Outcome = 'taken_back' | 'rang_out' | 'answered'

export interface Wish {
  q?: string | undefined
  expertise?: string | undefined
  language?: string | undefined
  channel?: string | undefined
  available?: boolean | undefined
  min_rating?: string | undefined
  sort?: output<typeof Sort> | undefined
  after?: string | undefined
  limit?: number | undefined
}

const pauseMs = 20 * 60_000

/** Whether whoever comes back has been gone for so long that what they chose before does not hold any more. */
export const hasLapsed = ({ left_at }: Pick<StoredAvailability, 'left_at'>, now: number) =>
  left_at !== null && now - left_at > awayMsMax

export const asAway = { availability: 'away', back_at: null } as const

/** How a reader stands whose request or reading is over. Whoever doesn't answer time after time is not there. */
export const afterRequest = (was: StoredAvailability, outcome: Outcome): Partial<StoredAvailability> => {
  if (outcome === 'answered') return { reading_id: null, rings_missed: 0 }
  if (outcome === 'taken_back' || was.availability !== 'available') return { reading_id: null }
  const rings_missed = was.rings_missed + 1
  return { reading_id: null, rings_missed, ...(rings_missed >= ringsMissedMax && asAway) }
}

/** Whether a reader is Away by that, and not by their own choice. */
export const isAwayByMissed = ({
  availability,
  rings_missed,
}: Pick<StoredAvailability, 'availability' | 'rings_missed'>) =>
  availability === 'away' && rings_missed >= ringsMissedMax

/** What a visitor sees of a reader: connected and willing is available; a reading comes before everything. */
export const availabilityOf = (reader: Availability): output<typeof AvailabilityShown> => {
  if (reader.reading_id !== null) return 'in_session'
  if (!reader.online) return 'offline'
  return reader.availability === 'available' ? 'available' : 'away'
}

/** Whether they were not there before, and are free now: the end of a reading is no coming. */
export const hasCome = (was: Availability, is: Availability) =>
  ['away', 'offline'].includes(availabilityOf(was)) && availabilityOf(is) === 'available'

/** Until when a reader who is not available expects to be gone; undefined when unknown or past. */
export const backAt = (reader: Availability, now: number) => {
  const gone = ['away', 'offline'].includes(availabilityOf(reader))
  return gone && reader.back_at !== null && reader.back_at > now ? reader.back_at : undefined
}

/** The moment a reader is expected back, to be stored: the end of a pause, else the next of their weekly hours. */
export const expectedBack = (
  reader: {
    availability: Setting
    online: boolean
    schedule: readonly Hours[]
    time_zone: string
    back_at: number | null
  },
  now: number,
) => {
  if (reader.availability === 'paused') return reader.back_at ?? now + pauseMs
  if (reader.availability === 'available' && reader.online) return undefined
  return nextStart(reader.schedule, reader.time_zone, now)
}

/**
 * The filters of a wish as tags: the first leads, its index gives the order; the others are checked row by row.
 * What fewest readers share comes first.
 */
export const tagsOf = (wish: Wish): [string, ...string[]] => {
  const asked = [
    wish.expertise && `e:${wish.expertise}`,
    wish.available && 'now',
    wish.language && `l:${wish.language}`,
    wish.channel && `c:${wish.channel}`,
  ].filter((tag): tag is string => Boolean(tag))
  return [asked[0] ?? 'all', ...asked.slice(1)]
}

/** `4.5` → 450. */
export const hundredthsOf = (rating: string) => Math.round(Number(rating) * 100)

/** The channels that a reader wants. The phone is switched with its number, so that here it stays as it is. */
export const withPhoneAs = <C extends string>(was: readonly C[], wanted: readonly C[]) => [
  ...wanted.filter((channel) => channel !== 'phone'),
  ...was.filter((channel) => channel === 'phone'),
]

/** Where in a week hours end before they begin, or at once; -1 where none do. */
export const turnedHours = (schedule: readonly Hours[]) => schedule.findIndex(({ from, to }) => from >= to)
