import { noteShownCharacters } from '@evenlight/contract/clients'
import { integer, moment, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { family, reads } from '../kernel/statement.ts'

const own = { id: text, username: text, first_name: text, readings: integer, last_at: moment, note: text }
export type Row = RowOf<typeof own>
export type Place = [lastMs: number, clientId: string]

const filters = ['none', 'username', 'first_name'] as const
type Filter = (typeof filters)[number]
const taken = {
  readerId: text,
  q: text,
  fromMs: moment,
  untilMs: moment,
  lastAt: moment,
  clientId: text,
  most: integer,
}

const named = (by: 'username' | 'first_name', q: string) =>
  `(select strpos(folded(${by}), folded(${q})) > 0 from account_person where id = m.client_id)`

const pages = family({ by: filters }, ({ by }, key) =>
  reads(`clients_${key}`, {
    takes: taken,
    gives: own,
    text: ($) => `select c.client_id as id, p.username, p.first_name, c.readings, c.last_at,
        coalesce((select left(text, ${noteShownCharacters}) from reader_note
          where reader_id = c.reader_id and client_id = c.client_id), '') as note
      from (select m.* from reading_met m
        where m.reader_id = ${$.readerId} and m.last_at >= ${$.fromMs} and m.last_at < ${$.untilMs}
          and (m.last_at, m.client_id) < (${$.lastAt}, ${$.clientId})
          ${by === 'none' ? '' : `and ${named(by, $.q)}`}
        order by m.last_at desc, m.client_id desc limit ${$.most}) c
      ${joined('account_person', 'p', 'c.client_id')}
      order by c.last_at desc, c.client_id desc`,
  }),
)

interface Asked {
  readerId: string
  by?: Filter
  q?: string
  /** Of the last reading: from this instant on, and before that one. */
  fromMs?: number
  untilMs?: number
}
/** The clients of one reader, whoever was there last first. */
export const page = (
  db: Db,
  { by = 'none', q = '', fromMs = -Infinity, untilMs = Infinity, readerId }: Asked,
  [lastAt, clientId]: Place = [Infinity, ''],
  most: number,
) => db.run(pages({ by }), { readerId, q, fromMs, untilMs, lastAt, clientId, most })

const zone = reads('clients_zone', {
  takes: { readerId: text },
  gives: { time_zone: text },
  text: ($) => `select time_zone from reader where id = ${$.readerId}`,
})
/** By whose clock a reader's days are counted. */
export const zoneOf = async (db: Db, readerId: string) => (await db.run(zone, { readerId }))[0]!.time_zone
