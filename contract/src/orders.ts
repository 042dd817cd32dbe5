import * as z from 'zod/mini'
import { after, ById, Cents, Id, id, Instant, limit, list, Nothing, Reason, text, typed } from './atoms.ts'
import { Checkout, OpaqueData, payments } from './payments.ts'
import { Person, Reader } from './readings.ts'
import { get, post, type Area, type Told } from './route.ts'

export const questionsMax = 5
export const questionCharactersMax = 1000
export const answerCharactersMax = 8000
export const specialTitleMax = 50
export const specialsMax = 12
/** What a special may cost, and how soon it may be promised. */
export const specialCents = { min: 500, max: 50_000 } as const
export const specialHours = { min: 6, max: 336 } as const
/** What an order costs that is no special: the first question, and each further one. */
export const orderCents = { first: 2995, further: 1000 } as const
/** An order that is no special is promised within these hours. */
export const orderHours = 48
/** So long after the promised time all of its money goes back, where the reading has not come. */
export const lapseHours = 48
/** For so long after it came its client may ask once what was meant. */
export const clarifyDays = 14

const OrderId = id('ord')
const SpecialId = id('spc')

/**
 * `unpaid`: what the provider says of its money is not known yet. `begun`: its reader is writing. `declined` by the reader,
 * `lapsed` undelivered, `ended` because one of the two left or was refused, `refunded` by the house: all its money went back.
 */
export const OrderState = z.enum(['unpaid', 'paid', 'begun', 'delivered', 'declined', 'lapsed', 'ended', 'refunded'])

/** One order, without what was asked and answered. */
export const Order = z.object({
  id: Id,
  state: OrderState,
  client: Person,
  reader: Reader,
  /** Of a special, its title. */
  special: z.optional(z.string()),
  questions: z.int(),
  price_cents: Cents,
  /** What of it went back. */
  back_cents: Cents,
  made_at: Instant,
  promised_by: z.optional(Instant),
  /** What goes back by itself at the promised time, where the reading has not come; and when all the rest does. */
  late_cents: Cents,
  lapses_at: z.optional(Instant),
  late_at: z.optional(Instant),
  delivered_at: z.optional(Instant),
  ended_at: z.optional(Instant),
  /** Whether its client has asked what was meant, and whether that was answered. */
  clarification: z.enum(['none', 'asked', 'answered']),
  /** The client's own payment; a reader sees what they earn by it instead. */
  payment_id: z.optional(Id),
  share_percent: z.optional(z.int()),
  earned_cents: z.optional(Cents),
  /** What the one who asks may do now. */
  may: z.array(z.enum(['draft', 'deliver', 'decline', 'clarify', 'explain'])),
})
/** The same with all that was written, for its two people. */
export const OrderText = z.extend(Order, {
  asked: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Why the reader declined. */
  reason: z.optional(z.string()),
  clarify_question: z.optional(z.string()),
  clarify_at: z.optional(Instant),
  clarify_answer: z.optional(z.string()),
  clarified_at: z.optional(Instant),
  /** What its client wrote may mean that they are not safe. */
  care: z.boolean(),
  /** To its reader: what they wrote themselves may mean it of them. */
  care_own: z.optional(z.boolean()),
  /** Until when its client may ask what was meant. */
  clarify_until: z.optional(Instant),
})

/** What a reader offers at a price of their own. */
export const Special = z.object({
  id: Id,
  title: z.string(),
  questions: z.int(),
  price_cents: Cents,
  due_hours: z.int(),
})
const SpecialTerms = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(specialTitleMax)),
  questions: z.int().check(z.minimum(1), z.maximum(questionsMax)),
  price_cents: z.int().check(z.minimum(specialCents.min), z.maximum(specialCents.max)),
  due_hours: z.int().check(z.minimum(specialHours.min), z.maximum(specialHours.max)),
})
/** A reader's specials, and whether they take e-mail readings at all. */
const Offer = list(Special, { reader: Reader, is_on: z.boolean(), due_hours: z.int() })

const Answers = z.array(typed(answerCharactersMax)).check(z.minLength(1), z.maxLength(questionsMax))
const action = <const Name extends string, Fields extends Record<string, z.core.$ZodType>>(
  name: Name,
  fields: Fields,
) => z.strictObject({ order_id: OrderId, action: z.literal(name), ...fields })

/** Readings that are written: questions are ordered of one reader, paid for in money, and answered by a promised time. */
export const orders = {
  /** One's own, the newest first; of a reader's `open` ones that which is promised first. */
  index: get('email-reading/index', {
    access: ['CLIENT', 'READER'],
    query: z.strictObject({
      state: z.optional(z.enum(['open', 'past'])),
      after,
      limit,
    }),
    returns: list(Order),
  }),
  /** One of them with all that was written; its reading as PDF by `Accept: application/pdf`. */
  one: get('email-reading/{id}', { access: ['CLIENT', 'READER'], params: ById, returns: OrderText }),
  /** Somebody of the house reads one, and says why. */
  look: get('email-reading/{id}/look', {
    access: ['ADMIN:money'],
    params: ById,
    query: z.strictObject({ reason: Reason }),
    returns: OrderText,
  }),
  /** Orders and pays: with a card by the provider's form or its token, one that is kept, or PayPal. */
  order: post('email-reading/new-order', {
    access: ['CLIENT'],
    body: z.strictObject({
      reader_id: id('usr'),
      special_id: z.optional(SpecialId),
      questions: z.array(text(questionCharactersMax)).check(z.minLength(1), z.maxLength(questionsMax)),
      /** What the client was shown that it costs. */
      price_cents: Cents,
      payment: z.discriminatedUnion('by', [
        z.strictObject({
          by: z.literal('card'),
          opaque_data: z.optional(OpaqueData),
          keep_card: z.optional(z.boolean()),
        }),
        z.strictObject({ by: z.literal('kept'), card_id: id('crd') }),
        z.strictObject({ by: z.literal('paypal') }),
      ]),
    }),
    returns: z.extend(Checkout, { order_id: Id, approval: payments.payPal.returns.shape.approval }),
    created: true,
    idempotent: true,
    limit: 'checkout',
    tx: 'none',
  }),
  /** The reader keeps a draft, delivers, declines before they began, or answers what their client asked about it. */
  answer: post('email-reading/answer', {
    access: ['READER'],
    body: z.discriminatedUnion('action', [
      action('draft', { answers: Answers }),
      action('deliver', { answers: Answers }),
      action('decline', { reason: Reason }),
      action('explain', { text: text(answerCharactersMax) }),
    ]),
    returns: OrderText,
    idempotent: true,
  }),
  /** Once, and without a charge: what did you mean? */
  clarify: post('email-reading/clarify', {
    access: ['CLIENT'],
    body: z.strictObject({ order_id: OrderId, question: text(questionCharactersMax) }),
    returns: OrderText,
    idempotent: true,
  }),
  /** What a reader offers. */
  specials: get('email-reading/email-specials', {
    access: 'public',
    query: z.strictObject({ reader_id: id('usr') }),
    returns: Offer,
  }),
  addSpecial: post('email-reading/email-specials', {
    access: ['READER'],
    body: SpecialTerms,
    returns: Special,
    idempotent: true,
  }),
  deleteSpecial: post('email-reading/email-specials/delete', {
    access: ['READER'],
    body: z.strictObject({ special_id: SpecialId }),
    returns: Nothing,
  }),
  editSpecial: post('email-reading/email-specials/edit/{id}', {
    access: ['READER'],
    params: ById,
    body: SpecialTerms,
    returns: Special,
    idempotent: true,
  }),
  /** A reader takes e-mail readings from now on, or takes none. */
  offer: post('email-reading/offer', {
    access: ['READER'],
    body: z.strictObject({ is_on: z.boolean() }),
    returns: z.object({ is_on: z.boolean() }),
  }),
  /** What of an order's price a reader is paid, without its tax, for orders from now on. */
  share: get('email-reading/share/{id}', {
    access: ['ADMIN:money'],
    params: ById,
    returns: z.object({ share_percent: z.int() }),
  }),
  setShare: post('email-reading/share/{id}', {
    access: ['ADMIN:money'],
    proof: true,
    params: ById,
    body: z.strictObject({ share_percent: z.int().check(z.minimum(0), z.maximum(100)), reason: Reason }),
    returns: z.object({ share_percent: z.int() }),
    idempotent: true,
  }),
} satisfies Area

export const ordersTold = {
  /** To its two people: an order is other than it was. */
  'order:changed': z.object({ id: Id, state: OrderState }),
} satisfies Told
