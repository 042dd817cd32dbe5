import type { Side } from '@evenlight/core/meter/meter'
import { languageFor, type Language } from '@evenlight/contract/languages'
import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { datesIn } from '../kernel/dates-in.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import type { Appointment } from './store.ts'

const formats = new Map<string, Intl.DateTimeFormat>()
const formatFor = (timeZone: string, language: Language) => {
  const key = `${language} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const made = new Intl.DateTimeFormat(datesIn[language], { ...day, hour: 'numeric', minute: '2-digit', timeZone })
  formats.set(key, made)
  return made
}
/** A moment as somebody's own clock tells it, with the town of their zone: `Thu, Nov 26, 7:00 PM (Madrid)`. */
export const whenIn = (timeZone: string, ms: number, language: Language = 'en') =>
  `${formatFor(timeZone, language).format(ms)} (${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')})`

type Code = Extract<NoticeTitle, readonly [`appointment_${string}`, { name: unknown; time: unknown }]>[0]
interface Told {
  to: Side
  title: Code
  body?: string | null
  at?: number
  event?: 'appointment' | 'appointment_reminder'
  now: number
}

export const announce = (tx: Tx, row: Appointment) =>
  tx.announce([personRoom(row.client_id), personRoom(row.reader_id)], 'appointment:changed', {
    id: row.id,
    state: row.state,
  })

/** Says to one of the two what became of an appointment, in the time of their own zone and in their language. */
export const tellSide = (
  tx: Tx,
  parts: Parts,
  row: Appointment,
  { to, title, body, at = row.starts_at, event = 'appointment', now }: Told,
) =>
  tell(tx, parts, {
    personId: row[`${to}_id`],
    event,
    title: [
      title,
      {
        name: to === 'client' ? row.reader_name : row.client_username,
        time: whenIn(row[`${to}_time_zone`], at, languageFor(row[`${to}_locale`])),
      },
    ],
    body: body ?? '',
    link: paths.appointments(),
    now,
  })
