import { pathIn } from '@evenlight/contract/languages'
import { paths } from '@evenlight/contract/paths'
import type { PayPal } from '../kernel/parts.ts'
import { amountOf } from './amounts.ts'
import type { Answer, Asked, Moved, OrderGateway, Paid, ProviderStatus } from './gateway.ts'
import { Done, dollarCents, Order, payPalWire, Refunded, Refused, type PayPalWire } from './paypal-wire.ts'
import type { Outcome } from './rules.ts'

const outcomes: Record<string, Outcome> = {
  COMPLETED: 'approved',
  PARTIALLY_REFUNDED: 'approved',
  REFUNDED: 'approved',
  PENDING: 'review',
  DECLINED: 'declined',
  FAILED: 'declined',
}
const declined: ProviderStatus = { outcome: 'declined', transactionId: null }
const absent: ProviderStatus = { outcome: 'absent', transactionId: null }
const silent: ProviderStatus = { outcome: 'unknown', transactionId: null }

// A capture that PayPal answers so took nothing and never will.
const refusals = ['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'COMPLIANCE_VIOLATION']
// The time for it is over, or somebody paid a part back at PayPal itself: the rest is for people to look at.
const never = ['REFUND_TIME_LIMIT_EXCEEDED', 'REFUND_AMOUNT_EXCEEDED']
const notYet = ['PENDING_CAPTURE', 'TRANSACTION_DISPUTED', 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK']
/** What was taken stays known for years; an approval that was not used is forgotten after hours. */
const forgottenMs = 86_400_000
/** So many payments are asked for side by side: it has no list to read them from. */
const atOnce = 8

const orderPath = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`

/** How an order stands, believed only if it is of this payment and over its amount. */
const statusOf = (payment: Asked, order: Order): ProviderStatus => {
  const [unit, ...others] = order.purchase_units
  const isOurs = unit?.custom_id === payment.reference && dollarCents(unit.amount) === payment.amount_cents
  if (!isOurs || others.length) return absent
  const captures = unit.payments?.captures ?? []
  const capture = captures.find(({ status }) => outcomes[status] !== 'declined') ?? captures[0]
  const transactionId = order.id
  if (capture) {
    const isWhole = dollarCents(capture.amount) === payment.amount_cents
    return { outcome: isWhole ? (outcomes[capture.status] ?? 'unknown') : 'unknown', transactionId }
  }
  if (order.status === 'APPROVED') return { outcome: 'authorized', transactionId }
  if (order.status === 'COMPLETED') return { outcome: 'unknown', transactionId }
  // What was approved once and is not any more is taken by nobody: only we take, and only what is approved.
  return payment.transaction_id || order.status === 'VOIDED' ? declined : absent
}

/** One order; undefined where PayPal will not tell of it. */
const look = async (wire: PayPalWire, payment: Asked, now: number): Promise<ProviderStatus | undefined> => {
  if (!payment.order_id) return absent
  try {
    return statusOf(payment, await wire(orderPath(payment.order_id), Order))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status !== 404) return undefined
    return payment.transaction_id && now - payment.made_at >= forgottenMs ? declined : absent
  }
}

const query = async (wire: PayPalWire, payments: Asked[], now: number) => {
  const statuses = new Map<string, ProviderStatus>()
  const waiting = payments.values()
  const lane = async () => {
    for (const payment of waiting) {
      const status = await look(wire, payment, now)
      if (status) statuses.set(payment.id, status)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return statuses
}

const noMoney = ['DECLINED', 'FAILED', 'PENDING']
/** What an order has moved. Its captures and refunds count whole, whoever made them. */
const movedIn = (payment: Asked, order: Order): Moved[] => {
  const { captures = [], refunds = [] } = order.purchase_units[0]?.payments ?? {}
  const charge = { kind: 'charge', reference: payment.reference, state: 'taken' } as const
  if (captures.length === 0 && order.status === 'VOIDED')
    return [{ ...charge, state: 'voided', transactionId: order.id, cents: 0 }]
  return [
    ...captures
      .filter(({ status }) => !noMoney.includes(status))
      .map(({ id, amount }) => ({ ...charge, transactionId: id, cents: dollarCents(amount) ?? 0 })),
    ...refunds
      .filter(({ status }) => !isLost(status))
      .map(({ id = order.id, amount }) => {
        return { ...charge, kind: 'refund' as const, transactionId: id, cents: dollarCents(amount) ?? 0 }
      }),
  ]
}
/** It has no list of all, so each order is asked for. One that it has forgotten moved nothing. */
const listMoved = async (wire: PayPalWire, payments: Asked[]) => {
  const moved: Moved[] = []
  const waiting = payments.values()
  const lane = async () => {
    for (const payment of waiting) {
      if (!payment.order_id) continue
      const order = await wire(orderPath(payment.order_id), Order).catch((error: unknown) => {
        if (error instanceof Refused && error.status === 404) return undefined
        throw error
      })
      if (order) moved.push(...movedIn(payment, order))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return moved
}

const isLost = (status: string) => status === 'FAILED' || status === 'CANCELLED'
/** Pays back once: its key keeps a second one off for weeks, and before it is used the refund is looked for. */
const payBack = async (wire: PayPalWire, { payment, reference, amount_cents }: Paid): Promise<Answer> => {
  const { purchase_units } = await wire(orderPath(payment.transaction_id), Order)
  const { captures = [], refunds = [] } = purchase_units[0]?.payments ?? {}
  if (refunds.some(({ custom_id, status }) => custom_id === reference && !isLost(status))) return 'done'
  const capture = captures.find(({ status }) => outcomes[status] === 'approved')
  if (!capture) throw new Error('PayPal has taken nothing that could be paid back.')
  try {
    const { status } = await wire(`/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`, Refunded, {
      body: {
        amount: { currency_code: 'USD', value: amountOf(amount_cents) },
        custom_id: reference,
        invoice_id: reference,
      },
      requestId: reference,
    })
    if (isLost(status)) throw new Error(`PayPal did not pay back: ${status}`)
    return 'done'
  } catch (error) {
    if (error instanceof Refused && error.says(...notYet)) return 'later'
    if (error instanceof Refused && error.says(...never)) return 'never'
    // Somebody of the house paid the rest back at PayPal itself.
    if (error instanceof Refused && error.says('CAPTURE_FULLY_REFUNDED')) return 'done'
    throw error
  }
}

/** PayPal. What the payer approves in its window counts as held; our call takes it, and without that nothing is. */
export const payPal = (account: PayPal, siteUrl: string, answerMs?: number): OrderGateway => {
  const wire = payPalWire(account, answerMs)
  return {
    openOrder: async ({ id, reference, amount_cents }, description, language) => {
      const order = await wire('/v2/checkout/orders', Order, {
        requestId: reference,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: reference,
              custom_id: reference,
              // Of two orders with the same one PayPal takes the money once.
              invoice_id: reference,
              description,
              amount: { currency_code: 'USD', value: amountOf(amount_cents) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                user_action: 'PAY_NOW',
                payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
                shipping_preference: 'NO_SHIPPING',
                return_url: siteUrl + pathIn(language, paths.payPalReturn(id)),
                cancel_url: siteUrl + pathIn(language, paths.payPalReturn(id, 'cancelled')),
              },
            },
          },
        },
      })
      const approval = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (!approval || !/^https?:/.test(approval.href)) throw new Error('PayPal named no address for the approval.')
      return { orderId: order.id, url: approval.href }
    },
    capture: async (payment, now) => {
      try {
        const requestId = `${payment.reference}-capture`
        await wire(`${orderPath(payment.transaction_id)}/capture`, Done, { body: {}, requestId })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (error.says(...refusals)) return declined
      }
      return (await look(wire, payment, now)) ?? silent
    },
    // An approval holds no money: it runs out by itself.
    void: () => Promise.resolve(),
    listHeld: () => Promise.resolve([]),
    listMoved: (payments) => listMoved(wire, payments),
    query: (payments, now) => query(wire, payments, now),
    refund: (refund) => payBack(wire, refund),
  }
}
