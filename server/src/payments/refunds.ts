import { refuse } from '@evenlight/contract/errors'
import { paths } from '@evenlight/contract/paths'
import { audited } from '../kernel/audit.ts'
import { dollars } from '../kernel/dollars.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { refundPurchase } from '../wallet/public.ts'
import type { Gateway } from './gateway.ts'
import * as store from './refund-store.ts'
import { lock } from './store.ts'

const openMost = 100

/** Money for time that was bought and not used. The books come first; the provider is asked until it has paid it back. */
export const makeRefunds = (parts: Parts, gateway: Gateway | undefined) => {
  const { database, clock } = parts
  const payBack = async (refund: store.Refund, now: number) => {
    if (refund.amount_cents > 0) await gateway?.refund({ ...refund, now })
    await database.transaction((tx) => store.settle(tx, refund.id, now))
  }

  const refund = async (asked: { paymentId: string; byId: string; reason: string; now: number }) => {
    const { paymentId, byId, reason, now } = asked
    const id = newId('rfd')
    const back = await database.transaction(async (tx) => {
      const payment = await lock(tx, paymentId)
      if (!payment) throw refuse('not_found')
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
    // What the provider does not take now is asked again by the sweep.
    await payBack({ id, payment_id: paymentId, amount_cents: back.refundedCents }, now).catch(() => undefined)
    return { refunded_cents: back.refundedCents, paid_seconds: back.seconds }
  }

  const settleRefunds = async () => {
    for (const one of await store.listOpen(database.db, openMost)) await payBack(one, clock.now())
  }
  return { refund, settleRefunds }
}
export type Refunds = ReturnType<typeof makeRefunds>
