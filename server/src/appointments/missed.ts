import { appointmentGiftDays, appointmentGiftMinutes } from '@evenlight/contract/appointments'
import { paths } from '@evenlight/contract/paths'
import { dayMs } from '@evenlight/core/wall-clock'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { countMissedAppointment } from '../readers/public.ts'
import { grant } from '../wallet/public.ts'
import { wasGiven, type Appointment } from './store.ts'

/** Lets an open reading make use of time that `credit` posts. */
export type Added = (
  tx: Tx,
  time: { clientId: string; seconds: number; now: number },
  credit: () => Promise<unknown>,
) => Promise<void>

const seconds = appointmentGiftMinutes * 60

/**
 * The client came, or would have, and the reader did not: ten free minutes of the house. Two who agree on missing each other
 * are given them once in thirty days; whoever counts the miss holds the reader's row, so that two at once are one.
 */
const giveFor = async (tx: Tx, parts: Parts, given: Added, row: Appointment, now: number) => {
  const clientId = row.client_id
  if (await wasGiven(tx, row, now - appointmentGiftDays * dayMs)) return
  const gift = { clientId, kind: 'free', seconds, source: 'gift', subject: row.id, now } as const
  await given(tx, { clientId, seconds, now }, () => grant(tx, { ...gift, ref: `appointment/${row.id}` }))
  const title = ['appointment_given', { minutes: appointmentGiftMinutes }] as const
  await tell(tx, parts, { personId: clientId, event: 'time_given', title, body: '', link: paths.wallet(), now })
}

/** What follows when one of the two has missed an appointment; that a client did is counted by its row. */
export const missed = async (tx: Tx, parts: Parts, given: Added, row: Appointment, now: number) => {
  if (row.missed_by === 'client' || row.missed_by === null) return
  await countMissedAppointment(tx, row.reader_id)
  if (row.missed_by === 'reader') await giveFor(tx, parts, given, row, now)
}
