import type { Side } from '@evenlight/core/meter/meter'
import type { Span } from '@evenlight/core/meter/span'
import { Channel } from '@evenlight/contract/readings'
import { boolean, integer, list, moment, nullable, oneOf, text } from '../kernel/columns.ts'
import type { Autocommit, Tx } from '../kernel/database.ts'
import { deletes, type Forget } from '../kernel/forget.ts'
import { autocommits, writes, type Values } from '../kernel/statement.ts'
import { awayRooms, awaySumMsMax, awaySumShortMsMax } from '@evenlight/core/meter/times'
import { changing, milestoneNames, proofs, type Reading } from './store.ts'

/** What this person may be away in all: less after rooms in which they were away for long. */
const awaySeconds = (side: Side, id: string, dayAgo: string) => `case when (select count(*) from reading
      where ${side}_id = ${id} and ${side}_away_long and ended_at > ${dayAgo}) >= ${awayRooms}
      then ${awaySumShortMsMax / 1000} else ${awaySumMsMax / 1000} end`

const added = writes('reading_added', {
  takes: {
    id: text,
    channel: oneOf(Channel.options),
    clientId: text,
    readerId: text,
    question: nullable(text),
    questionCare: boolean,
    limitSeconds: nullable(integer),
    continueOnPaid: boolean,
    freeSecondsUsable: integer,
    paidSecondsUsable: integer,
    dayAgo: moment,
    now: moment,
    due: moment,
  },
  text: (
    $,
  ) => `insert into reading (id, channel, client_id, reader_id, state, question, question_care, limit_seconds, continue_on_paid,
      rate_cents_per_minute, met_before, free_seconds_usable, paid_seconds_usable, client_away_seconds, reader_away_seconds,
      requested_at, due_at)
    values (${$.id}, ${$.channel}, ${$.clientId}, ${$.readerId}, 'requested', ${$.question}, ${$.questionCare},
      ${$.limitSeconds}, ${$.continueOnPaid},
      (select rate_cents_per_minute from account_person where id = ${$.readerId}),
      exists (select 1 from reading_met where client_id = ${$.clientId} and reader_id = ${$.readerId}),
      ${$.freeSecondsUsable}, ${$.paidSecondsUsable}, ${awaySeconds('client', $.clientId, $.dayAgo)},
      ${awaySeconds('reader', $.readerId, $.dayAgo)}, ${$.now}, ${$.due})`,
})
export const add = (tx: Tx, values: Values<typeof added.takes>) => tx.run(added, values)

const names = Object.keys(changing) as (keyof typeof changing)[]
const changed = writes('reading_changed', {
  takes: { id: text, ...changing },
  text: ($) => `update reading set ${names.map((name) => `${name} = ${$[name]}`).join(', ')} where id = ${$.id}`,
})

const stopAdded = writes('reading_stop_added', {
  takes: {
    readingId: text,
    reason: text,
    from: moment,
    to: nullable(moment),
    bySide: nullable(text),
    byId: nullable(text),
  },
  text: ($) => `insert into reading_stop (reading_id, reason, from_at, to_at, by_side, by_id)
    values (${$.readingId}, ${$.reason}, ${$.from}, ${$.to}, ${$.bySide}, ${$.byId})`,
})
const stopEnded = writes('reading_stop_ended', {
  takes: { readingId: text, reason: text, to: nullable(moment) },
  text: ($) =>
    `update reading_stop set to_at = ${$.to} where reading_id = ${$.readingId} and reason = ${$.reason} and to_at is null`,
})
const milestoneAdded = writes('reading_milestone_added', {
  takes: {
    readingId: text,
    at: moment,
    what: oneOf(milestoneNames),
    who: text,
    seconds: nullable(integer),
    byId: nullable(text),
    words: nullable(text),
  },
  text: ($) => `insert into reading_moment (reading_id, at, what, who, seconds, by_id, words)
    values (${$.readingId}, ${$.at}, ${$.what}, ${$.who}, ${$.seconds}, ${$.byId}, ${$.words})`,
})
const presenceAdded = writes('reading_presence_added', {
  takes: {
    id: text,
    readingId: text,
    side: text,
    proof: oneOf(proofs),
    node: text,
    from: moment,
    to: nullable(moment),
  },
  text: ($) => `insert into reading_presence (id, reading_id, side, proof, node, from_at, to_at)
    values (${$.id}, ${$.readingId}, ${$.side}, ${$.proof}, ${$.node}, ${$.from}, ${$.to})`,
})
const presenceEnded = writes('reading_presence_ended', {
  takes: { ids: list(text), to: list(nullable(moment)) },
  text: ($) => `update reading_presence p
    set to_at = (select e.to_at from unnest(${$.ids}::text[], ${$.to}::timestamptz[]) e (id, to_at) where e.id = p.id)
    where p.id = any (${$.ids}) and p.to_at is null`,
})

/** Names of what differs between the two; rows on the time line are never changed in place, so a list is the same or new. */
export const differences = (before: Reading, after: Reading) =>
  ([...names, 'stops', 'milestones', 'presence'] as const).filter((name) => before[name] !== after[name])

/** Writes what differs between a reading as it was loaded and as it is to be: what ended on its time line, then what began. */
export const save = async (tx: Tx, before: Reading, after: Reading) => {
  const readingId = after.id
  for (const [n, { reason, to_at }] of before.stops.entries())
    if (after.stops[n]!.to_at !== to_at) await tx.run(stopEnded, { readingId, reason, to: after.stops[n]!.to_at })
  for (const { reason, from_at, to_at, by_side, by_id } of after.stops.slice(before.stops.length))
    await tx.run(stopAdded, { readingId, reason, from: from_at, to: to_at, bySide: by_side, byId: by_id })
  for (const { by_id, ...milestone } of after.milestones.slice(before.milestones.length))
    await tx.run(milestoneAdded, { readingId, ...milestone, byId: by_id })
  const ended = after.presence
    .slice(0, before.presence.length)
    .filter(({ to_at }, n) => before.presence[n]!.to_at !== to_at)
  if (ended.length) await tx.run(presenceEnded, { ids: ended.map(({ id }) => id), to: ended.map(({ to_at }) => to_at) })
  for (const { id, side, proof, node, from_at, to_at } of after.presence.slice(before.presence.length))
    await tx.run(presenceAdded, { id, readingId, side, proof, node, from: from_at, to: to_at })
  if (names.some((name) => before[name] !== after[name])) await tx.run(changed, after)
}

const billed = writes('reading_billed', {
  takes: { readingId: text, clientId: text, readerId: text, from: list(moment), to: list(moment) },
  text: ($) => `insert into reading_billed (reading_id, client_id, reader_id, span)
    select ${$.readingId}, ${$.clientId}, ${$.readerId}, tstzrange(f, t) from unnest(${$.from}::timestamptz[], ${$.to}::timestamptz[]) s (f, t)`,
})
export const bill = (tx: Tx, { id, client_id, reader_id }: Reading, spans: readonly Span[]) =>
  tx.run(billed, {
    readingId: id,
    clientId: client_id,
    readerId: reader_id,
    from: spans.map(({ fromMs }) => fromMs),
    to: spans.map(({ toMs }) => toMs),
  })

const leased = autocommits('reading_leased', {
  takes: { node: text, lease: moment, now: moment },
  text: ($) => `insert into reading_node (node, lease_at, seen_at) values (${$.node}, ${$.lease}, ${$.now})
    on conflict (node) do update set lease_at = greatest(reading_node.lease_at, excluded.lease_at), seen_at = excluded.seen_at`,
})
/** What this node can prove for all of its open spans of presence. */
export const lease = (db: Autocommit, values: Values<typeof leased.takes>) => db.run(leased, values)

const silent = writes('reading_nodes_silent', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) =>
    deletes('reading_node', {
      where: `seen_at < now() - interval '1 day'
        and not exists (select from reading_presence p where p.node = reading_node.node and p.to_at is null)`,
      by: 'seen_at',
      most: $.most,
    }),
})
/** What a node could prove is asked for while a span of it is open. */
export const forgetSilentNodes: Forget = async (tx, most) => (await tx.run(silent, { most }))[0]!.n
