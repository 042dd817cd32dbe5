import type { Side } from '@evenlight/core/meter/meter'
import type { Appointment as Shape } from '@evenlight/contract/appointments'
import { dayMs, minuteMs } from '@evenlight/core/wall-clock'
import type { input } from 'zod/v4/core'
import { iso, optionalIso } from '../kernel/moment.ts'
import { allActs, freeUntil, waitsFor } from './rules.ts'
import type { Appointment } from './store.ts'

const caredMs = 7 * dayMs
/** Whose words ask for care, as far as this side is told and as long as it is news. */
const careOf = ({ care_by, due_at, changed_at }: Appointment, side: Side, now: number) => {
  const isNews = due_at !== null || now - changed_at < caredMs
  return care_by !== null && isNews && (care_by === 'client' || side === 'reader') ? care_by : undefined
}

/** An appointment as one of the two sees it. */
export const present = (row: Appointment, side: Side, now: number): input<typeof Shape> => ({
  id: row.id,
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  channel: row.channel,
  starts_at: iso(row.starts_at),
  ends_at: iso(row.starts_at + row.minutes * minuteMs),
  minutes: row.minutes,
  note: row.note ?? undefined,
  state: row.state,
  waits_for: waitsFor(row),
  care: careOf(row, side, now),
  answer_by: optionalIso(row.answer_until),
  proposed_at: optionalIso(row.proposed_at),
  reason: row.reason ?? undefined,
  cancelled_by: row.cancelled_by ?? undefined,
  missed_by: row.missed_by ?? undefined,
  free_until: iso(freeUntil(row)),
  client_time_zone: row.client_time_zone,
  reader_time_zone: row.reader_time_zone,
  client_here: row.client_here_at !== null,
  reader_here: row.reader_here_at !== null,
  chat_id: row.chat_id ?? undefined,
  asked_at: iso(row.asked_at),
  changed_at: iso(row.changed_at),
  may: allActs(row, side, now),
})
