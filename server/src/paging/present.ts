import type { Side } from '@evenlight/core/meter/meter'
import type { Paging as Shape } from '@evenlight/contract/paging'
import { dayMs } from '@evenlight/core/wall-clock'
import type { input } from 'zod/v4/core'
import { iso, optionalIso } from '../kernel/moment.ts'
import { allActs, openTimes, timesOf } from './rules.ts'
import type { Page } from './store.ts'

const caredMs = 7 * dayMs

/** A page as one of the two sees it. */
export const present = (page: Page, side: Side, now: number): input<typeof Shape> => ({
  id: page.id,
  client: { id: page.client_id, username: page.client_username },
  reader: { id: page.reader_id, username: page.reader_username, display_name: page.reader_name },
  when: page.first_at === null ? 'now' : timesOf(page).map(iso),
  minutes: page.minutes,
  channel: page.channel,
  comment: page.comment ?? undefined,
  care: (page.care && (page.due_at !== null || now - page.changed_at < caredMs)) || undefined,
  state: page.state,
  asked_at: iso(page.asked_at),
  changed_at: iso(page.changed_at),
  until: optionalIso(page.due_at),
  open_times: page.due_at === null ? [] : openTimes(page, now).map(iso),
  agreed_at: optionalIso(page.agreed_at),
  appointment_id: page.appointment_id ?? undefined,
  client_time_zone: page.client_time_zone,
  reader_time_zone: page.reader_time_zone,
  may: allActs(page, side, now),
})
