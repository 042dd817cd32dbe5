import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import type { Parts } from '../kernel/parts.ts'
import { tell } from '../notices/public.ts'
import { followDisputes } from '../wallet/public.ts'
import * as store from './dispute-store.ts'
import { cardDisputeAfter } from './rules.ts'
import type { Settling } from './settle.ts'
import { findTaken, lock } from './store.ts'

const titles = { open: 'dispute_opened', won: 'dispute_won', lost: 'dispute_lost' } as const

/** What payers ask back of the provider: noted as it is told, with the time that it is about held, returned or gone. */
export const makeDisputes = (parts: Parts, { gateways, unheard }: Settling) => {
  const { database, clock, log } = parts

  /** Notes how a dispute stands, in the transaction that moves its time. The payment's lock lets one follow the other. */
  const note = async (tx: Tx, row: store.Dispute, now: number) => {
    const payment = await lock(tx, row.payment_id)
    const before = await store.find(tx, row.id)
    if (!payment || (before && before.told_at > row.told_at)) return
    await store.save(tx, row)
    const { open_cents, lost_cents } = await store.sumOf(tx, row.payment_id)
    const about = { payment_id: payment.id, client_id: payment.client_id, open_cents, lost_cents }
    await followDisputes(tx, { ...about, now })
    // What was over when it was first heard of, and took nothing, is no news.
    if ((before?.state ?? 'won') === row.state) return
    await tell(tx, parts, {
      personId: payment.client_id,
      event: 'dispute',
      title: [titles[row.state], { amount: dollars(row.amount_cents) }],
      body: '',
      link: paths.wallet(),
      now,
    })
  }

  /** What a card company says of a transaction opens a dispute or ends it. It says no more: the rest is noted at the desk. */
  const noteCard = async (transactionId: string, status: 'disputed' | 'reversed') => {
    const now = clock.now()
    await database.transaction(async (tx) => {
      const found = await findTaken(tx, transactionId)
      const payment = found && (await lock(tx, found.id))
      if (!payment) return log.warn({ transactionId }, 'a dispute is about no payment of ours')
      const before = await store.find(tx, `card-${payment.id}`)
      const state = cardDisputeAfter(before, status)
      if (!state) return
      const began = { id: `card-${payment.id}`, payment_id: payment.id, reason: '', stage: null, due_at: null }
      const dispute = { ...began, amount_cents: payment.amount_cents, opened_at: now, ...before }
      const closed_at = state === 'open' ? null : now
      await note(tx, { ...dispute, state, closed_at, status, told_at: now }, now)
    })
  }
  /** Looks for cards whose owners ask for their money back: nobody tells. */
  const lookForDisputed = async () => {
    const disputed = await gateways.card?.listDisputed(clock.now()).catch(unheard)
    if (!Array.isArray(disputed)) return
    for (const { transactionId, status } of disputed) await noteCard(transactionId, status)
  }
  return { note, lookForDisputed }
}
export type Disputes = ReturnType<typeof makeDisputes>
