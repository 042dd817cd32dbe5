import { Channel, State } from '@evenlight/contract/readings'
import { boolean, integer, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads } from '../kernel/statement.ts'

const people = {
  client_id: text,
  client_username: text,
  reader_id: text,
  reader_username: text,
  reader_name: text,
  reader_picture: nullable(text),
  reader_picture_side: nullable(integer),
}
const peopleColumns = `c.client_id, pc.username client_username, c.reader_id, pr.username reader_username,
  coalesce(r.display_name, pr.username) reader_name, case when r.listed then r.picture end reader_picture,
  r.picture_side reader_picture_side`
const peopleTables = [
  joined('account_person', 'pc', 'c.client_id'),
  joined('account_person', 'pr', 'c.reader_id'),
  joinedIfAny('reader', 'r', 'c.reader_id'),
].join(' ')

/** Which of the two in a reading somebody is. */
export type As = 'client_id' | 'reader_id'
const other = { client_id: 'reader_id', reader_id: 'client_id' } as const
/** Where a page begins: the instant and the id that the last line of the page before stood for. */
export type Place = [at: number, id: string]
/** Where the first page begins. */
export const newest: Place = [Infinity, '']

const past = {
  ...people,
  id: text,
  channel: oneOf(Channel.options),
  state: oneOf(State.options),
  requested_at: moment,
  ended_at: notNull(moment),
  free_seconds: nullable(integer),
  paid_seconds: nullable(integer),
  rate_cents_per_minute: integer,
  rated: boolean,
}
export type PastRow = RowOf<typeof past>
const pastPages = family({ as: ['client_id', 'reader_id'], withOne: [false, true] }, ({ as, withOne }, key) =>
  reads(`reading_past_${key}`, {
    takes: { personId: text, withId: text, requestedAt: moment, id: text, most: integer },
    gives: past,
    text: (
      $,
    ) => `select c.id, c.channel, ${peopleColumns}, c.state, c.requested_at, c.ended_at, c.free_seconds, c.paid_seconds,
        c.rate_cents_per_minute, t.id is not null rated
      from (select * from reading
        where ${as} = ${$.personId} and ended_at is not null ${withOne ? `and ${other[as]} = ${$.withId}` : ''}
          and (requested_at, id) < (${$.requestedAt}, ${$.id})
        order by requested_at desc, id desc limit ${$.most}) c
        ${peopleTables} ${joinedIfAny('testimonial', 't', 'c.id', 'reading_id')}
      order by c.requested_at desc, c.id desc`,
  }),
)
/** Ended readings of one person, newest first. */
export const listPast = (
  db: Db,
  asked: { personId: string; as: As; withId: string | undefined; after: Place | undefined; most: number },
) => {
  const { personId, as, withId, after: [requestedAt, id] = newest, most } = asked
  const page = pastPages({ as, withOne: withId !== undefined })
  return db.run(page, { personId, withId: withId ?? '', requestedAt, id, most })
}

const met = { ...people, readings: integer, last_at: moment }
export type MetRow = RowOf<typeof met>
const metPages = family({ as: ['client_id', 'reader_id'] }, ({ as }, key) =>
  reads(`reading_met_${key}`, {
    takes: { personId: text, lastAt: moment, otherId: text, most: integer },
    gives: met,
    text: ($) => `select ${peopleColumns}, c.readings, c.last_at
      from (select * from reading_met where ${as} = ${$.personId} and (last_at, ${other[as]}) < (${$.lastAt}, ${$.otherId})
        order by last_at desc, ${other[as]} desc limit ${$.most}) c ${peopleTables}
      order by c.last_at desc, c.${other[as]} desc`,
  }),
)
/** Everybody whom one person has had a reading with, the latest first; `after` names the other person of the last line. */
export const listMet = (
  db: Db,
  {
    personId,
    as,
    after: [lastAt, otherId] = newest,
    most,
  }: { personId: string; as: As; after: Place | undefined; most: number },
) => db.run(metPages({ as }), { personId, lastAt, otherId, most })

const settled = reads('reading_settled', {
  takes: { id: text },
  gives: {
    client_id: text,
    reader_id: text,
    billed_seconds: integer,
    paid_seconds: notNull(integer),
    ended_at: notNull(moment),
  },
  text: ($) => `select client_id, reader_id, free_seconds + paid_seconds billed_seconds, paid_seconds, ended_at
    from reading
    where id = ${$.id} and state = 'settled'`,
})
/** The facts of a settled reading that other features build on. */
export const findSettled = async (db: Db, id: string) => (await db.run(settled, { id }))[0]

/** SQL of the clients this reader has served, or serves now; `reader` is a parameter of the statement. */
export const servedBy = (reader: string) =>
  `select client_id from reading_met where reader_id = ${reader}
    union all select client_id from reading where reader_id = ${reader} and state = 'open'`

const peopleOf = reads('reading_people', {
  takes: { id: text },
  gives: people,
  text: ($) => `select ${peopleColumns} from reading c ${peopleTables} where c.id = ${$.id}`,
})
/** The two people of a reading. */
export const findParties = async (db: Db, id: string) => (await db.run(peopleOf, { id }))[0]
