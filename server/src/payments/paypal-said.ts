import { refuse } from '@evenlight/contract/errors'
import * as z from 'zod/mini'
import { handled, job } from '../kernel/jobs.ts'
import type { Parts, PayPal } from '../kernel/parts.ts'
import type { Disputes } from './disputes.ts'
import * as events from './event-store.ts'
import { Capture, Dispute, dollarCents, payPalWire, Verdict, type PayPalWire } from './paypal-wire.ts'
import { disputeStateOf, stageOf } from './rules.ts'
import { eventIn, short, type Sent } from './sent.ts'
import type { Settling } from './settle.ts'
import { findNamed } from './store.ts'

const Event = z.object({
  id: short,
  event_type: short,
  resource: z._default(
    z.object({
      id: z.optional(short),
      // Of what another shop of the account sold it may be anything.
      custom_id: z.optional(z.string().check(z.maxLength(300))),
      dispute_id: z.optional(short),
      payout_batch_id: z.optional(short),
      batch_header: z.optional(z.object({ payout_batch_id: z.optional(short) })),
      supplementary_data: z.optional(z.object({ related_ids: z.optional(z.object({ order_id: z.optional(short) })) })),
    }),
    {},
  ),
})
type Event = z.output<typeof Event>
/** What an event is about, by PayPal's numbers or our reference. What it says of it is not believed, but asked for. */
const About = z.object({
  payment: z.optional(z.string()),
  dispute: z.optional(z.string()),
  payout: z.optional(z.string()),
})
const aboutOf = ({ event_type, resource }: Event): z.output<typeof About> => {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return { payment: resource.id }
  if (event_type.startsWith('CUSTOMER.DISPUTE.')) return { dispute: resource.dispute_id }
  if (event_type.startsWith('PAYMENT.PAYOUTS'))
    return { payout: resource.payout_batch_id ?? resource.batch_header?.payout_batch_id }
  if (!event_type.startsWith('PAYMENT.CAPTURE.')) return {}
  return { payment: resource.supplementary_data?.related_ids?.order_id ?? resource.custom_id }
}
const payPalSaid = job('payments.paypal_said', About)

const signed = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const
const headerMost = 1000
const signatureIn = (headers: Sent['headers']) => {
  const found = Object.entries(signed).map(([name, header]) => [name, headers[header]] as const)
  const isWhole = found.every(([, value]) => typeof value === 'string' && value !== '' && value.length <= headerMost)
  return isWhole ? (Object.fromEntries(found) as Record<keyof typeof signed, string>) : undefined
}
/** An instant as PayPal writes it; null for none, or for what is none. */
const instantIn = (said: string | undefined) => {
  const at = Date.parse(said ?? '')
  return Number.isNaN(at) ? null : at
}

/**
 * Whether PayPal says that it signed these bytes for us. They stand in the question as they came: written anew, the
 * signature fails. They are one whole JSON value, so they cannot end it and add to the question.
 */
const isSigned = async (wire: PayPalWire, { webhookId }: PayPal, headers: Sent['headers'], text: string) => {
  const signature = signatureIn(headers)
  if (!signature) return false
  const asked = JSON.stringify({ ...signature, webhook_id: webhookId })
  const body = `${asked.slice(0, -1)},"webhook_event":${text}}`
  const { verification_status } = await wire('/v1/notifications/verify-webhook-signature', Verdict, { body })
  return verification_status === 'SUCCESS'
}

/** Asks how a batch of payouts stands, by PayPal's number of it. */
export type AskAboutPayout = (batchId: string) => Promise<void>

/** What PayPal tells by itself: each event is believed once it is verified, kept once, and then asked for. */
export const makeSaid = (
  { database, clock, site, log }: Parts,
  { askAgain, unheard }: Settling,
  { note }: Disputes,
  askAboutPayout: AskAboutPayout,
) => {
  const account = site.payPal
  const wire = account && payPalWire(account)

  const hear = async (sent: Sent) => {
    const { event, text } = eventIn(sent, Event)
    if (!account || !wire) throw refuse('bad_input')
    const { id, event_type: kind } = event
    if (await events.isKnown(database.db, id)) return
    const isTrue = await isSigned(wire, account, sent.headers, text).catch((error: unknown) => {
      unheard(error)
      throw refuse('busy')
    })
    if (!isTrue) {
      log.warn('a webhook was not signed by PayPal for this site')
      throw refuse('foreign_origin')
    }
    await database.transaction(async (tx) => {
      const about = aboutOf(event)
      const isNew = await events.add(tx, { id, kind, now: clock.now() })
      if (isNew && (about.payment ?? about.dispute ?? about.payout)) await tx.job(payPalSaid, about)
    })
  }

  /** A dispute names what was taken, and that names the payment. */
  const noteDispute = async (through: PayPalWire, disputeId: string) => {
    const dispute = await through(`/v1/customer/disputes/${encodeURIComponent(disputeId)}`, Dispute)
    for (const { seller_transaction_id } of dispute.disputed_transactions) {
      const taken = await through(`/v2/payments/captures/${encodeURIComponent(seller_transaction_id)}`, Capture)
      const payment = taken.custom_id && (await findNamed(database.db, taken.custom_id))
      if (!payment) continue
      // What was taken and is not booked yet is, before its time is held.
      await askAgain(payment, clock.now())
      const state = disputeStateOf(dispute.status, dispute.dispute_outcome?.outcome_code)
      const toldAt = Date.parse(dispute.update_time ?? dispute.create_time)
      const row = {
        id: dispute.dispute_id,
        payment_id: payment.id,
        reason: dispute.reason,
        state,
        stage: stageOf(dispute.dispute_life_cycle_stage),
        amount_cents: dollarCents(dispute.dispute_amount) ?? payment.amount_cents,
        opened_at: Date.parse(dispute.create_time),
        closed_at: state === 'open' ? null : toldAt,
        due_at: instantIn(dispute.seller_response_due_date),
        status: dispute.status,
        told_at: toldAt,
      }
      await database.transaction((tx) => note(tx, row, clock.now()))
      return
    }
    log.warn({ dispute: dispute.dispute_id }, 'a dispute is about no payment of ours')
  }

  return {
    hear,
    jobs: handled(
      { payPalSaid },
      {
        payPalSaid: async ({ payment: name, dispute, payout }) => {
          if (!wire) return
          const payment = name && (await findNamed(database.db, name))
          if (payment) await askAgain(payment, clock.now())
          if (dispute) await noteDispute(wire, dispute)
          if (payout) await askAboutPayout(payout)
        },
      },
    ),
  }
}
