import type { Database, Db } from '../kernel/database.ts'
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
  /** Decides a charge that the provider holds for review. */
  decide(paymentId: string, decision: 'approve' | 'decline', now: number): Promise<Outcome>
}

const timeoutMs = 5000
type Answer = 'approved' | 'declined' | 'timeout' | 'review'
const answers: readonly string[] = ['approved', 'declined', 'timeout', 'review'] satisfies Answer[]

const charged = {
  name: 'payment_demo_charged',
  text: `insert into payment_demo_charge (payment_id, amount_cents, answer, made_at) values ($1, $2, $3, $4)
    on conflict (payment_id) do nothing`,
}
const asked = {
  name: 'payment_demo_asked',
  text: 'select answer, made_at from payment_demo_charge where payment_id = $1',
}
const decided = {
  name: 'payment_demo_decided',
  text: `update payment_demo_charge set answer = $2 where payment_id = $1 and answer = 'review'`,
}

/**
 * A provider to try the site with: the token's value says what it answers. `timeout` says nothing at first and turns out
 * approved when it is asked 5 s later. It keeps its books in the database, as a real one keeps its own.
 */
export const demoGateway = (database: Database): Gateway => {
  const query = async (db: Db, paymentId: string, now: number): Promise<Outcome> => {
    const [row] = await db.run<{ answer: Answer; made_at: Date }>(asked, [paymentId])
    if (!row) return 'absent'
    if (row.answer !== 'timeout') return row.answer
    return now - row.made_at.getTime() >= timeoutMs ? 'approved' : 'unknown'
  }
  return {
    charge: ({ paymentId, amountCents, token, now }) =>
      database.transaction(async (tx) => {
        const answer = answers.includes(token.value) ? token.value : 'declined'
        await tx.run(charged, [paymentId, amountCents, answer, new Date(now)])
        return query(tx, paymentId, now)
      }),
    query: (paymentId, now) => query(database.db, paymentId, now),
    decide: (paymentId, decision, now) =>
      database.transaction(async (tx) => {
        await tx.run(decided, [paymentId, decision === 'approve' ? 'approved' : 'declined'])
        return query(tx, paymentId, now)
      }),
  }
}
