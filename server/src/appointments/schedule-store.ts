import { boolean, day, integer, list, rows, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'

const exception = { day, hours: rows({ from: text, to: text }) }
export type Exception = RowOf<typeof exception>
const hours = {
  time_zone: text,
  takes_appointments: boolean,
  listed: boolean,
  channels: list(text),
  schedule: rows({ weekday: integer, from: text, to: text }),
}

const found = reads('appointments_hours', {
  takes: { readerId: text },
  gives: hours,
  text: ($) => `select time_zone, takes_appointments, listed, channels, schedule from reader where id = ${$.readerId}`,
})
/** The hours of a reader's week, and whether they are booked by them; undefined when there is no such reader. */
export const findHours = async (db: Db, readerId: string) => (await db.run(found, { readerId }))[0]

const listed = reads('appointments_exceptions', {
  takes: { readerId: text, from: day },
  gives: exception,
  text: ($) =>
    `select day, hours from appointment_exception where reader_id = ${$.readerId} and day >= ${$.from} order by day`,
})
/** Days from `from` on that are not as the week has them. */
export const listExceptions = (db: Db, readerId: string, from: string) => db.run(listed, { readerId, from })

const dropped = writes('appointments_exceptions_dropped', {
  takes: { readerId: text },
  text: ($) => `delete from appointment_exception where reader_id = ${$.readerId}`,
})
const put = writes('appointments_exception_put', {
  takes: { readerId: text, ...exception },
  text: ($) => `insert into appointment_exception (reader_id, day, hours) values (${$.readerId}, ${$.day}, ${$.hours})
    on conflict (reader_id, day) do update set hours = excluded.hours`,
})
/** These days in place of those before. */
export const saveExceptions = async (tx: Tx, readerId: string, days: readonly Exception[]) => {
  await tx.run(dropped, { readerId })
  for (const one of days) await tx.run(put, { readerId, ...one })
}
