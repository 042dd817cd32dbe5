import { integer, moment, oneOf, text } from '../kernel/columns.ts'
import type { Database, Db } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import type { Outcome } from './rules.ts'

/** Who charges cards. Each call may fail or time out: what then happened is asked with `query`. */
export interface Gateway {
  /** Charges at most once for a payment id. */
  charge(charge: {
    paymentId: string
    amountCents: number
    token: { descriptor: string; value: string }
    now: number
  }): Promise<Outcome>
  query(paymentId: string, now: number): Promise<Outcome>
  /** Pays back at most once for a refund's id. */
  refund(refund: { id: string; payment_id: string; amount_cents: number; now: number }): Promise<void>
  /** Decides a charge that the provider holds for review. */
  decide(paymentId: string, decision: 'approve' | 'decline', now: number): Promise<Outcome>
}

const timeoutMs = 5000
const answers = ['approved', 'declined', 'timeout', 'review'] as const
const answerIn = (token: string) => answers.find((answer) => answer === token) ?? 'declined'

const charged = writes('payment_demo_charged', {
  takes: { paymentId: text, amountCents: integer, answer: oneOf(answers), now: moment },
  text: ($) => `insert into payment_demo_charge (payment_id, amount_cents, answer, made_at)
    values (${$.paymentId}, ${$.amountCents}, ${$.answer}, ${$.now}) on conflict (payment_id) do nothing`,
})
const asked = reads('payment_demo_asked', {
  takes: { paymentId: text },
  gives: { answer: oneOf(answers), made_at: moment },
  text: ($) => `select answer, made_at from payment_demo_charge where payment_id = ${$.paymentId}`,
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

/**
 * A provider to try the site with: the token's value says what it answers. `timeout` says nothing at first and turns out
 * approved when it is asked 5 s later. It keeps its books in the database, as a real one keeps its own.
 */
export const demoGateway = (database: Database): Gateway => {
  const query = async (db: Db, paymentId: string, now: number): Promise<Outcome> => {
    const [row] = await db.run(asked, { paymentId })
    if (!row) return 'absent'
    if (row.answer !== 'timeout') return row.answer
    return now - row.made_at >= timeoutMs ? 'approved' : 'unknown'
  }
  return {
    charge: ({ paymentId, amountCents, token, now }) =>
      database.transaction(async (tx) => {
        await tx.run(charged, { paymentId, amountCents, answer: answerIn(token.value), now })
        return query(tx, paymentId, now)
      }),
    query: (paymentId, now) => query(database.db, paymentId, now),
    refund: (refund) => database.transaction(async (tx) => void (await tx.run(paidBack, refund))),
    decide: (paymentId, decision, now) =>
      database.transaction(async (tx) => {
        await tx.run(decided, { paymentId, answer: decision === 'approve' ? 'approved' : 'declined' })
        return query(tx, paymentId, now)
      }),
  }
}
