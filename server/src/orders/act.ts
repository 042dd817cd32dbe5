import { clarifyDays, type orders as area } from '@evenlight/contract/orders'
import { refuse } from '@evenlight/contract/errors'
import { needsCare } from '@evenlight/core/care/find'
import type { output } from 'zod/v4/core'
import { noteCare } from '../care/public.ts'
import { refusePlainContact, refusePlainContacts } from '../kernel/contact-details.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import { notePressure } from '../pressure/public.ts'
import type { Ordering } from '../payments/public.ts'
import { payForOrder } from '../wallet/public.ts'
import { isParted } from './follow-store.ts'
import { orderedOf } from './money.ts'
import { clientNeedsCare } from './present.ts'
import { may, type Act } from './rules.ts'
import * as store from './store.ts'
import { announce, tellOf, type Event } from './telling.ts'

type Answer = output<(typeof area)['answer']['body']>
type Clarify = output<(typeof area)['clarify']['body']>

const moved = () => refuse('wrong_state', { detail: 'order_moved' })
/** One's own order, held until the transaction ends, that can be dealt with so now. Its payment is held first, as money is moved so. */
const held = async (tx: Tx, ordering: Ordering, actor: Actor, act: Act, orderId: string, now: number) => {
  const found = await store.find(tx, orderId)
  const own = actor.role === 'READER' ? found?.reader_id : found?.client_id
  // A reader hears of nothing that is not paid for.
  if (!found || own !== actor.id || (actor.role === 'READER' && found.paid_at === null)) throw refuse('not_found')
  const isFree = await ordering.hold(tx, found.payment_id)
  if (!isFree && act === 'decline') throw refuse('wrong_state', { detail: 'payment_disputed' })
  const order = (await store.lock(tx, orderId))!
  if (may(act, order, now)) {
    if (await isParted(tx, orderId, now)) throw refuse('banned')
    return order
  }
  throw act === 'clarify' && order.state === 'delivered'
    ? refuse('wrong_state', { detail: ['clarify_over', { days: clarifyDays }] })
    : moved()
}

const checkAnswers = (questions: readonly string[], answers: readonly string[]) => {
  if (answers.length !== questions.length) throw refuse('bad_input', { fields: { answers: 'answers_other' } })
}
const checkWhole = (answers: readonly string[]) => {
  const empty = answers.flatMap((answer, at) =>
    /\S/.test(answer) ? [] : [[`answers.${at}`, 'answer_needed'] as const],
  )
  if (empty.length) throw refuse('bad_input', { fields: Object.fromEntries(empty) })
  refusePlainContacts('answers', answers)
}

/** What a reader says to their client by this; a draft is said to nobody. */
const saidBy = (body: Answer): readonly string[] => {
  if (body.action === 'deliver') return body.answers
  if (body.action === 'decline') return [body.reason]
  return body.action === 'explain' ? [body.text] : []
}
/** Words of their own that ask for care. Who answers such words of a client names them, so theirs aren't looked at then. */
const readerNeedsCare = (order: store.Order, body: Answer) =>
  !clientNeedsCare(order) && saidBy(body).some((words) => needsCare(words))

/** What changes, and what of it is told. */
interface Changed {
  order: store.Order
  event?: Event
  backCents?: number
}
const decide = async (tx: Tx, order: store.Order, ordering: Ordering, body: Answer, now: number): Promise<Changed> => {
  switch (body.action) {
    case 'draft':
      checkAnswers(order.questions, body.answers)
      return { order: { ...order, state: 'begun', answers: body.answers } }
    case 'deliver': {
      checkAnswers(order.questions, body.answers)
      checkWhole(body.answers)
      await payForOrder(tx, orderedOf(order), now)
      const { answers } = body
      return { order: { ...order, state: 'delivered', answers, delivered_at: now, due_at: null }, event: 'delivered' }
    }
    case 'decline': {
      refusePlainContact('reason', body.reason)
      const declined = { ...order, state: 'declined', reason: body.reason, ended_at: now, due_at: null } as const
      // Before its money goes, as what is paid back of an open order ends it in another way.
      await store.save(tx, declined)
      const paymentId = order.payment_id
      const backCents = await ordering.refund(tx, { paymentId, reason: 'order_declined', now })
      return { order: declined, event: 'declined', backCents }
    }
    case 'explain':
      refusePlainContact('text', body.text)
      return { order: { ...order, clarify_answer: body.text, clarified_at: now }, event: 'explained' }
  }
}

/** What a reader does with an order of theirs. */
export const answer = async (
  tx: Tx,
  parts: Parts,
  ordering: Ordering,
  { actor, body, now }: { actor: Actor; body: Answer; now: number },
) => {
  const order = await held(tx, ordering, actor, body.action, body.order_id, now)
  const { order: decided, event, backCents } = await decide(tx, order, ordering, body, now)
  const isGrave = readerNeedsCare(order, body)
  const next = { ...decided, reader_care: order.reader_care || isGrave }
  await store.save(tx, next)
  if (isGrave) await noteCare(tx, { kind: 'order', id: order.id, byId: actor.id, now })
  const at = { kind: 'order', subject_id: order.id, reader_id: order.reader_id, client_id: order.client_id } as const
  await notePressure(tx, { ...at, words: saidBy(body), now })
  if (event) await tellOf(tx, parts, event, next, now, backCents)
  else announce(tx, next)
  return (await store.find(tx, order.id))!
}

/** A client asks once what was meant. */
export const clarify = async (
  tx: Tx,
  parts: Parts,
  ordering: Ordering,
  { actor, body, now }: { actor: Actor; body: Clarify; now: number },
) => {
  refusePlainContact('question', body.question)
  const order = await held(tx, ordering, actor, 'clarify', body.order_id, now)
  const asked = { ...order, clarify_question: body.question, clarify_at: now }
  await store.save(tx, asked)
  await tellOf(tx, parts, 'asked', asked, now)
  if (needsCare(body.question)) await noteCare(tx, { kind: 'order', id: order.id, byId: actor.id, now })
  return (await store.find(tx, order.id))!
}
