import { refuse } from '@evenlight/contract/errors'
import { dollars } from '../kernel/dollars.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { checkPurchase } from '../limits/public.ts'
import { findPackageOnSale } from '../wallet/public.ts'
import { findStored } from './card-store.ts'
import { checkCard, checkRoom } from './cards.ts'
import type { Gateway, Means, Token } from './gateway.ts'
import { formMs } from './rules.ts'
import type { Settling } from './settle.ts'
import * as store from './store.ts'
import { add as addWish } from './wish-store.ts'

interface Buying {
  clientId: string
  packageId: string
  /** One of both; without either the provider's form asks for a card. */
  token?: Token | undefined
  cardId?: string | undefined
  /** The card is to be kept for next time. */
  keeps?: boolean | undefined
  key: string | undefined
  now: number
}

/** Buying a package, by whatever card: the intent first, then the money, and what is asked twice is one payment. */
export const makePurchases = ({ database }: Parts, { unheard, follow, askAgain }: Settling) => {
  const intend = ({ clientId, packageId, token, cardId, keeps, key, now }: Buying) =>
    database.transaction(async (tx) => {
      const bought = await findPackageOnSale(tx, packageId)
      if (!bought) throw refuse('bad_input', { fields: { package_id: 'package_gone' } })
      const isKnown = key !== undefined && (await store.findOfKey(tx, clientId, key)) !== undefined
      if (cardId && !isKnown) await checkCard(tx, cardId, clientId, now)
      const { price_cents: amount_cents, paid_seconds, free_seconds } = bought
      const intent = await store.intend(tx, {
        id: newId('pay'),
        client_id: clientId,
        package_id: packageId,
        amount_cents,
        paid_seconds,
        free_seconds,
        method: 'card',
        request_key: key ?? null,
        made_at: now,
        form_until: token || cardId ? null : now + formMs,
        card_id: cardId ?? null,
      })
      if (!intent?.fresh) return intent
      if (keeps) {
        await checkRoom(tx, clientId)
        await addWish(tx, intent.payment.id, clientId, now)
      }
      await checkPurchase(tx, clientId, now)
      return intent
    })

  const meansOf = async ({ token, cardId }: Buying): Promise<Means | undefined> => {
    const stored = cardId && (await findStored(database.db, cardId))
    return stored ? { stored } : token && { token }
  }

  const buy = async (gateway: Gateway, buying: Buying) => {
    const intent = await intend(buying)
    if (!intent) throw refuse('in_progress')
    const { payment, fresh } = intent
    if (payment.package_id !== buying.packageId || payment.card_id !== (buying.cardId ?? null))
      throw refuse('key_reused')
    if (!fresh) return askAgain(payment, buying.now)
    const means = await meansOf(buying)
    if (!means) return payment
    return follow(payment.id, await gateway.authorize(payment, means, buying.now).catch(unheard), buying.now)
  }

  /** The provider's form for a payment; where none opens, nothing can be held and the payment is over. */
  const openForm = async (gateway: Gateway, payment: store.Payment, now: number) => {
    const until = now + formMs
    const title = `${dollars(payment.amount_cents)} of reading time`
    const form = await gateway.openForm?.(payment, title).catch(unheard)
    if (!form || !('token' in form)) {
      await database.transaction((tx) => store.giveUp(tx, payment.id, now))
      throw refuse('busy', { detail: 'card_company_silent' })
    }
    await database.transaction((tx) => store.setForm(tx, payment.id, until))
    return { ...form, until: iso(until) }
  }
  return { buy, openForm }
}
export type Purchases = ReturnType<typeof makePurchases>
