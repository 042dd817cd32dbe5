import * as z from 'zod/mini'
import { after, ById, Id, Instant, limit, list, Reason } from './atoms.ts'
import { get, post, type Area, type Told } from './route.ts'

/** What is limited, each by its own figure: whole cents, and of `time` whole seconds. */
export const ApprovalKind = z.enum(['refund', 'payment', 'payout', 'time'])
/** Acts of the house that stand as a request where they go over the limit of their kind. */
export const ApprovalAct = z.enum([
  'refund',
  'payment',
  'payout',
  'free_time',
  'paid_time',
  'claim',
  'time_back',
  'all_time_back',
  'limit',
])
/** `approved` is being carried out; `failed` was approved and could not be done any more. */
export const ApprovalState = z.enum(['asked', 'approved', 'done', 'failed', 'declined', 'withdrawn', 'expired'])
/** Acts of one admin for one person count together for so long. */
export const approvalSumHours = 24
/** How long what nobody else may approve waits before it is done, so that whoever reads the mail about it can stop it. */
export const approvalAloneHours = 24
/** A request that nobody decided on ends. */
export const approvalDays = 7
export const approvalMost = 1_000_000_000

const Somebody = z.object({ id: Id, username: z.string() })
const Figure = z.int().check(z.minimum(0), z.maximum(approvalMost))
export const Approval = z.object({
  id: Id,
  act: ApprovalAct,
  kind: ApprovalKind,
  /** Cents or seconds, by its kind; of a limit what it is to be. */
  amount: z.int(),
  /** Whom it is for. */
  person: z.optional(Somebody),
  /** The payment, reading or claim. */
  subject_id: z.optional(z.string()),
  reason: z.optional(z.string()),
  asked_by: Somebody,
  asked_at: Instant,
  /** When it ends undecided. */
  until: Instant,
  /** When it is done without a second one, where nobody else may approve it. */
  due_at: z.optional(Instant),
  state: ApprovalState,
  decided_by: z.optional(Somebody),
  decided_at: z.optional(Instant),
  /** Why it was declined. */
  words: z.optional(z.string()),
  /** Why it could not be done: a code of `errors` or of `reasons`. */
  failed: z.optional(
    z.object({
      code: z.string(),
      values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
  /** What whoever asks may do about it now. */
  may: z.array(z.enum(['approve', 'decline', 'withdraw'])),
})
const Limit = z.object({
  kind: ApprovalKind,
  amount: z.int(),
  /** Who set it, and why; nobody yet where it is as it came. */
  set: z.optional(z.object({ by: Somebody, at: Instant, reason: z.string() })),
})

const action = <const A extends string, F extends z.core.$ZodLooseShape>(name: A, fields: F) =>
  z.strictObject({ action: z.literal(name), ...fields })
const deciders = ['ADMIN:moderation', 'ADMIN:money'] as const

/** Acts over a limit of the house's: asked for by one admin, carried out when another one approves. */
export const approvals = {
  /** What one asked for or may decide on: open ones the longest waiting first, past ones the newest first. */
  list: get('admin/approvals', {
    access: deciders,
    query: z.strictObject({
      heap: z._default(z.enum(['open', 'past']), 'open'),
      after,
      limit,
    }),
    returns: list(Approval),
  }),
  /** Approving carries it out at once; whoever asked for it may only take it back. */
  decide: post('admin/approvals/{id}', {
    access: deciders,
    proof: { action: ['approve'] },
    params: ById,
    body: z.discriminatedUnion('action', [
      action('approve', {}),
      action('decline', { reason: Reason }),
      action('withdraw', {}),
    ]),
    returns: Approval,
    idempotent: true,
    tx: 'none',
  }),
  /** Those of one's own desk. */
  limits: get('admin/approvals/limits', { access: deciders, returns: z.array(Limit) }),
  /** A lower one holds at once; a higher one stands as a request itself. */
  setLimit: post('admin/approvals/limits', {
    access: ['ADMIN:money'],
    proof: true,
    body: z.strictObject({ kind: ApprovalKind, amount: Figure, reason: Reason }),
    returns: z.array(Limit),
    idempotent: true,
  }),
} satisfies Area

export const approvalsTold = {
  /** To the desks that may see it: a request came, or was decided on. */
  'approval:changed': z.object({ id: Id }),
} satisfies Told
