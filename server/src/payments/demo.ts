import { dayMs } from '@evenlight/core/wall-clock'
import { boolean, integer, moment, nullable, oneOf, text } from '../kernel/columns.ts'
import type { Database, Db } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { answerIn, answers, cardsOfDemo, faceOf, findAnswer } from './demo-cards.ts'
import type { CardGateway, ProviderStatus } from './gateway.ts'

const timeoutMs = 5000
/** As card companies have it. */
const refundDays = 180

const charged = writes('payment_demo_charged', {
  takes: { paymentId: text, amountCents: integer, answer: oneOf(answers), now: moment },
  text: ($) => `insert into payment_demo_charge (payment_id, amount_cents, answer, made_at)
    values (${$.paymentId}, ${$.amountCents}, ${$.answer}, ${$.now}) on conflict (payment_id) do nothing`,
})
const asked = reads('payment_demo_asked', {
  takes: { paymentId: text },
  gives: { answer: oneOf(answers), made_at: moment, captured_at: nullable(moment) },
  text: ($) => `select answer, made_at, captured_at from payment_demo_charge where payment_id = ${$.paymentId}`,
})
const taken = writes('payment_demo_taken', {
  takes: { paymentId: text, now: moment },
  text: ($) => `update payment_demo_charge set captured_at = coalesce(captured_at, ${$.now})
    where payment_id = ${$.paymentId} and answer in ('approved', 'timeout', 'disputed')`,
})
const paidBack = writes('payment_demo_paid_back', {
  takes: { id: text, payment_id: text, amount_cents: integer, now: moment },
  text: ($) => `insert into payment_demo_refund (refund_id, payment_id, amount_cents, made_at)
    values (${$.id}, ${$.payment_id}, ${$.amount_cents}, ${$.now}) on conflict (refund_id) do nothing`,
})
const decided = writes('payment_demo_decided', {
  takes: { paymentId: text, answer: oneOf(answers) },
  text: ($) =>
    `update payment_demo_charge set answer = ${$.answer} where payment_id = ${$.paymentId} and answer = 'review'`,
})
const letGo = writes('payment_demo_let_go', {
  takes: { paymentId: text },
  text: ($) => `update payment_demo_charge set answer = 'declined'
    where payment_id = ${$.paymentId} and captured_at is null`,
})
const held = reads('payment_demo_held', {
  gives: { payment_id: text, reference: text },
  text: `select d.payment_id, p.reference from payment_demo_charge d join payment p on p.id = d.payment_id
    where d.captured_at is null and d.answer in ('approved', 'timeout', 'disputed')`,
})

const disputed = reads('payment_demo_disputed', {
  gives: { payment_id: text },
  text: `select payment_id from payment_demo_charge where answer = 'disputed' and captured_at is not null`,
})

const movedCharges = reads('payment_demo_moved', {
  takes: { from: moment },
  gives: { transactionId: text, reference: text, isVoided: boolean, cents: integer },
  text: (
    $,
  ) => `select d.payment_id as "transactionId", p.reference, d.captured_at is null as "isVoided", d.amount_cents as cents
    from payment_demo_charge d join payment p on p.id = d.payment_id
    where d.made_at >= ${$.from} and (d.captured_at is not null or d.answer = 'declined')`,
})
const movedBack = reads('payment_demo_moved_back', {
  takes: { from: moment },
  gives: { transactionId: text, reference: text, cents: integer },
  text: ($) => `select r.refund_id as "transactionId", p.reference, r.amount_cents as cents
    from payment_demo_refund r join payment p on p.id = r.payment_id where r.made_at >= ${$.from}`,
})

const statusOf = async (db: Db, paymentId: string, now: number): Promise<ProviderStatus> => {
  const [row] = await db.run(asked, { paymentId })
  if (!row) return { outcome: 'absent', transactionId: null }
  const transactionId = paymentId
  const card = faceOf(row.answer)
  if (row.captured_at !== null) return { outcome: 'approved', transactionId, card }
  if (row.answer === 'declined' || row.answer === 'review') return { outcome: row.answer, transactionId, card }
  const isSilent = row.answer === 'timeout' && now - row.made_at < timeoutMs
  return isSilent ? { outcome: 'unknown', transactionId: null } : { outcome: 'authorized', transactionId, card }
}

/**
 * A provider to try the site with: the token's value says what it answers. `timeout` says nothing at first and turns out
 * approved when it is asked 5 s later; the owner of `disputed` asks for the money back. It keeps its books in the database, as a real one keeps its own.
 */
export const demoGateway = (database: Database): CardGateway => ({
  ...cardsOfDemo(database),
  authorize: ({ id: paymentId, amount_cents: amountCents }, means, now) =>
    database.transaction(async (tx) => {
      const answer = 'token' in means ? answerIn(means.token.value) : await findAnswer(tx, means.stored)
      await tx.run(charged, { paymentId, amountCents, answer, now })
      return statusOf(tx, paymentId, now)
    }),
  capture: ({ id: paymentId }, now) =>
    database.transaction(async (tx) => {
      await tx.run(taken, { paymentId, now })
      return statusOf(tx, paymentId, now)
    }),
  void: (paymentId) => database.transaction(async (tx) => void (await tx.run(letGo, { paymentId }))),
  query: async (payments, now) => {
    const statuses = new Map<string, ProviderStatus>()
    for (const { id } of payments) statuses.set(id, await statusOf(database.db, id, now))
    return statuses
  },
  refund: ({ id, amount_cents, payment }, now) =>
    database.transaction(async (tx) => {
      if (now - payment.made_at > refundDays * dayMs) return 'never' as const
      await tx.run(paidBack, { id, payment_id: payment.id, amount_cents, now })
      return 'done' as const
    }),
  listDisputed: async () =>
    (await database.db.run(disputed)).map(({ payment_id }) => ({ transactionId: payment_id, status: 'disputed' })),
  decide: ({ id: paymentId }, decision, now) =>
    database.transaction(async (tx) => {
      await tx.run(decided, { paymentId, answer: decision === 'approve' ? 'approved' : 'declined' })
      return statusOf(tx, paymentId, now)
    }),
  listMoved: async (_payments, from) => {
    const taken = (await database.db.run(movedCharges, { from })).map(({ isVoided, ...charge }) => {
      return { ...charge, kind: 'charge' as const, state: isVoided ? ('voided' as const) : ('taken' as const) }
    })
    const back = (await database.db.run(movedBack, { from })).map((refund) => {
      return { ...refund, kind: 'refund' as const, state: 'taken' as const }
    })
    return [...taken, ...back]
  },
  listHeld: async () =>
    (await database.db.run(held)).map(({ payment_id, reference }) => ({ reference, transactionId: payment_id })),
})
