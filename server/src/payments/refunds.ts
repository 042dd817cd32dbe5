import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import { audited } from '../kernel/audit.ts'
import { dollars } from '../kernel/dollars.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { refundPurchase } from '../wallet/public.ts'
import { isDisputed } from './dispute-store.ts'
import type { Known } from './gateway.ts'
import type { Settling } from './settle.ts'
import * as store from './refund-store.ts'
import { find, lock, type Payment } from './store.ts'

const openMost = 100
// Longer than the provider's answers may take together: who took a refund up and is not heard of by then is dead.
const leaseMs = 5 * 60_000
const againMs = 5000
const laterMs = 60 * 60_000

/** Money for time that was bought and not used. The books come first; the provider is asked until it has paid it back. */
export const makeRefunds = (parts: Parts, { gatewayOf, unheard }: Settling) => {
  const { database, clock } = parts
  /** Asks the provider once; what it does not take now is asked again by the sweep. */
  const payBack = async (id: string, now: number) => {
    const refund = await database.transaction((tx) => store.take(tx, id, now, now + leaseMs))
    if (!refund) return
    const ask = async (): Promise<'done' | 'later'> => {
      const payment = (await find(database.db, refund.payment_id)) as Known & Payment
      if (refund.amount_cents === 0) return 'done'
      return gatewayOf(payment)?.refund({ ...refund, payment }, now) ?? 'later'
    }
    const answer = await ask().catch(unheard)
    const soonMs = Math.min(againMs * 2 ** (refund.tries - 1), laterMs)
    await database.transaction((tx) =>
      answer === 'done'
        ? store.settle(tx, id, now)
        : store.putOff(tx, id, now + (answer === 'later' ? laterMs : soonMs)),
    )
  }

  const refund = async (asked: { paymentId: string; byId: string; reason: string; now: number }) => {
    const { paymentId, byId, reason, now } = asked
    const id = newId('rfd')
    const back = await database.transaction(async (tx) => {
      const payment = await lock(tx, paymentId)
      if (!payment) throw refuse('not_found')
      if (!gatewayOf(payment)) throw refuse('busy', { detail: 'cards_not_set_up' })
      if (await isDisputed(tx, paymentId)) throw refuse('wrong_state', { detail: 'payment_disputed' })
      const taken = await refundPurchase(tx, { ...asked, ref: `refund/${id}` })
      if (taken.seconds === 0) throw refuse('wrong_state', { detail: 'nothing_unused' })
      const row = { id, payment_id: paymentId, amount_cents: taken.refundedCents }
      await store.add(tx, { ...row, by_id: byId, reason, made_at: now })
      await audited(tx, { actorId: byId, action: 'payments.refund', subjectId: paymentId, reason, detail: taken })
      await tell(tx, parts, {
        personId: payment.client_id,
        event: 'refund',
        title: ['refunded', { amount: dollars(taken.refundedCents) }],
        body: reason,
        link: paths.wallet(),
        now,
      })
      return taken
    })
    await payBack(id, now)
    return { refunded_cents: back.refundedCents, paid_seconds: back.seconds }
  }

  const settleRefunds = async () => {
    for (const { id } of await store.listOpen(database.db, clock.now(), openMost)) await payBack(id, clock.now())
  }
  return { refund, settleRefunds }
}
export type Refunds = ReturnType<typeof makeRefunds>
