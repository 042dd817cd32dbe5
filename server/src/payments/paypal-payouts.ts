import type * as z from 'zod/mini'
import type { Parts, PayPal } from '../kernel/parts.ts'
import { amountOf, centsIn } from './amounts.ts'
import type { ItemOutcome, PayoutGateway, PayoutItem } from './gateway.ts'
import { payoutWords } from './payout-words.ts'
import { PayoutBatch, payPalWire, Refused } from './paypal-wire.ts'

const outcomes: Record<string, ItemOutcome> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  DENIED: 'failed',
  CANCELED: 'returned',
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
  UNCLAIMED: 'unclaimed',
  ONHOLD: 'held',
  BLOCKED: 'blocked',
  PENDING: 'waiting',
}
const path = '/v1/payments/payouts'
/** One page of an answer holds a whole batch of ours. */
const pageMost = 1000

/** The number of the batch that a refusal names as the first one of this reference. */
const firstOf = ({ link }: Refused) => /\/v1\/payments\/payouts\/([A-Za-z0-9_-]{1,64})$/.exec(link ?? '')?.[1]

/**
 * How the items of ours stand. The batch counts only where it was denied: of what it did not even begin nothing is paid. One
 * whose amount is another is not believed.
 */
const standingsOf = ({ batch_header: { batch_status }, items }: z.output<typeof PayoutBatch>, ours: PayoutItem[]) => {
  const isDenied = ['DENIED', 'CANCELED'].includes(batch_status)
  const told = Map.groupBy(items, ({ payout_item }) => payout_item.sender_item_id)
  const standings = new Map<string, ItemOutcome>()
  for (const { id, amount_cents } of ours) {
    const heard = (told.get(id) ?? []).filter(
      ({ payout_item: { amount } }) => amount.currency === 'USD' && centsIn(amount.value) === amount_cents,
    )
    const all = heard.map(({ transaction_status }) => outcomes[transaction_status])
    const outcome = all.find((one) => one === 'paid') ?? all[0]
    if (isDenied && (outcome === undefined || outcome === 'waiting')) standings.set(id, 'failed')
    else if (outcome) standings.set(id, outcome)
  }
  return standings
}

const payPalPayouts = (account: PayPal, answerMs?: number): PayoutGateway => {
  const wire = payPalWire(account, answerMs)
  return {
    payOut: async (reference, items) => {
      const body = {
        // One subject goes to all of a batch, so that it is a name and in no language.
        sender_batch_header: { sender_batch_id: reference, email_subject: 'Evenlight' },
        items: items.map(({ id, receiver, amount_cents, language }) => ({
          recipient_type: 'EMAIL',
          receiver,
          amount: { currency: 'USD', value: amountOf(amount_cents) },
          sender_item_id: id,
          note: payoutWords[language].earned,
        })),
      }
      try {
        const { batch_header } = await wire(path, PayoutBatch, { body })
        return { batchId: batch_header.payout_batch_id }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const first = firstOf(error)
        return first ? { batchId: first } : { refused: error.fault }
      }
    },
    queryPayout: async (batchId, items) =>
      standingsOf(await wire(`${path}/${encodeURIComponent(batchId)}?page_size=${pageMost}`, PayoutBatch), items),
  }
}

/** Who pays readers on this site, where anybody does. */
export const payoutsThrough = ({ site }: Parts): PayoutGateway | undefined =>
  site.demo || !site.payPal ? undefined : payPalPayouts(site.payPal)
