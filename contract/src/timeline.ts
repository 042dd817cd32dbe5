import * as z from 'zod/mini'
import { Cents, Id, id, Instant, limit, list, Seconds } from './atoms.ts'
import { SignKind } from './care.ts'
import { ClaimState } from './claims.ts'
import { PayoutLineState, PayoutState } from './earnings.ts'
import { FullBanState } from './fullbans.ts'
import { OrderState } from './orders.ts'
import { DisputeState, PaymentState } from './payments.ts'
import { PressureOutcome } from './pressure.ts'
import { State } from './readings.ts'
import { get, type Area, type Desk } from './route.ts'

/**
 * What can stand on somebody's time line: `money` says that it tells of money, so that who of the house has nothing to do with
 * money is not shown it; `what` says what can have happened, or how the thing stands now.
 */
export const timelineKinds = {
  account: { money: false, what: ['signed_up', 'confirmed'] },
  sign_ins: { money: false, what: ['signed_in'] },
  payments: { money: true, what: [...PaymentState.options, 'refunded'] },
  refunds: { money: true, what: ['under_way', 'by_hand', 'back'] },
  disputes: { money: true, what: DisputeState.options },
  time: { money: false, what: ['welcome', 'gift', 'time_back', 'expired', 'points', 'giveback'] },
  readings: { money: false, what: State.options },
  orders: { money: false, what: OrderState.options },
  claims: { money: false, what: ClaimState.options },
  bans: { money: false, what: ['refuses', 'refused_by', 'wanted'] },
  site_bans: { money: false, what: FullBanState.options },
  reports: { money: false, what: ['about'] },
  strikes: { money: false, what: ['phone', 'email', 'link', 'handle', 'payment'] },
  messages: { money: false, what: ['delivered', 'returned'] },
  reviews: { money: false, what: ['published', 'removed'] },
  notes: { money: false, what: ['kept'] },
  tickets: { money: false, what: ['open', 'answered', 'closed'] },
  statements: { money: true, what: PayoutState.options },
  payouts: { money: true, what: PayoutLineState.options },
  care: { money: false, what: SignKind.options },
  pressure: { money: false, what: ['open', ...PressureOutcome.options] },
  decisions: { money: false, what: ['made'] },
  money_decisions: { money: true, what: ['made'] },
} as const satisfies Record<string, { money: boolean; what: readonly string[] }>
type Kinds = typeof timelineKinds
export type TimelineKind = keyof Kinds
export type TimelineWhatOf<K extends TimelineKind> = Kinds[K]['what'][number]
export type TimelineWhat = { [K in TimelineKind]: `${K}_${TimelineWhatOf<K>}` }[TimelineKind]
const names = Object.keys(timelineKinds) as [TimelineKind, ...TimelineKind[]]
export const timelineWhats = names.flatMap((kind) =>
  timelineKinds[kind].what.map((what) => `${kind}_${what}` as TimelineWhat),
) as [TimelineWhat, ...TimelineWhat[]]

const TimelineKindName = z.enum(names)
/** What can be done about an entry right beside it, and at which desk; what needs more is done where it leads to. */
export const timelineActs = {
  decide: 'money',
  refund: 'money',
  refund_order: 'money',
  look: 'money',
  take_down: 'moderation',
  see: 'moderation',
} as const satisfies Record<string, Desk>
export const TimelineAct = z.enum(Object.keys(timelineActs) as [keyof typeof timelineActs])

const Somebody = z.object({ id: Id, username: z.string() })
const TimelineEntry = z.object({
  id: z.string(),
  kind: TimelineKindName,
  what: z.enum(timelineWhats),
  at: Instant,
  /** What it leads to: a reading, a question, a ban. */
  subject_id: z.optional(z.string()),
  /** The other one in it. */
  with: z.optional(Somebody),
  /** Who of the house did it. */
  by: z.optional(Somebody),
  reason: z.optional(z.string()),
  /** To those alone who see money, as the kinds that tell of it. */
  amount_cents: z.optional(Cents),
  seconds: z.optional(Seconds),
  /** Of a decision: which, by its name in the log. */
  action: z.optional(z.string()),
  act: z.optional(TimelineAct),
  /** What the act is worth: what a refund would give back. */
  act_cents: z.optional(Cents),
})

/** Things without a page of their own at the desk, by the kind in their number, and whether they tell of money. */
export const thingKinds = {
  pay: { money: true },
  rfd: { money: true },
  clm: { money: false },
  msg: { money: false },
  ord: { money: false },
  tst: { money: false },
  apt: { money: false },
} as const satisfies Record<string, { money: boolean }>
export type ThingKind = keyof typeof thingKinds

export const timeline = {
  /** Whose a thing is, by its number: on their time lines it stands. What tells of money is found by those who see money. */
  whose: get('admin/whose/{id}', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    params: z.strictObject({ id: Id }),
    returns: z.object({ people: z.array(Somebody), reading_id: z.optional(Id) }),
  }),
  /** All that happened with one person, the newest first; of one kind alone with `kind`. No words of messages. */
  show: get('admin/timeline/{id}', {
    access: ['ADMIN:moderation', 'ADMIN:money'],
    params: z.strictObject({ id: id('usr') }),
    query: z.strictObject({
      kind: z.optional(TimelineKindName),
      after: z.optional(z.string().check(z.maxLength(400))),
      limit,
    }),
    returns: list(TimelineEntry),
  }),
} satisfies Area
