import type { appointments as area, Schedule } from '@evenlight/contract/appointments'
import { refuse } from '@evenlight/contract/errors'
import { dayAt } from '@evenlight/core/zones'
import type { input, output } from 'zod/v4/core'
import type { Db, Tx } from '../kernel/database.ts'
import { saveProfile, turnedHours } from '../readers/public.ts'
import { findHours, listExceptions, saveExceptions } from './schedule-store.ts'

type Asked = output<(typeof area)['saveSchedule']['body']>

/** When a reader can be booked; of single days those that are not past. */
export const findSchedule = async (db: Db, readerId: string, now: number): Promise<input<typeof Schedule>> => {
  const hours = await findHours(db, readerId)
  if (!hours) throw refuse('not_found')
  const { time_zone, takes_appointments, schedule } = hours
  return {
    time_zone,
    takes_appointments,
    schedule,
    exceptions: await listExceptions(db, readerId, dayAt(time_zone, now)),
  }
}

const check = ({ schedule = [], exceptions = [] }: Asked) => {
  const turned = turnedHours(schedule)
  if (turned >= 0) throw refuse('bad_input', { fields: { [`schedule.${turned}`]: 'hours_turned' } })
  const seen = new Set<string>()
  exceptions.forEach(({ day, hours }, at) => {
    if (hours.some(({ from, to }) => from >= to))
      throw refuse('bad_input', { fields: { [`exceptions.${at}`]: 'hours_turned' } })
    if (seen.has(day)) throw refuse('bad_input', { fields: { [`exceptions.${at}`]: 'day_twice' } })
    seen.add(day)
  })
}

/** Changes when a reader can be booked; what is absent stays, and so does what was agreed on. */
export const saveSchedule = async (tx: Tx, readerId: string, asked: Asked, now: number) => {
  check(asked)
  const { exceptions, ...words } = asked
  await saveProfile(tx, readerId, words, now)
  if (exceptions) await saveExceptions(tx, readerId, exceptions)
  return findSchedule(tx, readerId, now)
}
