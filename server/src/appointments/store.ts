import type { Side } from '@evenlight/core/meter/meter'
import { AppointmentState } from '@evenlight/contract/appointments'
import { Channel } from '@evenlight/contract/readings'
import { countedMax } from '@evenlight/contract/lengths'
import { integer, moment, notNull, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joined, joinedIfAny } from '../kernel/joined.ts'
import { family, reads, writes } from '../kernel/statement.ts'

const side = oneOf(['client', 'reader'])
const asked = {
  id: text,
  client_id: text,
  reader_id: text,
  channel: oneOf(Channel.options),
  note: nullable(text),
  asked_at: moment,
}
const whose = { care_by: nullable(side) }
const moved = {
  starts_at: moment,
  minutes: integer,
  state: oneOf(AppointmentState.options),
  changed_at: moment,
  answer_until: nullable(moment),
  proposed_at: nullable(moment),
  proposed_by: nullable(side),
  reason: nullable(text),
  cancelled_by: nullable(oneOf(['client', 'reader', 'house'])),
  client_here_at: nullable(moment),
  reader_here_at: nullable(moment),
  missed_by: nullable(oneOf(['client', 'reader', 'both'])),
  missed_at: nullable(moment),
  reminded_minutes: nullable(integer),
  due_at: nullable(moment),
  ...whose,
}
const named = {
  client_username: text,
  reader_username: text,
  reader_name: text,
  client_time_zone: text,
  reader_time_zone: text,
  client_locale: text,
  reader_locale: text,
  /** The reading that the two had about that time. */
  chat_id: nullable(text),
}
const appointment = { ...asked, ...moved, ...named }
export type Appointment = RowOf<typeof appointment>
type Moved = RowOf<typeof moved>
export type Place = [at: number, id: string]

const own = [...Object.keys(asked), ...Object.keys(moved)]
/** SQL of the readings of the two that were asked for or went on about the time of `a`. */
const about = `g.client_id = a.client_id and g.reader_id = a.reader_id and g.requested_at <= a.starts_at + interval '10 minutes'
  and g.requested_at >= a.starts_at - interval '1 day'
  and coalesce(g.ended_at, 'infinity') >= a.starts_at - interval '10 minutes'`
const shownOf = (rows: string) => `select ${own.map((name) => `a.${name}`).join(', ')}, pc.username as client_username,
    pr.username as reader_username, coalesce(r.display_name, pr.username) as reader_name, pc.time_zone as client_time_zone,
    pr.time_zone as reader_time_zone, pc.locale as client_locale, pr.locale as reader_locale,
    (select g.id from reading g where ${about} and g.accepted_at is not null order by g.requested_at desc limit 1) as chat_id
  from (${rows}) a ${joined('account_person', 'pc', 'a.client_id')} ${joined('account_person', 'pr', 'a.reader_id')}
    ${joinedIfAny('reader', 'r', 'a.reader_id')}`

const heaps = ['coming', 'asked', 'past'] as const
type Heap = (typeof heaps)[number]
const inHeap: Record<Heap, string> = {
  coming: `due_at is not null and state = 'accepted'`,
  asked: `due_at is not null and state in ('asked', 'countered')`,
  past: `due_at is null`,
}
const sides = ['client', 'reader'] as const satisfies readonly Side[]
const pages = family({ of: sides, heap: heaps }, ({ of, heap }, key) =>
  reads(`appointments_page_${key}`, {
    takes: { personId: text, at: moment, id: text, most: integer },
    gives: appointment,
    text: ($) => {
      const [sign, order] = heap === 'past' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
      const by = (rows: string) => `order by ${rows}starts_at ${order}, ${rows}id ${order}`
      return `${shownOf(`select * from appointment where ${of}_id = ${$.personId} and ${inHeap[heap]}
        and (starts_at, id) ${sign} (${$.at}, ${$.id}) ${by('')} limit ${$.most}`)} ${by('a.')}`
    },
  }),
)
interface Asked {
  of: Side
  heap: Heap
  personId: string
}
/** A page of somebody's appointments: the next first, of the past ones the last. */
export const listAppointments = (db: Db, { of, heap, personId }: Asked, place: Place | undefined, most: number) => {
  const [at, id] = place ?? [heap === 'past' ? Infinity : -Infinity, '']
  return db.run(pages({ of, heap }), { personId, at, id, most })
}

const counts = family({ of: sides }, ({ of }) =>
  reads(`appointments_waiting_${of}`, {
    takes: { personId: text },
    gives: { n: integer },
    text: (
      $,
    ) => `select count(*) as n from (select from appointment where ${of}_id = ${$.personId} and due_at is not null and (
      state = '${of === 'client' ? 'countered' : 'asked'}'
      or (state = 'accepted' and proposed_by = '${of === 'client' ? 'reader' : 'client'}')) limit ${countedMax}) a`,
  }),
)
/** How many wait for this person's answer, up to `countedMax`. */
export const countWaiting = async (db: Db, of: Side, personId: string) =>
  (await db.run(counts({ of }), { personId }))[0]!.n

const live = reads('appointments_live', {
  takes: { clientId: text },
  gives: { n: integer },
  text: ($) => `select count(*) as n from appointment
    where client_id = ${$.clientId} and due_at is not null`,
})
/** How many of a client are asked for or stand. */
export const countLive = async (db: Db, clientId: string) => (await db.run(live, { clientId }))[0]!.n

const misses = reads('appointments_missed_by_client', {
  takes: { clientId: text, since: moment },
  gives: { missed_at: notNull(moment) },
  text: ($) => `select missed_at from appointment where client_id = ${$.clientId} and missed_by in ('client', 'both')
    and missed_at > ${$.since} order by missed_at`,
})
/** When a client missed appointments since then, the oldest first. */
export const listMissed = async (db: Db, clientId: string, since: number) =>
  (await db.run(misses, { clientId, since })).map(({ missed_at }) => missed_at)

const gifts = reads('appointments_given', {
  takes: { clientId: text, readerId: text, since: moment },
  text: ($) => `select from wallet_account l join appointment a on a.id = l.origin
    where l.person_id = ${$.clientId} and l.source = 'gift' and l.opened_at > ${$.since} and a.reader_id = ${$.readerId}`,
})
/** Whether a client was given time since then because this reader did not come. */
export const wasGiven = async (db: Db, of: Pick<Appointment, 'client_id' | 'reader_id'>, since: number) =>
  (await db.run(gifts, { clientId: of.client_id, readerId: of.reader_id, since })).length > 0

const one = reads('appointments_one', {
  takes: { id: text },
  gives: appointment,
  text: ($) => shownOf(`select * from appointment where id = ${$.id}`),
})
export const find = async (db: Db, id: string) => (await db.run(one, { id }))[0]
const locked = writes('appointments_locked', {
  takes: { id: text },
  text: ($) => `select from appointment where id = ${$.id} for no key update`,
})
/** Holds an appointment until the transaction ends, and loads it as it is then. */
export const lock = async (tx: Tx, id: string) => {
  await tx.run(locked, { id })
  return find(tx, id)
}

const added = writes('appointments_added', {
  takes: { ...asked, ...whose, starts_at: moment, minutes: integer, answer_until: moment },
  text: (
    $,
  ) => `insert into appointment (${Object.keys(asked).join(', ')}, care_by, starts_at, minutes, state, changed_at, answer_until, due_at)
    values (${Object.keys(asked)
      .map((name) => $[name as keyof typeof asked])
      .join(
        ', ',
      )}, ${$.care_by}, ${$.starts_at}, ${$.minutes}, 'asked', ${$.asked_at}, ${$.answer_until}, ${$.answer_until})`,
})
export const add = (
  tx: Tx,
  row: RowOf<typeof asked & typeof whose> & { starts_at: number; minutes: number; answer_until: number },
) => tx.run(added, row)

const set = writes('appointments_set', {
  takes: { id: text, ...moved },
  text: ($) =>
    `update appointment set ${Object.keys(moved)
      .map((name) => `${name} = ${$[name as keyof Moved]}`)
      .join(', ')} where id = ${$.id}`,
})
/** Writes down how an appointment stands from now on. */
export const save = (tx: Tx, row: Moved & { id: string }) => tx.run(set, row)
