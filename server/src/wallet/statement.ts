import { createHash } from 'node:crypto'
import type { output } from 'zod/v4/core'
import { OrderBack, StatementCause, StatementKind, type StatementLine } from '@evenlight/contract/wallet'
import { integer, moment, nullable, oneOf, someOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { iso } from '../kernel/moment.ts'
import { family, reads } from '../kernel/statement.ts'
import { presentReturnCause } from './returns.ts'

export type Line = output<typeof StatementLine>
/** What of the statement is asked for; nothing narrows it by itself. */
export interface Filter {
  kind?: output<typeof StatementKind> | undefined
  from?: string | undefined
  until?: string | undefined
}
/** What a line of the list stands for: when it was told, and its number among the lines of its client. */
export type Place = [toldAt: number, number: number]

const about = {
  ref: text,
  at: moment,
  subject: text,
  order_id: nullable(text),
  reader_id: nullable(text),
  reader_name: nullable(text),
}
const moved = { paid: integer, free: integer }
const line = {
  ...about,
  ...moved,
  told_at: moment,
  number: integer,
  cause: someOf(StatementCause.options),
  reason: nullable(text),
  amount_cents: integer,
  paid_after: integer,
  free_after: integer,
}
type LineRow = RowOf<typeof line>

const named = (id: string) => `(select display_name from reader where id = ${id}) as reader_name`
const pages = family({ ofKind: [false, true] }, ({ ofKind }, key) =>
  reads(`wallet_statement_${key}`, {
    takes: {
      clientId: text,
      kind: nullable(oneOf(StatementKind.options)),
      from: moment,
      toldAt: moment,
      number: integer,
      most: integer,
    },
    gives: line,
    text: (
      $,
    ) => `select l.told_at, l.number, l.paid, l.free, l.paid_after, l.free_after, t.ref, t.at, t.cause, t.subject, t.reader_id,
        ${named('t.reader_id')}, t.reason, t.amount_cents,
        (select for_order from payment where id = t.subject) as order_id
      from (select * from wallet_line where person_id = ${$.clientId} ${ofKind ? `and kind = ${$.kind}` : ''} and told_at >= ${$.from}
          and (told_at, number) < (${$.toldAt}, ${$.number}) order by told_at desc, number desc limit ${$.most}) l
        cross join lateral (
          select min(ref) as ref, min(at) as at, min(cause) as cause, min(subject) as subject, min(reader_id) as reader_id,
            min(reason) as reason,
            sum(case 'house_card_clearing' when debit then amount when credit then - amount else 0 end)::bigint as amount_cents
          from wallet_transfer where person_id = l.person_id and posting = l.posting and state = 'posted') t
      order by l.told_at desc, l.number desc`,
  }),
)

// A client is in one reading at a time, so that what is held is held for the one that something was set aside for last.
const held = reads('wallet_statement_held', {
  takes: { clientId: text },
  gives: { ...about, ...moved },
  text: (
    $,
  ) => `select min(t.ref) as ref, min(t.at) as at, t.subject, null::text as order_id, min(t.reader_id) as reader_id,
      ${named('min(t.reader_id)')},
      coalesce(sum(t.amount) filter (where a.kind = 'paid'), 0)::bigint as paid,
      coalesce(sum(t.amount) filter (where a.kind = 'free'), 0)::bigint as free
    from (select subject from wallet_transfer where person_id = ${$.clientId} and state = 'pending'
        order by posting desc limit 1) l
      ${joined('wallet_transfer', 't', 'l.subject', 'subject')}
      ${joined('wallet_account', 'a', 't.debit')}
    where t.person_id = ${$.clientId} and t.state = 'pending' and not exists (select from wallet_transfer r where r.resolves = t.ref)
    group by t.subject`,
})

const idBytes = 12
const lineId = (ref: string) =>
  `lin_${createHash('sha256').update(ref).digest().subarray(0, idBytes).toString('base64url')}`
const shared = (row: RowOf<typeof about>) => ({
  id: lineId(row.ref),
  at: iso(row.at),
  subject_id: row.subject,
  ...(row.order_id === null ? {} : { order_id: row.order_id }),
  ...(row.reader_id === null ? {} : { reader_id: row.reader_id }),
  ...(row.reader_name === null ? {} : { reader_name: row.reader_name }),
})
const presentWhy = ({ cause, reason }: LineRow) => {
  if (cause === 'time_back') return presentReturnCause(reason)
  const why = cause === 'refund' ? OrderBack.options.find((one) => one === reason) : undefined
  return why ? { why } : { reason: reason ?? undefined }
}
const asLine = (row: LineRow): Line => ({
  ...shared(row),
  state: 'posted',
  cause: row.cause,
  ...presentWhy(row),
  amount_cents: row.amount_cents,
  paid_seconds: row.paid,
  free_seconds: row.free,
  paid_seconds_after: row.paid_after,
  free_seconds_after: row.free_after,
})

/** What the running reading holds. */
export async function heldLines(db: Db, clientId: string): Promise<Line[]> {
  const rows = await db.run(held, { clientId })
  return rows.map((row) => ({
    ...shared(row),
    state: 'held',
    cause: 'session',
    amount_cents: 0,
    paid_seconds: 0 - row.paid,
    free_seconds: 0 - row.free,
    paid_seconds_after: null,
    free_seconds_after: null,
  }))
}

/** Up to `most` posted lines after `place`, newest first, each with the balances that it left and the place it stands for. */
export async function postedLines(
  db: Db,
  clientId: string,
  { kind, from, until }: Filter,
  place: Place | undefined,
  most: number,
) {
  const [toldAt, number] = place ?? [until === undefined ? Infinity : Date.parse(until), 0]
  const begins = from === undefined ? -Infinity : Date.parse(from)
  const asked = { clientId, kind, from: begins, toldAt, number, most }
  const rows = await db.run(pages({ ofKind: kind !== undefined }), asked)
  return rows.map((row) => ({ line: asLine(row), place: [row.told_at, row.number] satisfies Place }))
}
