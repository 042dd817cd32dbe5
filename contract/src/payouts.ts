import * as z from 'zod/mini'
import { ById, Cents, Email, Id, id, Instant, list, Name, Page, Reason } from './atoms.ts'
import { Day } from './account-fields.ts'
import { TypedPassword } from './accounts.ts'
import { PayoutLineState } from './earnings.ts'
import { Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

/** A batch holds so many statements; the rest goes into the next one. */
export const payoutLinesMax = 200

export const PayoutAccountWay = z.enum(['paypal', 'bank'])
/** Where a reader's earnings go; of numbers and addresses only what tells them apart. */
const PayoutAccount = z.object({ way: PayoutAccountWay, to: z.string(), changed_at: Instant })
const code = (most: number) => z.string().check(z.trim(), z.toUpperCase(), z.minLength(4), z.maxLength(most))

/** By PayPal, or by a file that the bank takes. */
export const PayoutWay = z.enum(['paypal', 'csv'])
export const BatchState = z.enum(['made', 'sending', 'sent', 'done'])
const PayoutId = id('out')

export const Payout = z.object({
  id: Id,
  way: PayoutWay,
  state: BatchState,
  lines: z.int(),
  amount_cents: Cents,
  /** How many of them stand how; those that none does are left out. */
  standing: z.partialRecord(PayoutLineState, z.int()),
  made_at: Instant,
  asked_at: z.optional(Instant),
  ended_at: z.optional(Instant),
  /** How often PayPal was asked to pay it and said nothing. */
  unanswered: z.int(),
  /** What PayPal named as it refused the whole; nothing was paid then. */
  refused: z.optional(z.string()),
  may: z.array(z.enum(['send', 'ask', 'settle'])),
})

export const PayoutLine = z.object({
  number: z.int(),
  reader: Reader,
  statement_id: Id,
  half: z.string(),
  amount_cents: Cents,
  to: z.string(),
  state: PayoutLineState,
  changed_at: Instant,
  paid_on: z.optional(z.string()),
  reason: z.optional(z.string()),
})

const Heap = z.object({ statements: z.int(), amount_cents: Cents })
/** What the next batches would hold, and what waits. */
const NextUp = z.object({
  ways: z.array(z.extend(Heap, { way: PayoutWay })),
  /** Their readers have not said where it goes. */
  no_account: Heap,
  /** How much the audit finds wrong; nothing is paid out until it is nothing. */
  findings: z.int(),
})

const password = TypedPassword
const action = <const A extends string, Fields extends Record<string, z.core.$ZodType>>(name: A, fields: Fields) =>
  z.strictObject({ action: z.literal(name), ...fields })

export const payouts = {
  account: get('payout-account', { access: ['READER'], returns: z.object({ account: z.nullable(PayoutAccount) }) }),
  /** Says where earnings go from now on. A batch that was made before goes where it was said then. */
  setAccount: post('payout-account', {
    access: ['READER'],
    body: z.discriminatedUnion('way', [
      z.strictObject({ way: z.literal('paypal'), email: Email, password }),
      z.strictObject({ way: z.literal('bank'), holder: Name, bank_code: code(11), account_number: code(34), password }),
    ]),
    returns: z.object({ account: PayoutAccount }),
  }),
  /** Batches, newest first. */
  list: get('payouts', { access: ['ADMIN:money'], query: Page, returns: list(Payout, { next_up: NextUp }) }),
  payout: get('payouts/{id}', { access: ['ADMIN:money'], params: ById, returns: Payout }),
  /** Its lines. CSV for the bank by `Accept: text/csv`, with the whole numbers of accounts; who took it is written down. */
  lines: get('payouts/{id}/lines', { access: ['ADMIN:money'], params: ById, query: Page, returns: list(PayoutLine) }),
  /**
   * Makes a batch of what was approved or has failed, sends it to PayPal, asks PayPal how it stands, or says of lines that
   * the bank has paid them or has not. `numbers` left out: all that wait.
   */
  act: post('payouts', {
    access: ['ADMIN:money'],
    proof: { action: ['make', 'send', 'settle'] },
    tx: 'none',
    body: z.discriminatedUnion('action', [
      action('make', { way: PayoutWay }),
      action('send', { payout_id: PayoutId, password }),
      action('ask', { payout_id: PayoutId }),
      action('settle', {
        payout_id: PayoutId,
        numbers: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(payoutLinesMax))),
        as: z.enum(['paid', 'failed']),
        paid_on: z.optional(Day),
        reason: z.optional(Reason),
        password,
      }),
    ]),
    returns: Payout,
    idempotent: true,
  }),
} satisfies Area

export const payoutsTold = {
  /** To the house: how a batch stands has changed. */
  'payout:changed': z.object({ id: Id, state: BatchState }),
} satisfies Told
