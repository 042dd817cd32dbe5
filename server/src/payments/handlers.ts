import { refuse } from '@evenlight/contract/errors'
import type { payments as area } from '@evenlight/contract/payments'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Tx } from '../kernel/database.ts'
import { decidedAlready, findDecider } from '../kernel/decided.ts'
import { Raw, wants, type Actor, type Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { listByHand, payByHand, type Place as ByHandPlace } from './by-hand-store.ts'
import { find as findCard, remove as removeCard } from './card-store.ts'
import { listCards, type Cards } from './cards.ts'
import { listBreaks, listCompared } from './compare-store.ts'
import { disputeCalls } from './dispute-calls.ts'
import type { Disputes } from './disputes.ts'
import { findSeller } from '../house/public.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { findReceipt } from './receipt-store.ts'
import { find as findRefund, listPayments, type Listed, type Place } from './refund-store.ts'
import type { Refunds } from './refunds.ts'
import type { Known } from './gateway.ts'
import type { Purchases } from './purchases.ts'
import { presentPayment } from './present.ts'
import { isForm, isOpen } from './rules.ts'
import type { Settling } from './settle.ts'
import * as store from './store.ts'

const presentListed = ({ client_id, username, made_at, state, for_order, ...row }: Listed) => ({
  ...row,
  ...(for_order !== null && { order_id: for_order }),
  client: { id: client_id, username },
  state: state === 'intent' ? ('unknown' as const) : state,
  made_at: iso(made_at),
})

const breaksMost = 200
const noProvider = () => refuse('busy', { detail: 'cards_not_set_up' })

interface Parted {
  settling: Settling
  refunds: Refunds
  cards: Cards
  purchases: Purchases
  disputes: Disputes
}
/** What somebody of the house says of a payment that is held. */
const decisions = ['payments.approve', 'payments.decline'] as const
/** Of two at once the first is asked for, also where the provider has not answered yet. */
const askOnce = async (
  tx: Tx,
  { actor, id, decision, reason }: { actor: Actor; id: string; decision: 'approve' | 'decline'; reason: string },
) => {
  await store.lock(tx, id)
  const other = await findDecider(tx, id, decisions)
  if (other && other.actor_id !== actor.id)
    throw refuse('wrong_state', { detail: ['done_already_by', { name: other.username }] })
  await audited(tx, { actorId: actor.id, action: `payments.${decision}`, subjectId: id, reason })
}

export const payments = (parts: Parts, { settling, refunds: { refund }, cards, purchases, disputes }: Parted) => {
  const { database } = parts
  const { gateways, gatewayOf, unheard, follow, askAgain } = settling
  const mustHave = () => {
    if (!gateways.card) throw noProvider()
    return gateways.card
  }

  const findOwn = async (id: string, clientId: string) => {
    const payment = await store.find(database.db, id)
    if (payment?.client_id !== clientId) throw refuse('not_found')
    return payment
  }

  return {
    ...disputeCalls(parts, disputes),
    checkout: async ({ actor, body, now, request, reply }) => {
      const through = mustHave()
      const { package_id: packageId, opaque_data: token, keep_card: keeps } = body
      if (!token && !through.openForm) throw refuse('bad_input', { fields: { opaque_data: 'card_needed' } })
      const asked = { clientId: actor.id, packageId, token, keeps, key: request.key, now }
      const payment = await purchases.buy(through, asked)
      if (payment.state === 'declined') throw refuse('payment_declined')
      if (isOpen(payment.state)) reply.status(202)
      if (!isForm(payment)) return presentPayment(payment)
      return { ...presentPayment(payment), form: await purchases.openForm(through, payment, now) }
    },
    payCard: async ({ actor, body, now, request, reply }) => {
      const through = mustHave()
      const { package_id: packageId, card_id: cardId } = body
      const payment = await purchases.buy(through, { clientId: actor.id, packageId, cardId, key: request.key, now })
      if (payment.state === 'declined') {
        // The bank's no, or the provider has lost the card: its list tells, where it can be had.
        await cards.look(through, actor.id).catch(() => undefined)
        const isThere = await findCard(database.db, cardId, actor.id)
        throw refuse('payment_declined', isThere ? {} : { detail: 'card_gone' })
      }
      if (isOpen(payment.state)) reply.status(202)
      return presentPayment(payment)
    },
    finalPay: async ({ actor, body, now, reply }) => {
      const payment = await askAgain(await findOwn(body.intent_id, actor.id), now)
      if (payment.state === 'declined') throw refuse('payment_declined')
      if (isOpen(payment.state)) reply.status(202)
      return presentPayment(payment)
    },
    payPal: async ({ actor, body, now, request, reply }) => {
      if (body.step === 'capture') {
        const payment = await askAgain(await findOwn(body.payment_id, actor.id), now)
        if (payment.state === 'declined') throw refuse('payment_declined')
        if (isOpen(payment.state)) reply.status(202)
        return presentPayment(payment)
      }
      const through = gateways.paypal
      if (!through) throw refuse('busy', { detail: 'paypal_not_set_up' })
      const asked = { clientId: actor.id, packageId: body.package_id, key: request.key, now }
      const payment = await purchases.order(asked)
      if (payment.state === 'declined') throw refuse('payment_declined')
      const approval = isForm(payment) ? await purchases.openOrder(through, payment, now) : undefined
      const last = isForm(payment) && !approval ? await findOwn(payment.id, actor.id) : payment
      if (isOpen(last.state)) reply.status(202)
      return { ...presentPayment(last), ...(approval && { approval }) }
    },
    cards: ({ db, actor, now }) => listCards(db, actor.id, now),
    newCard: async ({ actor, body, now }) => {
      const through = mustHave()
      const { opaque_data: token, filled_in: isFilledIn } = body
      if (!token && !through.openCardForm) throw refuse('bad_input', { fields: { opaque_data: 'card_needed' } })
      if (isFilledIn) await cards.look(through, actor.id)
      const form = isFilledIn ? undefined : await cards.add(through, actor.id, token, now)
      return { ...(await listCards(database.db, actor.id, now)), ...(form && { form }) }
    },
    deleteCard: async ({ tx, actor, body, now }) => {
      if (!(await removeCard(tx, body.card_id, actor.id, now))) throw refuse('not_found')
      return listCards(tx, actor.id, now)
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
    compared: async ({ db }) => ({
      at: (await listCompared(db)).map(({ method, at }) => ({ method, at: iso(at) })),
      breaks: (await listBreaks(db, breaksMost)).map(({ client_id, username, found_at, ...row }) => ({
        ...row,
        ...(client_id !== null && username !== null && { client: { id: client_id, username } }),
        found_at: iso(found_at),
      })),
    }),
    refund: ({ actor, body, request, now }) =>
      refund({ paymentId: body.payment_id, byId: actor.id, reason: body.reason, key: request.key, now }),

    byHand: ({ db, query }) =>
      paged(parts, {
        list: 'refunds by hand',
        query,
        load: (place: ByHandPlace | undefined, most) => listByHand(db, place, most),
        placeOf: (row) => [row.by_hand_at, row.id],
        items: (rows) =>
          rows.map(({ client_id, username, made_at, bought_at, by_hand_at: _at, ...row }) => ({
            ...row,
            client: { id: client_id, username },
            made_at: iso(made_at),
            bought_at: iso(bought_at),
          })),
      }),
    paidByHand: async ({ tx, actor, params, body, now }) => {
      const paid = await payByHand(tx, { id: params.id, byId: actor.id, words: body.reason, now })
      const before = paid ? undefined : await findRefund(tx, params.id)
      if (before)
        throw await decidedAlready(tx, {
          actor,
          of: before.payment_id,
          by: ['payments.paid_by_hand'],
          otherwise: { detail: 'refund_paid' },
        })
      if (!paid) throw refuse('not_found')
      const { payment_id: subjectId, amount_cents: refunded_cents } = paid
      const about = {
        action: 'payments.paid_by_hand' as const,
        subjectId,
        reason: body.reason,
        detail: { refunded_cents },
      }
      await audited(tx, { actorId: actor.id, ...about })
      return {}
    },

    payment: async ({ db, actor, params, request, reply }) => {
      const payment = await store.find(db, params.id)
      if (!payment || (actor.role === 'CLIENT' && payment.client_id !== actor.id)) throw refuse('not_found')
      if (!wants(request, 'application/pdf')) return presentPayment(payment)
      const receipt = await findReceipt(db, payment.id)
      if (!receipt) throw refuse('wrong_state', { detail: 'not_paid' })
      reply.header('content-disposition', `attachment; filename="evenlight-receipt-${receipt.reference}.pdf"`)
      const seller = await findSeller(db, receipt.settled_at)
      return new Raw('application/pdf', await receiptPdf(receipt, { ...parts.site, seller }))
    },

    made: async ({ db, actor, query }) => {
      const payment = await store.findOfKey(db, actor.id, query.key)
      return { made: payment ? presentPayment(payment) : null }
    },

    decide: async ({ db, actor, params, body, now }) => {
      const payment = await store.find(db, params.id)
      if (!payment) throw refuse('not_found')
      if (payment.state !== 'review')
        throw await decidedAlready(db, {
          actor,
          of: payment.id,
          by: decisions,
          otherwise: isOpen(payment.state) ? {} : { detail: 'payment_decided' },
        })
      const through = gatewayOf(payment)
      if (!through?.decide) throw refuse('wrong_state', { detail: 'provider_decides' })
      // Before it is asked for: what the provider has done stays done, whoever dies then.
      await database.transaction((tx) => askOnce(tx, { actor, id: payment.id, ...body }))
      const standing = await through.decide(payment as Known, body.decision, now).catch(unheard)
      return presentPayment(await follow(payment.id, standing, now))
    },
  } satisfies Handlers<typeof area>
}
