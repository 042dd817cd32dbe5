import type { Side } from '@evenlight/core/meter/meter'
import * as z from 'zod/mini'
import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import { job } from '../kernel/jobs.ts'
import type { Parts } from '../kernel/parts.ts'
import { addLegs } from './leg-store.ts'
import { findNumber, findPlace } from './number-store.ts'
import { capFor, isWithin } from './rules.ts'

const ofReading = z.object({ reading_id: z.string() })
export const ringJob = job('phone.ring', ofReading)
export { giveNumber } from './numbers.ts'
export const hangUpJob = job('phone.hang_up', ofReading)

/** Whether this site can ring anybody: a demo plays the telephones itself. */
export const canRing = ({ demo, carrier }: Parts['site']) => demo || carrier !== undefined

interface Ask {
  clientId: string
  readerId: string
  channel: string
}
/** Refuses a request for a reading by phone where one of the two can't be rung. */
export const checkPhones = async (tx: Tx, { site }: Parts, { clientId, readerId, channel }: Ask, now: number) => {
  if (channel !== 'phone') return
  const theirs = await findNumber(tx, readerId)
  const place = await findPlace(tx, readerId)
  if (!canRing(site) || !theirs.sealed || !place || !isWithin(theirs.hours, place.time_zone, now))
    throw refuse('reader_unavailable', { detail: 'phone_off' })
  if (!(await findNumber(tx, clientId)).sealed) throw refuse('wrong_state', { detail: 'phone_number_needed' })
}

interface Accepted {
  id: string
  channel: string
  limit_seconds: number | null
  paid_seconds_usable: number
}
/** A request was accepted: both telephones ring. */
export const ringBoth = async (tx: Tx, { id, channel, limit_seconds, paid_seconds_usable }: Accepted) => {
  if (channel !== 'phone') return
  const capSeconds = capFor(Math.min(limit_seconds ?? Infinity, paid_seconds_usable))
  await addLegs(tx, { readingId: id, ids: (['client', 'reader'] satisfies Side[]).map(() => newId('leg')), capSeconds })
  await tx.job(ringJob, { reading_id: id })
}
/** A reading is over, however it ended: so are its calls. */
export const hangUpBoth = async (tx: Tx, { id, channel }: Pick<Accepted, 'id' | 'channel'>) => {
  if (channel === 'phone') await tx.job(hangUpJob, { reading_id: id })
}
