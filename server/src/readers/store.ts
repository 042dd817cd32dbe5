import { boolean, integer, list, moment, nullable, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'
import { card, cardColumns, channels, schedule, setting } from './columns.ts'
import type { StoredAvailability } from './rules.ts'

const profile = {
  ...card,
  about: text,
  status_line: text,
  years: integer,
  time_zone: text,
  schedule,
  spread: list(integer),
  takes_appointments: boolean,
  appointments_missed: integer,
}
export type ProfileRow = RowOf<typeof profile>
export const profileStatement = reads('readers_profile', {
  takes: { id: text },
  gives: profile,
  text: ($) => `select ${cardColumns}, r.about, r.status_line, r.years, r.time_zone, r.schedule, r.spread,
      r.takes_appointments, r.appointments_missed
    from reader r where r.id = ${$.id} and r.listed`,
})
export const findProfile = async (db: Db, id: string) => (await db.run(profileStatement, { id }))[0]

export const prefixStatement = reads('readers_prefix', {
  takes: { prefix: text, most: integer },
  gives: card,
  // User names are ASCII letters, digits and ._- alone, all of which sort before the tilde.
  text: ($) => `select ${cardColumns} from reader r
    where lower(r.username) ~>=~ ${$.prefix} and lower(r.username) ~<~ (${$.prefix} || '~') and r.listed
    order by lower(r.username) using ~<~ limit ${$.most}`,
})
export const listByPrefix = (db: Db, prefix: string, most: number) =>
  db.run(prefixStatement, { prefix: prefix.toLowerCase(), most })

const named = reads('readers_some', {
  takes: { ids: list(text) },
  gives: card,
  text: ($) => `select ${cardColumns} from reader r where r.id = any (${$.ids}) and r.listed`,
})
export const listByIds = (db: Db, ids: string[]) => db.run(named, { ids })

const words = { status_line: text, greeting: text, quick_replies: list(text), channels }
const standing = { ...setting, left_at: nullable(moment), rings_missed: integer }
const desk = { ...standing, ...words, id: text, schedule, time_zone: text }
const deskText = (id: string) => `select ${Object.keys(desk).join(', ')} from reader where id = ${id}`
const deskOfReader = reads('readers_desk', { takes: { id: text }, gives: desk, text: ($) => deskText($.id) })
const deskLocked = writes('readers_desk_locked', {
  takes: { id: text },
  gives: desk,
  text: ($) => `${deskText($.id)} for no key update`,
})
export const findDesk = async (db: Db, id: string) => (await db.run(deskOfReader, { id }))[0]
export const lockDesk = async (tx: Tx, id: string) => (await tx.run(deskLocked, { id }))[0]

const rate = reads('readers_rate', {
  takes: { id: text },
  gives: { rate_cents_per_minute: integer },
  text: ($) => `select rate_cents_per_minute from account_person where id = ${$.id}`,
})
export const findRate = async (db: Db, id: string) => (await db.run(rate, { id }))[0]!.rate_cents_per_minute

const stood = writes('readers_stand', {
  takes: { ...standing, id: text },
  text: ($) => `update reader set availability = ${$.availability}, back_at = ${$.back_at}, online = ${$.online},
    reading_id = ${$.reading_id}, left_at = ${$.left_at}, rings_missed = ${$.rings_missed} where id = ${$.id}`,
})
export const saveAvailability = (tx: Tx, id: string, now: StoredAvailability) => tx.run(stood, { ...now, id })

const settled = writes('readers_settings', {
  takes: { ...words, id: text },
  text: ($) => `update reader set status_line = ${$.status_line}, greeting = ${$.greeting},
    quick_replies = ${$.quick_replies}, channels = ${$.channels} where id = ${$.id}`,
})
export const saveSettings = (tx: Tx, row: Values<typeof settled.takes>) => tx.run(settled, row)

const told = {
  display_name: text,
  headline: text,
  about: text,
  expertises: list(text),
  languages: list(text),
  channels,
  years: integer,
  schedule,
  takes_appointments: boolean,
}
/** What visitors read about a reader. */
export type Words = RowOf<typeof told>
const changed = writes('readers_words', {
  takes: {
    id: text,
    display_name: nullable(text),
    headline: nullable(text),
    about: nullable(text),
    expertises: nullable(list(text)),
    languages: nullable(list(text)),
    channels: nullable(channels),
    years: nullable(integer),
    schedule: nullable(schedule),
    takes_appointments: nullable(boolean),
  },
  text: ($) =>
    `update reader set ${Object.keys(told)
      .map((name) => `${name} = coalesce(${$[name as keyof Words]}, ${name})`)
      .join(', ')} where id = ${$.id}`,
})
const unchanged = {
  display_name: undefined,
  headline: undefined,
  about: undefined,
  expertises: undefined,
  languages: undefined,
  channels: undefined,
  years: undefined,
  schedule: undefined,
  takes_appointments: undefined,
}
/** What is absent stays as it is. */
export const saveWords = (tx: Tx, id: string, given: Partial<Words>) => tx.run(changed, { ...unchanged, ...given, id })

const pictured = writes('readers_picture', {
  takes: { id: text, name: text },
  gives: { id: text },
  text: ($) => `update reader r set picture = u.name, picture_side = u.width from upload u
    where r.id = ${$.id} and u.name = ${$.name} and u.person_id = r.id and u.width = u.height returning r.id`,
})
/** False where the upload is not square. */
export const savePicture = async (tx: Tx, id: string, name: string) => (await tx.run(pictured, { id, name })).length > 0

const pictureThere = reads('readers_picture_there', {
  takes: { id: text },
  text: ($) => `select from reader where id = ${$.id} and picture is not null`,
})
export const hasPicture = async (db: Db, id: string) => (await db.run(pictureThere, { id })).length > 0

const unpictured = writes('readers_picture_removed', {
  takes: { id: text },
  text: ($) => `update reader set picture = null, picture_side = null where id = ${$.id}`,
})
export const removePicture = (tx: Tx, id: string) => tx.run(unpictured, { id })

const pictureShown = reads('readers_picture_shown', {
  takes: { name: text },
  gives: { id: text },
  text: ($) => `select id from reader where picture = ${$.name} and listed`,
})
/** Whether this is the picture of a reader who is on show. */
export const isPictureShown = async (db: Db, name: string) => (await db.run(pictureShown, { name })).length > 0

const counted = writes('readers_reading_counted', {
  takes: { id: text },
  text: ($) => `update reader set readings_count = readings_count + 1 where id = ${$.id}`,
})
export const countReading = (tx: Tx, id: string) => tx.run(counted, { id })

const missed = writes('readers_appointment_missed', {
  takes: { id: text },
  text: ($) => `update reader set appointments_missed = appointments_missed + 1 where id = ${$.id}`,
})
export const countMissedAppointment = (tx: Tx, id: string) => tx.run(missed, { id })

const channelSet = writes('readers_channel_set', {
  takes: { id: text, channel: text, on: boolean },
  text: ($) => `update reader set channels = array_remove(channels, ${$.channel})
      || case when ${$.on} then array[${$.channel}] else '{}'::text[] end
    where id = ${$.id} and (${$.channel} = any (channels)) <> ${$.on}`,
})
export const setChannel = (tx: Tx, id: string, channel: string, on: boolean) => tx.run(channelSet, { id, channel, on })

const reached = reads('readers_reachable', {
  takes: { id: text },
  gives: { ...setting, id: text, username: text, display_name: text, listed: boolean, channels, greeting: text },
  text: ($) => `select id, username, display_name, listed, channels, availability, back_at, online, reading_id, greeting
    from reader where id = ${$.id}`,
})
export const findReachable = async (db: Db, id: string) => (await db.run(reached, { id }))[0]

const awaited = reads('readers_awaited', {
  takes: { id: text },
  text: ($) => `select from favorite where reader_id = ${$.id} and online limit 1`,
})
/** Whether anybody wants to hear that they come. */
export const isAwaited = async (db: Db, id: string) => (await db.run(awaited, { id })).length > 0

const unblocked = writes('readers_unblocked', {
  takes: { now: moment },
  gives: { id: text },
  text: ($) => `update reader r set listed = true from account_person p
    where p.id = r.id and not r.listed and p.role = 'READER' and p.state = 'active' and p.approval = 'approved'
      and p.blocked_until <= ${$.now}
    returning r.id`,
})
/** Shows again whose block ended by itself. */
export const relist = async (tx: Tx, now: number) => (await tx.run(unblocked, { now })).length > 0
