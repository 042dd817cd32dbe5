import * as z from 'zod/mini'
import { sides, stopReasons } from '@evenlight/core/meter/meter'
import { ownReturns } from '@evenlight/core/meter/returns'
import { EndedBy } from '@evenlight/contract/moments'
import { Channel, State } from '@evenlight/contract/readings'
import {
  boolean,
  integer,
  json,
  list,
  moment,
  nullable,
  oneOf,
  rows,
  text,
  type Columns,
  type RowOf,
} from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { holds } from '../kernel/search.ts'
import { family, reads, writes, type Values } from '../kernel/statement.ts'

const stop = {
  reason: oneOf(stopReasons),
  from_at: moment,
  to_at: nullable(moment),
  // Whose words it was that stopped the clock, of the two; only where it stands for care.
  by_side: nullable(oneOf(sides)),
  // Who of the house made it stand.
  by_id: nullable(text),
}
/** What of a time line is written down as such; the rest of it follows from other rows. */
export const milestoneNames = [
  'paid_time_agreed',
  'limit_set',
  'time_added',
  'time_given',
  'admin_came',
  'admin_left',
  'notice',
] as const
const milestone = {
  at: moment,
  what: oneOf(milestoneNames),
  who: oneOf(['client', 'reader', 'admin', 'system']),
  seconds: nullable(integer),
  // Who of the house, and what they said to both.
  by_id: nullable(text),
  words: nullable(text),
}
/** What a span of presence is proven by: beats of who is there, or reports of the other that they are heard. */
export const proofs = ['beats', 'sound'] as const
const presence = {
  id: text,
  side: oneOf(sides),
  proof: oneOf(proofs),
  node: text,
  from_at: moment,
  to_at: nullable(moment),
  // The node's last lease and when it was taken, for spans that are still open.
  lease_at: nullable(moment),
  seen_at: nullable(moment),
}
const Warnings = z.array(z.object({ secondsLeft: z.int(), of: z.enum(['free', 'all']) }))

/** What of a reading may change once it was asked for. */
export const changing = {
  state: oneOf(State.options),
  limit_seconds: nullable(integer),
  continue_on_paid: boolean,
  accepted_at: nullable(moment),
  opened_at: nullable(moment),
  started_at: nullable(moment),
  ended_at: nullable(moment),
  ended_by: nullable(text),
  end_cause: nullable(oneOf(EndedBy.options)),
  declined_reason: nullable(text),
  greeting: nullable(text),
  free_seconds_usable: integer,
  paid_seconds_usable: integer,
  free_seconds_held: integer,
  paid_seconds_held: integer,
  free_seconds: nullable(integer),
  paid_seconds: nullable(integer),
  unbilled_seconds: nullable(integer),
  auto_return: nullable(oneOf(ownReturns)),
  client_away_long: boolean,
  reader_away_long: boolean,
  reader_spoke: boolean,
  warned: json(Warnings),
  due_at: nullable(moment),
}
const stored = {
  id: text,
  channel: oneOf(Channel.options),
  client_id: text,
  reader_id: text,
  question: nullable(text),
  question_care: boolean,
  rate_cents_per_minute: integer,
  met_before: boolean,
  // What each may be away in all, beside a part of what is counted.
  client_away_seconds: integer,
  reader_away_seconds: integer,
  requested_at: moment,
  ...changing,
}
const reading = {
  ...stored,
  client_username: text,
  reader_username: text,
  reader_name: text,
  reader_picture: nullable(text),
  reader_picture_side: nullable(integer),
  // What the reader says first by now.
  reader_greeting: text,
  last_seq: integer,
  // The first message that waits for each of the two.
  client_waits_seq: nullable(integer),
  reader_waits_seq: nullable(integer),
  stops: rows(stop, 'reading_stop'),
  milestones: rows(milestone, 'reading_moment'),
  presence: rows(presence),
}
/** A reading with its two people and everything on its time line. */
export type Reading = RowOf<typeof reading>
export type Milestone = Reading['milestones'][number]
export type PresenceRow = Reading['presence'][number]

const objectOf = (columns: Columns, places: Record<string, string>, other: string) =>
  `json_build_object(${Object.keys(columns)
    .map((name) => `'${name}', ${places[name] ?? other}.${name}`)
    .join(', ')})`
const columns = `${Object.keys(stored)
  .map((name) => `c.${name}`)
  .join(', ')},
  pc.username client_username, pr.username reader_username, coalesce(r.display_name, pr.username) reader_name,
  case when r.listed then r.picture end reader_picture, r.picture_side reader_picture_side,
  coalesce(r.greeting, '') reader_greeting,
  (select coalesce(max(m.seq), 0) from chat_message m where m.reading_id = c.id) last_seq,
  (select min(m.seq) from chat_message m where m.reading_id = c.id and not m.delivered and m.sender_id = c.reader_id) client_waits_seq,
  (select min(m.seq) from chat_message m where m.reading_id = c.id and not m.delivered and m.sender_id = c.client_id) reader_waits_seq,
  coalesce((select json_agg(${objectOf(stop, {}, 's')} order by s.id) from reading_stop s where s.reading_id = c.id), '[]') stops,
  coalesce((select json_agg(${objectOf(milestone, {}, 'm')} order by m.id) from reading_moment m where m.reading_id = c.id), '[]') milestones,
  coalesce((select json_agg(${objectOf(presence, { lease_at: 'n', seen_at: 'n' }, 'p')} order by p.from_at) from reading_presence p
    left join reading_node n on n.node = p.node and p.to_at is null where p.reading_id = c.id), '[]') presence`
const people = `join account_person pc on pc.id = c.client_id join account_person pr on pr.id = c.reader_id
  left join reader r on r.id = c.reader_id`
const openStates = `('requested', 'accepted', 'open')`

const byId = reads('reading_by_id', {
  takes: { id: text },
  gives: reading,
  text: ($) => `select ${columns} from reading c ${people} where c.id = ${$.id}`,
})
export const find = async (db: Db, id: string) => (await db.run(byId, { id }))[0]

// Apart from what is loaded: a statement that waited for the lock has seen the other tables as they were before.
const locked = writes('reading_locked', {
  takes: { id: text },
  text: ($) => `select from reading where id = ${$.id} for update`,
})
/** Holds a reading until the transaction ends, so that one decision follows the other. */
export const hold = (tx: Tx, id: string) => tx.run(locked, { id })
/** The same, and loads it. */
export const lock = async (tx: Tx, id: string) => {
  await hold(tx, id)
  return find(tx, id)
}

const openByPerson = reads('reading_open_by_person', {
  takes: { personId: text },
  gives: reading,
  text: ($) => `select ${columns} from reading c ${people}
    where (c.client_id = ${$.personId} or c.reader_id = ${$.personId}) and c.state in ${openStates} order by c.requested_at`,
})
export const listOpen = (db: Db, personId: string) => db.run(openByPerson, { personId })

const openOfClient = reads('reading_open_of_client', {
  takes: { clientId: text },
  gives: { id: text },
  text: ($) => `select id from reading where client_id = ${$.clientId} and state in ${openStates}`,
})
/** The one reading of this client that is not over, if there is one. */
export const findOpenOf = async (db: Db, clientId: string) => (await db.run(openOfClient, { clientId }))[0]?.id

const putOut = writes('reading_people_put_out', {
  takes: { ids: list(text), now: moment },
  gives: { id: text, out: boolean },
  text: (
    $,
  ) => `select id, blocked_at is not null and coalesce(blocked_until > ${$.now}, true) as out from account_person
    where id = any(${$.ids}) order by id for share`,
})
/** Which of these people are put out at this moment. Nobody puts one of them out, or lets them in, before the transaction ends. */
export const findPutOut = async (tx: Tx, ids: string[], now: number) =>
  (await tx.run(putOut, { ids, now })).flatMap(({ id, out }) => (out ? [id] : []))

const lastWith = (client: string, reader: string) =>
  `select * from reading where client_id = ${client} and reader_id = ${reader} order by requested_at desc, id desc limit 1`
const lastOfPair = reads('reading_last_of_pair', {
  takes: { personId: text, otherId: text },
  gives: reading,
  // A client has one at a time, so that an open one is their latest.
  text: ($) => `select ${columns} from (
      (${lastWith($.personId, $.otherId)}) union all (${lastWith($.otherId, $.personId)})
      order by requested_at desc limit 1) c ${people}`,
})
export const findLast = async (db: Db, personId: string, otherId: string) =>
  (await db.run(lastOfPair, { personId, otherId }))[0]

const orphans = reads('reading_orphans', {
  takes: { node: text, seenBefore: moment },
  gives: { id: text, reading_id: text, from_at: moment, lease_at: moment },
  text: ($) => `select p.id, p.reading_id, p.from_at, coalesce(n.lease_at, p.from_at) lease_at
    from reading_presence p left join reading_node n on n.node = p.node
    where p.to_at is null and p.node <> ${$.node} and not starts_with(p.node, 'leg_') and coalesce(n.seen_at, p.from_at) < ${$.seenBefore} limit 200`,
})
/** Open spans of presence on nodes that have not been heard of since `seenBefore`. */
export const listOrphans = (db: Db, node: string, seenBefore: number) => db.run(orphans, { node, seenBefore })

const due = reads('reading_due', {
  takes: { now: moment },
  gives: { id: text },
  text: ($) => `select id from reading where due_at <= ${$.now} order by due_at limit 100`,
})
export const listDue = (db: Db, now: number) => db.run(due, { now })

const spoken = reads('reading_spoken', {
  takes: { readingId: text, personId: text },
  gives: { spoken: boolean },
  text: ($) =>
    `select exists (select 1 from chat_message where reading_id = ${$.readingId} and sender_id = ${$.personId}) spoken`,
})
export const hasSpoken = async (db: Db, readingId: string, personId: string) =>
  (await db.run(spoken, { readingId, personId }))[0]!.spoken

const shortReturns = reads('reading_short_returns', {
  takes: { clientId: text, readerId: text, dayAgo: moment, weekAgo: moment },
  gives: { today: integer, week: integer },
  text: (
    $,
  ) => `select count(*) filter (where ended_at > ${$.dayAgo}) today, count(*) filter (where reader_id = ${$.readerId}) week
    from reading where client_id = ${$.clientId} and auto_return = 'under_a_minute' and ended_at > ${$.weekAgo}`,
})
/** How often short readings went back: to this client since `dayAgo`, and with this reader since `weekAgo`. */
export const countShortReturns = async (db: Db, values: Values<typeof shortReturns.takes>) =>
  (await db.run(shortReturns, values))[0]!

const openCount = reads('reading_open_count', {
  gives: { n: integer },
  text: `select count(*) n from reading where state = 'open'`,
})
export const countOpen = async (db: Db) => (await db.run(openCount))[0]!.n

const livePages = family({ of: ['all', 'found'] as const }, ({ of }, key) =>
  reads(`reading_live_${key}`, {
    takes: { beforeAt: nullable(moment), beforeId: nullable(text), q: text, most: integer },
    gives: reading,
    text: ($) => `select ${columns} from (select r.* from reading r
        ${of === 'all' ? '' : 'join account_person fc on fc.id = r.client_id join account_person fr on fr.id = r.reader_id'}
        where r.state in ${openStates}
          and (${$.beforeAt}::timestamptz is null or (r.requested_at, r.id) < (${$.beforeAt}, ${$.beforeId}))
          ${of === 'all' ? '' : `and (r.id = ${$.q} or ${holds('searchable(fc.username)', $.q)} or ${holds('searchable(fr.username)', $.q)})`}
        order by r.requested_at desc, r.id desc limit ${$.most}) c ${people} order by c.requested_at desc, c.id desc`,
  }),
)
/** Readings that are not over, the newest first. */
export const listLive = (db: Db, q: string | undefined, after: [number, string] | undefined, most: number) =>
  db.run(livePages({ of: q ? 'found' : 'all' }), {
    beforeAt: after?.[0] ?? null,
    beforeId: after?.[1] ?? null,
    q: q ?? '',
    most,
  })
