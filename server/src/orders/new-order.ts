import type { orders as area } from '@evenlight/contract/orders'
import { refuse } from '@evenlight/contract/errors'
import type { output } from 'zod/v4/core'
import { isBanned } from '../bans/public.ts'
import { refusePlainContacts } from '../kernel/contact-details.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import { findHouse } from '../house/public.ts'
import type { Ordering } from '../payments/public.ts'
import { findOffer, findSpecial, type Special } from './offer-store.ts'
import { termsOf } from './rules.ts'
import * as store from './store.ts'

type Body = output<(typeof area)['order']['body']>
interface Asked {
  clientId: string
  body: Body
  key: string | undefined
  now: number
}

/** What an order of this kind costs now; refuses what is not what its client was shown. */
const checkTerms = ({ special_id, questions, price_cents }: Body, special: Special | undefined) => {
  if (special_id !== undefined && !special) throw refuse('bad_input', { fields: { special_id: 'special_gone' } })
  if (special && questions.length > special.questions)
    throw refuse('bad_input', { fields: { questions: ['questions_many', { max: special.questions }] } })
  const terms = termsOf(questions.length, special)
  if (terms.priceCents !== price_cents) throw refuse('bad_input', { fields: { price_cents: 'price_changed' } })
  return terms
}

/** Ordering: written down together with the intent to pay, once however often it is asked for by the same key. */
export const makeNewOrder = ({ database }: Parts, ordering: Ordering) => {
  /** All that may stand against it, as it is in the moment in which it is written down. */
  const add = async (tx: Tx, row: Omit<Parameters<typeof store.add>[1], 'share_percent'>) => {
    const offer = await findOffer(tx, row.reader_id)
    if (!offer) throw refuse('not_found')
    if (await isBanned(tx, row.client_id, row.reader_id)) throw refuse('banned')
    if (!offer.is_on) throw refuse('wrong_state', { detail: 'orders_off' })
    if (row.special_id !== null && !(await findSpecial(tx, row.special_id, row.reader_id)))
      throw refuse('bad_input', { fields: { special_id: 'special_gone' } })
    const { order_share_percent: usual } = await findHouse(tx)
    await store.add(tx, { ...row, share_percent: offer.share_percent ?? usual })
  }

  /** The order that a key has made before must be this one. */
  const checkSame = async (orderId: string | null, { reader_id, special_id, questions }: Body) => {
    const made = orderId === null ? undefined : await store.find(database.db, orderId)
    const isSame =
      made?.reader_id === reader_id &&
      made.special_id === (special_id ?? null) &&
      JSON.stringify(made.questions) === JSON.stringify(questions)
    if (!isSame) throw refuse('key_reused')
    return made.id
  }

  return async ({ clientId, body, key, now }: Asked) => {
    refusePlainContacts('questions', body.questions)
    const { reader_id, special_id = null, questions, payment: pays } = body
    const special = special_id === null ? undefined : await findSpecial(database.db, special_id, reader_id)
    const { priceCents, dueHours } = checkTerms(body, special)
    const id = newId('ord')
    const order = {
      id,
      priceCents,
      add: (tx: Tx, { paymentId, taxCents }: { paymentId: string; taxCents: number }) =>
        add(tx, {
          id,
          client_id: clientId,
          reader_id,
          special_id,
          payment_id: paymentId,
          price_cents: priceCents,
          tax_cents: taxCents,
          due_hours: dueHours,
          questions,
          made_at: now,
        }),
    }
    const { orderId, ...standing } = await ordering.pay({ clientId, order, pays, key, now })
    return { ...standing, order_id: await checkSame(orderId, body) }
  }
}
