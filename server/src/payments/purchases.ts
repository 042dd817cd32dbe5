import { refuse } from '@evenlight/contract/errors'
import { languageFor, type Language } from '@evenlight/contract/languages'
import { fill } from '@evenlight/contract/sentences'
import type { Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { checkPurchase } from '../limits/public.ts'
import { findPackageOnSale } from '../wallet/public.ts'
import { boughtWords } from './bought-words.ts'
import { findStored } from './card-store.ts'
import { checkCard, checkRoom } from './cards.ts'
import type { CardGateway, Means, OrderGateway, Token } from './gateway.ts'
import { formMs } from './rules.ts'
import type { Settling } from './settle.ts'
import { findLocale } from './payer-store.ts'
import * as store from './store.ts'
import { findTax } from './tax.ts'
import { add as addWish } from './wish-store.ts'

/** What is bought and is no time: whoever has it writes it down in the transaction of the intent. */
export interface Order {
  id: string
  priceCents: number
  add: (tx: Tx, paid: { paymentId: string; taxCents: number }) => Promise<unknown>
}
export interface Buying {
  clientId: string
  /** One of both. */
  packageId?: string
  order?: Order
  /** One of both; without either the provider asks in a form or window of its own. */
  token?: Token | undefined
  cardId?: string | undefined
  /** The card is to be kept for next time. */
  keeps?: boolean | undefined
  key: string | undefined
  method?: store.Payment['method']
  /** Without a press, as the client agreed before. */
  automatic?: boolean
  now: number
}
const titleOf = ({ amount_cents, for_order }: store.Payment, language: Language) =>
  fill(boughtWords[language][for_order === null ? 'time' : 'order'], { amount: dollars(amount_cents) })

const goodsOf = async (tx: Tx, { packageId, order }: Buying) => {
  if (order) {
    const { id: for_order, priceCents: amount_cents } = order
    return { package_id: null, for_order, amount_cents, paid_seconds: 0, free_seconds: 0 }
  }
  const bought = packageId === undefined ? undefined : await findPackageOnSale(tx, packageId)
  if (!bought) throw refuse('bad_input', { fields: { package_id: 'package_gone' } })
  const { price_cents: amount_cents, paid_seconds, free_seconds } = bought
  return { package_id: bought.id, for_order: null, amount_cents, paid_seconds, free_seconds }
}

/** Buying a package or an order, by whatever means: the intent first, then the money, and what is asked twice is one payment. */
export const makePurchases = ({ database }: Parts, { unheard, follow, askAgain }: Settling) => {
  const intend = async (tx: Tx, buying: Buying) => {
    const { clientId, method = 'card', token, cardId, keeps, automatic = false, key, now } = buying
    // Whatever has changed since: what was written down under a key is asked about, not bought again.
    const known = key === undefined ? undefined : await store.findOfKey(tx, clientId, key)
    if (known) return { payment: known, fresh: false }
    const goods = await goodsOf(tx, buying)
    if (cardId) await checkCard(tx, cardId, clientId, now)
    const intent = await store.intend(tx, {
      id: newId('pay'),
      client_id: clientId,
      ...goods,
      method,
      request_key: key ?? null,
      made_at: now,
      form_until: token || cardId ? null : now + formMs,
      card_id: cardId ?? null,
      automatic,
      ...(await findTax(tx, clientId, goods.amount_cents)),
    })
    if (!intent?.fresh) return intent
    await buying.order?.add(tx, { paymentId: intent.payment.id, taxCents: intent.payment.tax_cents })
    if (keeps) {
      await checkRoom(tx, clientId)
      await addWish(tx, intent.payment.id, clientId, now)
    }
    await checkPurchase(tx, clientId, now)
    return intent
  }
  /** The payment that this asks for, and whether it is new. The same key never stands for something else. */
  const intended = async (buying: Buying) => {
    const { packageId = null, cardId = null, method = 'card' } = buying
    const intent = await database.transaction((tx) => intend(tx, buying))
    if (!intent) throw refuse('in_progress')
    const { package_id, card_id, method: by } = intent.payment
    if (package_id !== packageId || card_id !== cardId || by !== method) throw refuse('key_reused')
    return intent
  }

  const meansOf = async ({ token, cardId }: Buying): Promise<Means | undefined> => {
    const stored = cardId && (await findStored(database.db, cardId))
    return stored ? { stored } : token && { token }
  }

  const buy = async (gateway: CardGateway, buying: Buying) => {
    const { payment, fresh } = await intended(buying)
    if (!fresh) return askAgain(payment, buying.now)
    const means = await meansOf(buying)
    if (!means) return payment
    return follow(payment.id, await gateway.authorize(payment, means, buying.now).catch(unheard), buying.now)
  }
  /** The same to be approved at the provider. */
  const order = async (buying: Buying) => {
    const { payment, fresh } = await intended({ ...buying, method: 'paypal' })
    return fresh ? payment : askAgain(payment, buying.now)
  }

  const languageOf = async ({ client_id }: store.Payment) => languageFor(await findLocale(database.db, client_id))

  const notOpened = async (payment: store.Payment, now: number, detail: 'card_company_silent' | 'paypal_silent') => {
    await database.transaction((tx) => store.giveUp(tx, payment.id, now))
    return refuse('busy', { detail })
  }
  /** The provider's form for a payment; where none opens, nothing can be held and the payment is over. */
  const openForm = async (gateway: CardGateway, payment: store.Payment, now: number) => {
    const until = now + formMs
    const language = await languageOf(payment)
    const form = await gateway.openForm?.(payment, titleOf(payment, language), language).catch(unheard)
    if (!form || !('token' in form)) throw await notOpened(payment, now, 'card_company_silent')
    await database.transaction((tx) => store.setForm(tx, payment.id, until))
    return { ...form, until: iso(until) }
  }
  /** Where a payment is approved. What nobody can approve is over as well; nothing comes back of one that was paid meanwhile. */
  const openOrder = async (gateway: OrderGateway, payment: store.Payment, now: number) => {
    const until = now + formMs
    const language = await languageOf(payment)
    const order = await gateway.openOrder(payment, titleOf(payment, language), language).catch(unheard)
    if (!('url' in order)) throw await notOpened(payment, now, 'paypal_silent')
    const noted = await database.transaction((tx) => store.setOrder(tx, payment.id, order.orderId, until))
    return noted && { url: order.url, until: iso(until) }
  }
  return { intend, buy, order, openForm, openOrder }
}
export type Purchases = ReturnType<typeof makePurchases>
