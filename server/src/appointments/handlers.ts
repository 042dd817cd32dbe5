import type { appointments as area } from '@evenlight/contract/appointments'
import { refuse } from '@evenlight/contract/errors'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { wants, type Actor, type Handlers } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { ask, findClosedUntil, hold } from './book.ts'
import { calendarOf, listAhead } from './calendar.ts'
import { findAddress, openFeed, setAddress } from './feed.ts'
import type { Added } from './missed.ts'
import { move, sideOf } from './move.ts'
import { present } from './present.ts'
import type { Act } from './rules.ts'
import { findSchedule, saveSchedule } from './schedule.ts'
import { findSlots } from './slots.ts'
import * as store from './store.ts'

const slotMinutes = 30
const slotDays = 14

interface Moving {
  tx: Tx
  actor: Actor
  body: { id: string; starts_at?: string; minutes?: number | undefined; reason?: string | undefined }
  now: number
}

/** One of somebody's own, or all that is ahead, for a calendar. */
const calendarFor = async (db: Db, actor: Actor, id: string | undefined, url: string) => {
  const side = sideOf(actor)
  if (id === undefined) return calendarOf(await listAhead(db, side, actor.id), side, url)
  const row = await store.find(db, id)
  if (row?.[`${side}_id`] !== actor.id) throw refuse('not_found')
  return calendarOf([row], side, url)
}

export const appointments = (parts: Parts, given: Added) => {
  const by =
    (act: Act) =>
    async ({ tx, actor, body: { id, starts_at, minutes, reason }, now }: Moving) => {
      const startsAt = starts_at === undefined ? undefined : Date.parse(starts_at)
      const row = await move(tx, parts, given, { act, id, startsAt, minutes, reason, actor, now })
      return present(row, sideOf(actor), now)
    }
  return {
    index: async ({ db, actor, query, request, now }) => {
      if (wants(request, 'text/calendar')) return calendarFor(db, actor, query.id, parts.site.url)
      const of = sideOf(actor)
      const page = await paged(parts, {
        list: `appointments ${query.heap}`,
        query,
        load: (place: store.Place | undefined, most) =>
          store.listAppointments(db, { of, heap: query.heap, personId: actor.id }, place, most),
        placeOf: (row) => [row.starts_at, row.id],
        items: (rows) => rows.map((row) => present(row, of, now)),
      })
      const closed = of === 'client' ? await findClosedUntil(db, actor.id, now) : null
      return {
        ...page,
        waiting: await store.countWaiting(db, of, actor.id),
        closed_until: optionalIso(closed) ?? null,
      }
    },
    ask: async ({ tx, actor, body, now }) =>
      present(await ask(tx, parts, { clientId: actor.id, body, now }), 'client', now),
    hold: async ({ tx, actor, body, now }) => ({ until: iso(await hold(tx, { clientId: actor.id, body, now })) }),
    accept: by('accept'),
    decline: by('decline'),
    counter: by('counter'),
    reschedule: by('reschedule'),
    cancel: by('cancel'),
    arrive: by('arrive'),
    slots: ({ db, query, now }) =>
      findSlots(db, {
        readerId: query.reader_id,
        minutes: query.minutes ?? slotMinutes,
        timeZone: query.time_zone,
        from: query.from,
        days: query.days ?? slotDays,
        now,
      }),
    calendar: ({ db, params, now }) => openFeed(db, parts, params.token, now),
    feed: ({ db, actor }) => findAddress(db, parts, actor.id),
    setFeed: ({ tx, actor, body, now }) => setAddress(tx, parts, actor, body.on, now),
    schedule: ({ db, actor, now }) => findSchedule(db, actor.id, now),
    saveSchedule: ({ tx, actor, body, now }) => saveSchedule(tx, actor.id, body, now),
  } satisfies Handlers<typeof area>
}
