import { refuse } from '@evenlight/contract/errors'
import type { payments as area } from '@evenlight/contract/payments'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { checkPurchase } from '../limits/public.ts'
import { findPackageOnSale } from '../wallet/public.ts'
import { listPayments, type Listed, type Place } from './refund-store.ts'
import type { Refunds } from './refunds.ts'
import { isOpen } from './rules.ts'
import type { Settling } from './settle.ts'
import * as store from './store.ts'

const method = 'card' as const

const presentPayment = (payment: store.Payment) => ({
  payment: { id: payment.id, state: payment.state === 'intent' ? ('unknown' as const) : payment.state },
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

export const payments = (parts: Parts, { gateway, conclude, askAgain }: Settling, { refund }: Refunds) => {
  const { database } = parts
  const intend = (clientId: string, packageId: string, requestKey: string | undefined, now: number) =>
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
      })
      if (intent?.fresh) await checkPurchase(tx, clientId, now)
      return intent
    })

  return {
    checkout: async ({ actor, body, now, request, reply }) => {
      if (!gateway) throw noProvider()
      const intent = await intend(actor.id, body.package_id, request.key, now)
      if (!intent) throw refuse('in_progress')
      if (intent.payment.package_id !== body.package_id) throw refuse('key_reused')
      const { id: paymentId, amount_cents: amountCents } = intent.payment
      const charge = () =>
        gateway.charge({ paymentId, amountCents, token: body.opaque_data, now }).catch(() => 'unknown' as const)
      const payment = intent.fresh
        ? await charge().then((outcome) => database.transaction((tx) => conclude(tx, paymentId, outcome, now)))
        : await askAgain(intent.payment, now)
      if (payment.state === 'declined') throw refuse('payment_declined')
      if (isOpen(payment.state)) reply.status(202)
      return presentPayment(payment)
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
      const outcome = await gateway.decide(payment.id, body.decision, now)
      return database.transaction(async (tx) => {
        await audited(tx, {
          actorId: actor.id,
          action: `payments.${body.decision}`,
          subjectId: payment.id,
          reason: body.reason,
        })
        return presentPayment(await conclude(tx, payment.id, outcome, now))
      })
    },
  } satisfies Handlers<typeof area>
}
