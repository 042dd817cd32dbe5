import type { Side } from '@evenlight/core/meter/meter'
import { languageFor } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import { pageRowsMax } from '@evenlight/contract/lengths'
import { fill } from '@evenlight/contract/sentences'
import { minuteMs } from '@evenlight/core/wall-clock'
import ical, { ICalEventStatus } from 'ical-generator'
import type { Db } from '../kernel/database.ts'
import { Raw } from '../kernel/handler.ts'
import { calendarWords } from './calendar-words.ts'
import * as store from './store.ts'
import { whenIn } from './telling.ts'

const type = 'text/calendar; charset=utf-8'

/** Appointments as a calendar reads them: instants at UTC, so that no reader of it needs our zones; the zones in words. */
export const calendarOf = (rows: readonly store.Appointment[], side: Side, url: string) => {
  const calendar = ical({
    name: 'Evenlight',
    prodId: { company: 'Evenlight', product: 'Appointments', language: 'EN' },
  })
  for (const row of rows) {
    const language = languageFor(row[`${side}_locale`])
    const times = [row.client_time_zone, row.reader_time_zone].map((zone) => whenIn(zone, row.starts_at, language))
    const name = side === 'client' ? row.reader_name : row.client_username
    calendar.createEvent({
      id: `${row.id}@${new URL(url).hostname}`,
      start: new Date(row.starts_at),
      end: new Date(row.starts_at + row.minutes * minuteMs),
      stamp: new Date(row.changed_at),
      lastModified: new Date(row.changed_at),
      summary: fill(calendarWords[language].reading, { name }),
      description: [...new Set(times)].join('\n'),
      status: row.state === 'accepted' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      url: url + paths.appointments(),
    })
  }
  return new Raw(type, calendar.toString())
}

/** All that somebody has ahead, what waits for an answer as well. */
export const listAhead = async (db: Db, of: Side, personId: string) => {
  const pages = (['coming', 'asked'] as const).map((heap) =>
    store.listAppointments(db, { of, heap, personId }, undefined, pageRowsMax),
  )
  return (await Promise.all(pages)).flat()
}
