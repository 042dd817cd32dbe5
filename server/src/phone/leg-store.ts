import { sides } from '@evenlight/core/meter/meter'
import {
  boolean,
  integer,
  list,
  moment,
  notNull,
  nullable,
  oneOf,
  someOf,
  text,
  type RowOf,
} from '../kernel/columns.ts'
import type { Autocommit, Db, Tx } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { autocommits, reads, writes, type Values } from '../kernel/statement.ts'

const leg = {
  id: text,
  side: oneOf(sides),
  asked_at: nullable(moment),
  call_id: nullable(text),
  cap_seconds: nullable(integer),
  over_at: nullable(moment),
}
export type LegRow = RowOf<typeof leg>

const added = writes('phone_legs_added', {
  takes: { readingId: text, ids: list(text), capSeconds: integer },
  text: ($) => `insert into phone_leg (id, reading_id, side, cap_seconds)
    select id, ${$.readingId}, side, ${$.capSeconds}
    from unnest(${$.ids}::text[], array['client', 'reader']) as l (id, side)
    on conflict (reading_id, side) do nothing`,
})
export const addLegs = (tx: Tx, values: Values<typeof added.takes>) => tx.run(added, values)

const ofReading = reads('phone_legs_of_reading', {
  takes: { readingId: text },
  gives: leg,
  text: ($) => `select ${Object.keys(leg).join(', ')} from phone_leg where reading_id = ${$.readingId} order by side`,
})
export const listLegs = (db: Db, readingId: string) => db.run(ofReading, { readingId })

const ongoing = {
  id: text,
  state: someOf(['accepted', 'open']),
  accepted_at: notNull(moment),
  started_at: nullable(moment),
  allowed_seconds: integer,
  looked_at: nullable(moment),
  one_over: boolean,
}
const allowed = `least(r.limit_seconds, case when r.started_at is null then r.paid_seconds_usable else r.paid_seconds_held end)`
const ongoingText = (which: string) => `select r.id, r.state, r.accepted_at, r.started_at, ${allowed} allowed_seconds,
    (select max(l.looked_at) from phone_leg l where l.reading_id = r.id) looked_at,
    exists (select 1 from phone_leg l where l.reading_id = r.id and l.over_at is not null) one_over
  from reading r where ${which} r.channel = 'phone' and r.state in ('accepted', 'open')`
const all = reads('phone_ongoing', { gives: ongoing, text: ongoingText('') })
/** Readings by phone that ring or go on. */
export const listOngoing = (db: Db) => db.run(all)
const oneOngoing = reads('phone_ongoing_one', {
  takes: { id: text },
  gives: ongoing,
  text: ($) => ongoingText(`r.id = ${$.id} and`),
})
export const findOngoing = async (db: Db, id: string) => (await db.run(oneOngoing, { id }))[0]

const mine = reads('phone_own_ongoing', {
  takes: { readingId: text, personId: text },
  text: ($) => `select from reading where id = ${$.readingId} and channel = 'phone' and state = 'open'
    and ${$.personId} in (client_id, reader_id)`,
})
/** Whether this person is one of the two of a reading by phone that goes on. */
export const isIn = async (db: Db, readingId: string, personId: string) =>
  (await db.run(mine, { readingId, personId })).length > 0

const taken = writes('phone_leg_taken', {
  takes: { id: text, now: moment },
  gives: { id: text },
  text: ($) => `update phone_leg l set asked_at = ${$.now} from reading r where l.id = ${$.id} and l.asked_at is null
    and l.over_at is null and r.id = l.reading_id and r.state = 'accepted' returning l.id`,
})
/** Notes that this call is asked for from now on; false where it was before, or nobody waits for it any more. */
export const takeLeg = async (tx: Tx, id: string, now: number) => (await tx.run(taken, { id, now })).length > 0

const called = autocommits('phone_leg_called', {
  takes: { id: text, callId: text },
  text: ($) => `update phone_leg set call_id = coalesce(call_id, ${$.callId}) where id = ${$.id}`,
})
export const setCall = (db: Autocommit, id: string, callId: string) => db.run(called, { id, callId })

const looked = autocommits('phone_leg_looked', {
  takes: { readingId: text, now: moment },
  text: ($) => `update phone_leg set looked_at = ${$.now} where reading_id = ${$.readingId}`,
})
export const setLooked = (db: Autocommit, readingId: string, now: number) => db.run(looked, { readingId, now })

const capped = autocommits('phone_leg_capped', {
  takes: { id: text, seconds: integer },
  text: ($) => `update phone_leg set cap_seconds = ${$.seconds} where id = ${$.id}`,
})
export const setCap = (db: Autocommit, id: string, seconds: number) => db.run(capped, { id, seconds })

const people = { client_id: text, reader_id: text, client_locale: text, reader_locale: text }
export type People = RowOf<typeof people>
const whose = reads('phone_leg_people', {
  takes: { readingId: text },
  gives: people,
  text: ($) => `select r.client_id, r.reader_id, pc.locale as client_locale, pr.locale as reader_locale
    from reading r ${joined('account_person', 'pc', 'r.client_id')} ${joined('account_person', 'pr', 'r.reader_id')}
    where r.id = ${$.readingId}`,
})
/** The two of a reading, and how each is spoken to. */
export const findPeople = async (db: Db, readingId: string) => (await db.run(whose, { readingId }))[0]
