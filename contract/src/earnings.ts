import * as z from 'zod/mini'
import { after, ById, Cents, Id, id, Instant, limit, list, Page, Reason, Seconds } from './atoms.ts'
import { Person, Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

/** How long a reader has to answer a statement before it may be approved as it stands. */
export const statementAnswerDays = 7
const disputedLinesMax = 100
/** A reader can want so much more for a line, in cents. */
export const wantedMoreCentsMax = 100_000

const StatementId = id('stm')
/** `2026-11-1`: from the 1st to the 15th of November 2026 by the site's clock, `2026-11-2`: from the 16th on. */
const HalfName = z.string().check(z.regex(/^2\d{3}-(?:0[1-9]|1[0-2])-[12]$/))
const Half = z.object({ name: z.string(), from: Instant, until: Instant })
const LineNumber = z.int().check(z.minimum(1), z.maximum(1_000_000))

export const PayoutState = z.enum(['open', 'accepted', 'disputed', 'approved', 'carried', 'batched', 'paid', 'failed'])
/**
 * How one try to pay a statement stands: `unclaimed`, `held` and `blocked` may still become `paid`; `failed` and `returned`
 * have surely not arrived, or came back.
 */
export const PayoutLineState = z.enum(['waiting', 'unclaimed', 'held', 'blocked', 'paid', 'failed', 'returned'])

/** What one reading brought its reader, or what a return of its time or money took off again. */
export const EarningLine = z.object({
  /** Its place on a statement, where it stands on one. */
  number: z.optional(z.int()),
  id: z.string(),
  at: Instant,
  what: z.enum(['earned', 'returned']),
  /** The reading on the clock that it is about, or the e-mail reading. */
  chat_id: z.optional(Id),
  order_id: z.optional(Id),
  client: Person,
  /** What of the reading was counted when it ended; a return changes it not. */
  free_seconds: z.optional(Seconds),
  paid_seconds: z.optional(Seconds),
  rate_cents_per_minute: z.optional(Cents),
  amount_cents: Cents,
  statement_id: z.optional(Id),
  dispute: z.optional(
    z.object({
      wanted_cents: Cents,
      reason: z.string(),
      /** What was decided, and why. */
      granted_cents: z.optional(Cents),
      decided_words: z.optional(z.string()),
    }),
  ),
})
/** A day of the site's calendar, `2026-11-16`. */
const Day = z.object({ day: z.string(), earned_cents: Cents, readings: z.int() })

/** Half a month of a reader's earnings. */
export const Statement = z.object({
  id: Id,
  reader: Reader,
  half: Half,
  lines: z.int(),
  lines_cents: Cents,
  /** What earlier statements left over: owed to the reader, or taken off. */
  carried_cents: Cents,
  corrected_cents: Cents,
  due_cents: Cents,
  state: PayoutState,
  disputed_lines: z.int(),
  /** Where what is due would go, masked; missing where the reader has not said so yet. */
  goes_to: z.optional(z.string()),
  /** The last try to pay it: where to, masked, and why it failed. */
  payout: z.optional(
    z.object({
      state: PayoutLineState,
      to: z.string(),
      at: Instant,
      paid_on: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
  made_at: Instant,
  changed_at: Instant,
  answer_by: Instant,
  /** What the one who asks may do now. */
  may: z.array(z.enum(['accept', 'dispute', 'approve'])),
})

const Run = z.object({
  half: Half,
  done: z.int(),
  total: z.int(),
  made: z.int(),
  ended_at: z.optional(Instant),
})
const action = <const Name extends string, Fields extends Record<string, z.core.$ZodType>>(
  name: Name,
  fields: Fields,
) => z.strictObject({ invoice_id: StatementId, action: z.literal(name), ...fields })
const lines = <Line extends z.core.$ZodType>(line: Line) =>
  z.array(line).check(z.minLength(1), z.maxLength(disputedLinesMax))

export const earnings = {
  /** A reader's earnings of half a month by reading, newest first, and by day. An admin names the reader. CSV by `Accept: text/csv`. */
  readings: get('billing-transactions/reader', {
    access: ['READER', 'ADMIN:money'],
    query: z.strictObject({ reader_id: z.optional(Id), half: z.optional(HalfName), after, limit }),
    returns: list(EarningLine, { half: Half, earned_cents: Cents, readings: z.int(), days: z.array(Day) }),
  }),
  /** A reader's own statements, everybody's for an admin, newest first; with a `state` the longest waiting first. */
  statements: get('invoices', {
    access: ['READER', 'ADMIN:money'],
    query: z.strictObject({ reader_id: z.optional(Id), state: z.optional(PayoutState), after, limit }),
    returns: list(Statement),
  }),
  /** One of them; PDF by `Accept: application/pdf`, with every line. */
  statement: get('invoices/{id}', { access: ['READER', 'ADMIN:money'], params: ById, returns: Statement }),
  /** Its lines, oldest first. CSV by `Accept: text/csv`. */
  lines: get('invoices/{id}/lines', {
    access: ['READER', 'ADMIN:money'],
    params: ById,
    query: Page,
    returns: list(EarningLine),
  }),
  /** How far the making of statements is, the newest half month first. */
  runs: get('invoices/runs', { access: ['ADMIN:money'], query: Page, returns: list(Run) }),
  /** The reader accepts, or disputes lines; an admin approves, deciding on each disputed line. */
  act: post('action-invoice-reader', {
    access: ['READER', 'ADMIN:money'],
    proof: { action: ['approve'] },
    body: z.discriminatedUnion('action', [
      action('accept', {}),
      action('dispute', { lines: lines(z.strictObject({ number: LineNumber, amount_cents: Cents, reason: Reason })) }),
      action('approve', {
        lines: z.optional(
          lines(z.strictObject({ number: LineNumber, amount_cents: Cents, reason: z.optional(Reason) })),
        ),
      }),
    ]),
    returns: Statement,
    idempotent: true,
    cardless: true,
  }),
} satisfies Area

export const earningsTold = {
  'statement:changed': z.object({ id: Id, state: PayoutState }),
  /** To the house: how far the making of statements is. */
  'statements:made': z.object({ half: z.string(), done: z.int(), total: z.int() }),
} satisfies Told
