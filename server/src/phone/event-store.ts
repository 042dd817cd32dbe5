import { sides } from '@evenlight/core/meter/meter'
import { moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes, type Values } from '../kernel/statement.ts'

const what = oneOf(['rung', 'answered', 'joined', 'started', 'left', 'missed', 'ended'])
const event = { side: nullable(oneOf(sides)), what, at: moment }
export type EventRow = RowOf<typeof event>

const found = reads('phone_leg_found', {
  takes: { legId: nullable(text), readingId: nullable(text), side: nullable(text), callId: nullable(text) },
  gives: { id: text, reading_id: text, side: oneOf(sides) },
  text: ($) => `select id, reading_id, side from phone_leg
    where id = ${$.legId} or (${$.legId}::text is null and reading_id = ${$.readingId}
      and (${$.side}::text is null or side = ${$.side}) and (call_id is null or ${$.callId}::text is null or call_id = ${$.callId}))
    order by side limit 1`,
})
/** The call that something was told of; for what was told of both, one of them. */
export const findLeg = async (db: Db, values: Values<typeof found.takes>) => (await db.run(found, values))[0]

const added = writes('phone_event_added', {
  takes: { id: text, readingId: text, side: nullable(text), what, at: moment, now: moment },
  gives: { id: text },
  // A clock that runs ahead of ours tells of nothing that has not been.
  text: ($) => `insert into phone_event (id, reading_id, side, what, at, heard_at)
    values (${$.id}, ${$.readingId}, ${$.side}, ${$.what}, least(${$.at}, ${$.now}::timestamptz), ${$.now})
    on conflict (id) do nothing returning id`,
})
/** Stores what was told; false where it was known. */
export const addEvent = async (tx: Tx, values: Values<typeof added.takes>) => (await tx.run(added, values)).length > 0

const noted = writes('phone_leg_noted', {
  takes: { id: text, callId: nullable(text), overAt: nullable(moment) },
  text: ($) => `update phone_leg set call_id = coalesce(call_id, ${$.callId}), over_at = least(over_at, ${$.overAt})
    where id = ${$.id}`,
})
export const noteLeg = (tx: Tx, values: Values<typeof noted.takes>) => tx.run(noted, values)

const listed = reads('phone_events_of_reading', {
  takes: { readingId: text },
  gives: event,
  text: ($) => `select side, what, at from phone_event where reading_id = ${$.readingId}`,
})
export const listEvents = (db: Db, readingId: string) => db.run(listed, { readingId })
