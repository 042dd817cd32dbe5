import { Readable } from 'node:stream'
import type { EarningLine, earnings as area, Statement as StatementShape } from '@evenlight/contract/earnings'
import { refuse } from '@evenlight/contract/errors'
import { languageFor } from '@evenlight/contract/languages'
import { daysOf, halfAt, halfNamed, type Half } from '@evenlight/core/half-month'
import type { input } from 'zod/v4/core'
import { findLocale } from '../accounts/public.ts'
import { findSeller } from '../house/public.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db } from '../kernel/database.ts'
import { Raw, wants, type Actor, type Asked, type Handlers } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { csvOf } from '../wallet/public.ts'
import { act } from './act.ts'
import { listRuns } from './make-store.ts'
import { pdfOf } from './pdf.ts'
import { actsOf, isFor } from './rules.ts'
import * as store from './store.ts'

type Line = input<typeof EarningLine>
type LinePlace = [number: number]
/** A file to print holds so many lines; more than a reader can have in half a month. */
const fileMost = 10_000

const presentLine = (row: store.Line): Line => ({
  number: row.number ?? undefined,
  id: String(row.id),
  at: iso(row.at),
  what: row.what === 'session' ? 'earned' : 'returned',
  ...(row.is_order ? { order_id: row.subject } : { chat_id: row.subject }),
  client: { id: row.client_id, username: row.client_username },
  free_seconds: row.free_seconds ?? undefined,
  paid_seconds: row.paid_seconds ?? undefined,
  rate_cents_per_minute: row.rate_cents_per_minute ?? undefined,
  amount_cents: row.cents,
  statement_id: row.statement_id ?? undefined,
  ...(row.wanted_cents !== null &&
    row.reason !== null && {
      dispute: {
        wanted_cents: row.wanted_cents,
        reason: row.reason,
        granted_cents: row.granted_cents ?? undefined,
        decided_words: row.decided_words ?? undefined,
      },
    }),
})
const presentHalf = ({ name, fromMs, untilMs }: Half) => ({ name, from: iso(fromMs), until: iso(untilMs) })

const present = (row: store.Statement, role: Actor['role'], now: number): input<typeof StatementShape> => ({
  id: row.id,
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  half: presentHalf({ name: row.half, fromMs: row.from_at, untilMs: row.until_at }),
  lines: row.lines,
  lines_cents: row.lines_cents,
  carried_cents: row.carried_cents,
  corrected_cents: row.corrected_cents,
  due_cents: row.due_cents,
  state: row.state,
  disputed_lines: row.disputed_lines,
  goes_to: row.goes_to ?? undefined,
  ...(row.payout_state !== null &&
    row.payout_to !== null && {
      payout: {
        state: row.payout_state,
        to: row.payout_to,
        at: iso(row.payout_at ?? row.changed_at),
        paid_on: row.paid_on ?? undefined,
        reason: row.payout_reason ?? undefined,
      },
    }),
  made_at: iso(row.made_at),
  changed_at: iso(row.changed_at),
  answer_by: iso(row.answer_until),
  may: actsOf(role, row, now),
})

const flat = ({ client, dispute, statement_id, ...line }: Line) => ({
  ...line,
  chat_id: line.chat_id ?? null,
  order_id: line.order_id ?? null,
  free_seconds: line.free_seconds ?? null,
  paid_seconds: line.paid_seconds ?? null,
  rate_cents_per_minute: line.rate_cents_per_minute ?? null,
  client: client.username,
  statement_id: statement_id ?? null,
  wanted_cents: dispute?.wanted_cents ?? null,
  granted_cents: dispute?.granted_cents ?? null,
})
const columns = [
  'at',
  'what',
  'chat_id',
  'client',
  'free_seconds',
  'paid_seconds',
  'rate_cents_per_minute',
  'amount_cents',
  'wanted_cents',
  'granted_cents',
  'statement_id',
  'order_id',
] as const satisfies readonly (keyof ReturnType<typeof flat>)[]
/** Lines that are read at once for a file: no more of it is in memory. */
const rowsAtOnce = 500
type Load<P> = (place: P | undefined, most: number) => Promise<store.Line[]>
async function* pagesOf<P>(load: Load<P>, placeOf: (row: store.Line) => P) {
  for (let place: P | undefined, last: store.Line | undefined; ; place = placeOf(last)) {
    const rows = await load(place, rowsAtOnce)
    yield rows.map((row) => flat(presentLine(row)))
    last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
  }
}
const csv = <P>(load: Load<P>, placeOf: (row: store.Line) => P) =>
  new Raw('text/csv; charset=utf-8', Readable.from(csvOf(columns, pagesOf(load, placeOf))))
const asCsv = (request: Asked) => wants(request, 'text/csv')

export const earnings = (parts: Parts) => {
  const { timeZone } = parts.site
  /** One's own: who asks for another reader's as a reader is told that it isn't theirs. */
  const readerOf = (actor: Actor, asked: string | undefined) => {
    if (actor.role === 'READER' && asked !== undefined && asked !== actor.id) throw refuse('not_yours')
    return actor.role === 'READER' ? actor.id : asked
  }
  const seen = async (db: Db, actor: Actor, id: string) => {
    const row = await store.find(db, id)
    if (!row || (actor.role === 'READER' && row.reader_id !== actor.id)) throw refuse('not_found')
    return row
  }

  return {
    readings: async ({ db, actor, query, request, now }) => {
      const readerId = readerOf(actor, query.reader_id)
      if (readerId === undefined) throw refuse('bad_input', { fields: { reader_id: 'needed' } })
      const half = query.half === undefined ? halfAt(timeZone, now) : halfNamed(timeZone, query.half)
      if (!half) throw refuse('bad_input', { fields: { half: 'malformed' } })
      const load = (place: store.Place | undefined, most: number) =>
        store.listEarned(db, { readerId, from: half.fromMs, place: place ?? [half.untilMs, 0], most })
      const placeOf = (row: store.Line): store.Place => [row.at, row.id]
      if (asCsv(request)) return csv(load, placeOf)
      const page = await paged(parts, {
        list: `earnings ${readerId} ${half.name}`,
        query,
        load,
        placeOf,
        items: (rows) => rows.map(presentLine),
      })
      const byDay = await store.listDays(db, { readerId, zone: timeZone, from: half.fromMs, until: half.untilMs })
      const earned = new Map(byDay.map((one) => [one.day, one]))
      const days = daysOf(timeZone, half).map((day) => ({
        day,
        earned_cents: earned.get(day)?.cents ?? 0,
        readings: earned.get(day)?.readings ?? 0,
      }))
      return {
        ...page,
        half: presentHalf(half),
        days,
        earned_cents: days.reduce((sum, one) => sum + one.earned_cents, 0),
        readings: days.reduce((sum, one) => sum + one.readings, 0),
      }
    },

    statements: ({ db, actor, query, now }) => {
      const asked = { readerId: readerOf(actor, query.reader_id), state: query.state }
      return paged(parts, {
        list: `statements ${asked.readerId ?? ''} ${asked.state ?? ''}`,
        query,
        load: (place: store.StatementPlace | undefined, most) => store.listStatements(db, asked, place, most),
        placeOf: (row) => [row.until_at, row.id],
        items: (rows) => rows.map((row) => present(row, actor.role, now)),
      })
    },

    statement: async ({ db, actor, params, request, reply, now }) => {
      const row = await seen(db, actor, params.id)
      const shown = present(row, actor.role, now)
      if (!wants(request, 'application/pdf')) return shown
      const lines = (await store.listLines(db, row.id, 0, fileMost)).map(presentLine)
      const language = languageFor(await findLocale(db, actor.id))
      reply.header('content-disposition', `attachment; filename="evenlight-${row.half}.pdf"`)
      const site = { timeZone, demo: parts.site.demo, payer: await findSeller(db, row.made_at) }
      return new Raw('application/pdf', await pdfOf(shown, lines, language, site))
    },

    lines: async ({ db, actor, params, query, request }) => {
      const { id } = await seen(db, actor, params.id)
      const load = (place: LinePlace | undefined, most: number) => store.listLines(db, id, place?.[0] ?? 0, most)
      const placeOf = (row: store.Line): LinePlace => [row.number ?? 0]
      if (asCsv(request)) return csv(load, placeOf)
      return paged(parts, {
        list: `statement ${id}`,
        query,
        load,
        placeOf,
        items: (rows) => rows.map(presentLine),
      })
    },

    runs: ({ db, query }) =>
      paged(parts, {
        list: 'statement runs',
        query,
        load: (place: [until: number] | undefined, most) => listRuns(db, place?.[0] ?? Infinity, most),
        placeOf: (row) => [row.until_at],
        items: (rows) =>
          rows.map((row) => ({
            half: presentHalf({ name: row.half, fromMs: row.from_at, untilMs: row.until_at }),
            done: row.done,
            total: row.total,
            made: row.made,
            ended_at: optionalIso(row.ended_at),
          })),
      }),

    act: async ({ tx, actor, body, now }) => {
      if (!isFor(body.action, actor.role)) throw refuse('wrong_role')
      return present(await act(tx, parts, actor, body, now), actor.role, now)
    },
  } satisfies Handlers<typeof area>
}
