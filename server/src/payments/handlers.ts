import { refuse } from '@evenlight/contract/errors'
import type { payments as area } from '@evenlight/contract/payments'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import { dollars } from '../kernel/dollars.ts'
import type { Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { checkPurchase } from '../limits/public.ts'
import { findPackageOnSale } from '../wallet/public.ts'
import { listPayments, type Listed, type Place } from './refund-store.ts'
import type { Refunds } from './refunds.ts'
import type { Gateway, Known, Token } from './gateway.ts'
import { formMs, isOpen } from './rules.ts'
import type { Settling } from './settle.ts'
import * as store from './store.ts'

const method = 'card' as const

const isForm = ({ state, form_until, transaction_id }: store.Payment) =>
  state === 'intent' && form_until !== null && transaction_id === null
const stateOf = (payment: store.Payment) =>
  isForm(payment) ? ('form' as const) : payment.state === 'intent' ? ('unknown' as const) : payment.state

const presentPayment = (payment: store.Payment) => ({
  payment: { id: payment.id, state: stateOf(payment) },
  ...(payment.state === 'captured' && payment.settled_at
    ? {
        receipt: {
          id: payment.id,
          amount_cents: payment.amount_cents,
          paid_seconds: payment.paid_seconds,
          free_seconds: payment.free_seconds,
          method: payment.method,
          at: iso(payment.settled_at),
        },
      }
    : {}),
})

const presentListed = ({ client_id, username, made_at, state, ...row }: Listed) => ({
  ...row,
  client: { id: client_id, username },
  state: state === 'intent' ? ('unknown' as const) : state,
  made_at: iso(made_at),
})

const noProvider = () => refuse('busy', { detail: 'cards_not_set_up' })

export const payments = (parts: Parts, settling: Settling, { refund }: Refunds) => {
  const { database } = parts
  const { gateway, unheard, follow, askAgain } = settling
  const intend = (
    clientId: string,
    { package_id: packageId, opaque_data: token }: { package_id: string; opaque_data?: Token | undefined },
    requestKey: string | undefined,
    now: number,
  ) =>
    database.transaction(async (tx) => {
      const bought = await findPackageOnSale(tx, packageId)
      if (!bought) throw refuse('bad_input', { fields: { package_id: 'package_gone' } })
      const { price_cents: amount_cents, paid_seconds, free_seconds } = bought
      const terms = { package_id: packageId, amount_cents, paid_seconds, free_seconds, method }
      const intent = await store.intend(tx, {
        id: newId('pay'),
        client_id: clientId,
        ...terms,
        request_key: requestKey ?? null,
        made_at: now,
        form_until: token ? null : now + formMs,
      })
      if (intent?.fresh) await checkPurchase(tx, clientId, now)
      return intent
    })

  /** The provider's form for a payment; where none opens, nothing can be held and the payment is over. */
  const openForm = async (payment: store.Payment, now: number) => {
    const until = now + formMs
    const title = `${dollars(payment.amount_cents)} of reading time`
    const form = await gateway?.openForm?.(payment, title).catch(unheard)
    if (!form || !('token' in form)) {
      await database.transaction((tx) => store.giveUp(tx, payment.id, now))
      throw refuse('busy', { detail: 'card_company_silent' })
    }
    await database.transaction((tx) => store.setForm(tx, payment.id, until))
    return { ...presentPayment(payment), form: { ...form, until: iso(until) } }
  }
  const begin = async (through: Gateway, payment: store.Payment, token: Token | undefined, now: number) =>
    token ? follow(payment.id, await through.authorize(payment, token, now).catch(unheard), now) : payment
  const findOwn = async (id: string, clientId: string) => {
    const payment = await store.find(database.db, id)
    if (payment?.client_id !== clientId) throw refuse('not_found')
    return payment
  }

  return {
    checkout: async ({ actor, body, now, request, reply }) => {
      if (!gateway) throw noProvider()
      const { opaque_data: token } = body
      if (!token && !gateway.openForm) throw refuse('bad_input', { fields: { opaque_data: 'card_needed' } })
      const intent = await intend(actor.id, body, request.key, now)
      if (!intent) throw refuse('in_progress')
      if (intent.payment.package_id !== body.package_id) throw refuse('key_reused')
      const payment = intent.fresh
        ? await begin(gateway, intent.payment, token, now)
        : await askAgain(intent.payment, now)
      if (payment.state === 'declined') throw refuse('payment_declined')
      if (isOpen(payment.state)) reply.status(202)
      return isForm(payment) ? openForm(payment, now) : presentPayment(payment)
    },
    settle: async ({ actor, params, body, now }) => {
      const payment = await askAgain(await findOwn(params.id, actor.id), now)
      if (body.action === 'ask') return presentPayment(payment)
      if (isOpen(payment.state) && !isForm(payment)) throw refuse('wrong_state', { detail: 'card_form_gone' })
      await database.transaction((tx) => store.giveUp(tx, payment.id, now))
      return presentPayment(await findOwn(payment.id, actor.id))
    },

    list: ({ db, query }) =>
      paged(parts, {
        list: `payments ${query.state ?? ''} ${query.client_id ?? ''}`,
        query,
        load: (place: Place | undefined, most) =>
          listPayments(db, { state: query.state, clientId: query.client_id }, place, most),
        placeOf: (row) => [row.made_at, row.id],
        items: (rows) => rows.map(presentListed),
      }),
    refund: ({ actor, body, now }) => {
      if (!gateway) throw noProvider()
      return refund({ paymentId: body.payment_id, byId: actor.id, reason: body.reason, now })
    },

    payment: async ({ db, actor, params }) => {
      const payment = await store.find(db, params.id)
      if (!payment || (actor.role === 'CLIENT' && payment.client_id !== actor.id)) throw refuse('not_found')
      return presentPayment(payment)
    },

    made: async ({ db, actor, query }) => {
      const payment = await store.findOfKey(db, actor.id, query.key)
      return { made: payment ? presentPayment(payment) : null }
    },

    decide: async ({ db, actor, params, body, now }) => {
      const payment = await store.find(db, params.id)
      if (!payment) throw refuse('not_found')
      if (payment.state !== 'review') throw refuse('wrong_state')
      if (!gateway) throw noProvider()
      const standing = await gateway.decide(payment as Known, body.decision, now).catch(unheard)
      await database.transaction((tx) =>
        audited(tx, {
          actorId: actor.id,
          action: `payments.${body.decision}`,
          subjectId: payment.id,
          reason: body.reason,
        }),
      )
      return presentPayment(await follow(payment.id, standing, now))
    },
  } satisfies Handlers<typeof area>
}
