import { createHash } from 'node:crypto'
import type { output } from 'zod/v4/core'
import type { StatementKind, StatementLine } from '@evenlight/contract/wallet'
import { causes } from '@evenlight/core/ledger/transfer'
import { integer, list, moment, nullable, someOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import { reads } from '../kernel/statement.ts'
import { presentReturnCause } from './returns.ts'

export type Line = output<typeof StatementLine>
/** What of the statement is asked for; nothing narrows it by itself. */
export interface Filter {
  kind?: output<typeof StatementKind> | undefined
  from?: string | undefined
  until?: string | undefined
}
/** Where a page ends: the line after it is older than `posting` and left these balances. */
export interface Place {
  posting: number
  paid: number
  free: number
}

const about = { ref: text, at: moment, subject: text, reader_id: nullable(text), reader_name: nullable(text) }
const moved = { paid: integer, free: integer }
const line = {
  ...about,
  ...moved,
  posting: integer,
  cause: someOf(causes),
  reason: nullable(text),
  amount_cents: integer,
  paid_now: integer,
  free_now: integer,
}
type LineRow = RowOf<typeof line>

const signed = (kind: string) =>
  `sum((c.kind is not distinct from '${kind}')::int * t.amount - (d.kind is not distinct from '${kind}')::int * t.amount)::bigint`
const owned = (kind: string, clientId: string) =>
  `coalesce((select sum(balance) from wallet_account where person_id = ${clientId} and kind = '${kind}'), 0)::bigint`

const named = (id: string) => `(select display_name from reader where id = ${id}) as reader_name`
const linesOf = (
  clientId: string,
) => `select t.posting, min(t.ref) as ref, min(t.at) as at, min(t.cause) as cause, min(t.subject) as subject,
      min(t.reader_id) as reader_id, ${named('min(t.reader_id)')}, min(t.reason) as reason,
      sum(case 'house_card_clearing' when t.debit then t.amount when t.credit then - t.amount else 0 end)::bigint as amount_cents,
      ${signed('paid')} as paid, ${signed('free')} as free, ${owned('paid', clientId)} as paid_now, ${owned('free', clientId)} as free_now
    from wallet_transfer t left join wallet_account d on d.id = t.debit left join wallet_account c on c.id = t.credit
    where t.person_id = ${clientId} and t.state = 'posted'`

const page = { clientId: text, before: integer, most: integer }
const posted = reads('wallet_statement', {
  takes: page,
  gives: line,
  text: ($) =>
    `${linesOf($.clientId)} and t.posting < ${$.before} group by t.posting order by t.posting desc limit ${$.most}`,
})

/** With a filter the balances need every newer line, shown or not. */
const filtered = reads('wallet_statement_filtered', {
  takes: { ...page, causes: nullable(list(text)), from: nullable(moment), until: nullable(moment) },
  gives: { ...line, paid_after: integer, free_after: integer },
  text: ($) => `with line as (${linesOf($.clientId)} group by t.posting),
    told as (select line.*,
      (paid_now - (sum(paid) over newer - paid))::bigint as paid_after,
      (free_now - (sum(free) over newer - free))::bigint as free_after
      from line window newer as (order by posting desc))
    select * from told where posting < ${$.before} and (${$.causes}::text[] is null or cause = any (${$.causes}))
      and (${$.from}::timestamptz is null or at >= ${$.from}) and (${$.until}::timestamptz is null or at < ${$.until})
    order by posting desc limit ${$.most}`,
})

const causesOf: Record<output<typeof StatementKind>, readonly Line['cause'][]> = {
  bought: ['purchase', 'refund'],
  readings: ['session'],
  given: ['welcome', 'gift', 'time_back', 'expired'],
}

const held = reads('wallet_statement_held', {
  takes: { clientId: text },
  gives: { ...about, ...moved },
  text: ($) => `select min(t.ref) as ref, min(t.at) as at, t.subject, min(t.reader_id) as reader_id,
      ${named('min(t.reader_id)')},
      coalesce(sum(t.amount) filter (where a.kind = 'paid'), 0)::bigint as paid,
      coalesce(sum(t.amount) filter (where a.kind = 'free'), 0)::bigint as free
    from wallet_account a join wallet_transfer t on t.debit = a.id and t.person_id = a.person_id
    where a.person_id = ${$.clientId} and a.held > 0 and t.state = 'pending'
      and not exists (select from wallet_transfer r where r.resolves = t.ref)
    group by t.subject order by at desc`,
})

const idBytes = 12
const lineId = (ref: string) =>
  `lin_${createHash('sha256').update(ref).digest().subarray(0, idBytes).toString('base64url')}`
const shared = (row: RowOf<typeof about>) => ({
  id: lineId(row.ref),
  at: iso(row.at),
  subject_id: row.subject,
  ...(row.reader_id === null ? {} : { reader_id: row.reader_id }),
  ...(row.reader_name === null ? {} : { reader_name: row.reader_name }),
})
const asLine = (row: LineRow, paid: number, free: number): Line => ({
  ...shared(row),
  state: 'posted',
  cause: row.cause,
  ...(row.cause === 'time_back' ? presentReturnCause(row.reason) : { reason: row.reason ?? undefined }),
  amount_cents: row.amount_cents,
  paid_seconds: row.paid,
  free_seconds: row.free,
  paid_seconds_after: paid,
  free_seconds_after: free,
})

/** What running readings hold, one line each, newest first. */
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

/**
 * Up to `most` posted lines before `place`, newest first, each with the balances it left and the place that
 * follows it. Balances run backwards from what the client owns now, so a page costs the same however long the history.
 */
export async function postedLines(db: Db, clientId: string, place: Place | undefined, most: number) {
  const rows = await db.run(posted, { clientId, before: place?.posting ?? Number.MAX_SAFE_INTEGER, most })
  let paid = place?.paid ?? rows[0]?.paid_now ?? 0
  let free = place?.free ?? rows[0]?.free_now ?? 0
  return rows.map((row) => {
    const line = asLine(row, paid, free)
    paid -= row.paid
    free -= row.free
    return { line, place: { posting: row.posting, paid, free } }
  })
}

/** The same, narrowed. It reads the client's whole history, as the balances of what is shown hang on all of it. */
export async function filteredLines(
  db: Db,
  clientId: string,
  { kind, from, until }: Filter,
  place: Place | undefined,
  most: number,
) {
  const rows = await db.run(filtered, {
    clientId,
    before: place?.posting ?? Number.MAX_SAFE_INTEGER,
    most,
    causes: kind && [...causesOf[kind]],
    from: from === undefined ? from : Date.parse(from),
    until: until === undefined ? until : Date.parse(until),
  })
  return rows.map((row) => ({
    line: asLine(row, row.paid_after, row.free_after),
    place: { posting: row.posting, paid: 0, free: 0 },
  }))
}
