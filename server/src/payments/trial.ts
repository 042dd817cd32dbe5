import { triedCents } from '@evenlight/contract/opening'
import type { Language } from '@evenlight/contract/languages'
import type { Asked } from './gateway.ts'
import type { Settling } from './settle.ts'

export type CardTrial = 'freed' | 'silent' | 'declined' | 'absent' | 'review' | 'held'

/** A payment that is none: nobody books it, and what is held for it is let go. */
const asked = (reference: string, begunAt: number): Asked => ({
  id: reference,
  reference,
  transaction_id: null,
  order_id: null,
  amount_cents: triedCents,
  made_at: begunAt,
})

/** Tries the providers that the settings name, without anything being bought. */
export const makeTrial = ({ gateways, unheard }: Pick<Settling, 'gateways' | 'unheard'>) => ({
  /** The card company's form for a dollar; undefined where none opens. */
  openForm: async (reference: string, now: number, words: string, language: Language) => {
    const form = await gateways.card?.openForm?.(asked(reference, now), words, language).catch(unheard)
    return form && 'token' in form ? form : undefined
  },
  /** What became of it in the form: what is held is let go of, and looked at once more. */
  freeCard: async (reference: string, begunAt: number, now: number): Promise<CardTrial> => {
    const gateway = gateways.card
    if (!gateway) return 'silent'
    const payment = asked(reference, begunAt)
    const found = await gateway.query([payment], now).catch(unheard)
    const status = 'outcome' in found ? undefined : found.get(reference)
    if (!status) return 'silent'
    if (status.outcome === 'declined' || status.outcome === 'absent' || status.outcome === 'review')
      return status.outcome
    if (status.outcome !== 'authorized' || !status.transactionId) return 'silent'
    await gateway.void(status.transactionId).catch(unheard)
    const after = await gateway.query([{ ...payment, transaction_id: status.transactionId }], now).catch(unheard)
    const left = 'outcome' in after ? undefined : after.get(reference)
    return left?.outcome === 'declined' ? 'freed' : 'held'
  },
  /** Has PayPal make an order that nobody approves, which costs nothing and lapses. */
  tryPayPal: async (reference: string, now: number, words: string, language: Language) => {
    const order = await gateways.paypal?.openOrder(asked(reference, now), words, language).catch(unheard)
    return order !== undefined && 'url' in order
  },
})
export type Trial = ReturnType<typeof makeTrial>
