import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { findStored } from './card-store.ts'
import type { Purchases } from './purchases.ts'
import type { Settling } from './settle.ts'
import { find } from './store.ts'

/** Buying without a press, by a card that is kept: the payment is written down with what it is for, and followed as any other. */
export const makeAutomatic = ({ database }: Parts, { gateways, unheard, follow }: Settling, purchases: Purchases) => {
  const mustHave = () => {
    if (!gateways.card) throw refuse('busy', { detail: 'cards_not_set_up' })
    return gateways.card
  }
  /** Writes the payment down; refuses where its card or package is gone, or a limit of the client's own is reached. */
  const intend = async (tx: Tx, buying: { clientId: string; packageId: string; cardId: string; now: number }) => {
    mustHave()
    const intent = await purchases.intend(tx, { ...buying, automatic: true, key: undefined })
    return intent!.payment.id
  }
  /** Asks for the money, once: what is not heard of is left to be asked about. */
  const charge = async (paymentId: string, now: number) => {
    const payment = (await find(database.db, paymentId))!
    const stored = payment.card_id === null ? undefined : await findStored(database.db, payment.card_id)
    if (stored) await follow(paymentId, await mustHave().authorize(payment, { stored }, now).catch(unheard), now)
  }
  return { intend, charge }
}
export type Automatic = ReturnType<typeof makeAutomatic>
