import { createHmac, timingSafeEqual } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import * as z from 'zod/mini'
import { handled, job } from '../kernel/jobs.ts'
import type { Parts } from '../kernel/parts.ts'
import { Details, Id, Unheard, wireTo, type Wire } from './authorizenet-wire.ts'
import * as events from './event-store.ts'
import { eventIn, short, type Sent } from './sent.ts'
import type { Settling } from './settle.ts'
import { find, findOfCard, findTaken } from './store.ts'

const Event = z.object({
  notificationId: short,
  eventType: short,
  payload: z._default(
    z.object({ entityName: z.optional(short), id: z.optional(Id), merchantReferenceId: z.optional(short) }),
    {},
  ),
})
/** Which transaction an event is about, and the payment's reference where it says one. Neither is believed, but asked for. */
const About = z.object({ transaction: short, reference: z.optional(z.string()) })
const authorizeNetSaid = job('payments.authorizenet_said', About)

/** Whether these bytes were signed with our key. */
const isSigned = ({ headers, bytes }: Sent, key: Buffer) => {
  const said = headers['x-anet-signature']
  if (typeof said !== 'string') return false
  const made = Buffer.from(`sha512=${createHmac('sha512', key).update(bytes).digest('hex').toUpperCase()}`)
  const given = Buffer.from(said)
  return given.length === made.length && timingSafeEqual(given, made)
}

/** What Authorize.Net tells by itself: an event is believed once its signature is ours, kept once, and then asked for. */
export const makeCardSaid = ({ database, clock, site, log }: Parts, { askAgain }: Settling) => {
  const account = site.authorizeNet
  const wire = account && wireTo(account)

  const hear = async (sent: Sent) => {
    const { event } = eventIn(sent, Event)
    if (!account?.signatureKey || !isSigned(sent, account.signatureKey)) {
      log.warn('a webhook was not signed by Authorize.Net for this site')
      throw refuse('foreign_origin')
    }
    const { notificationId: id, eventType: kind, payload } = event
    await database.transaction(async (tx) => {
      const isNew = await events.add(tx, { id, kind, now: clock.now() })
      const isTransaction = payload.entityName === undefined || payload.entityName === 'transaction'
      if (!isNew || !isTransaction || payload.id === undefined) return
      await tx.job(authorizeNetSaid, { transaction: payload.id, reference: payload.merchantReferenceId })
    })
  }

  /** The reference that the transaction itself names: one that a form brought is in none of our rows yet. */
  const referenceOf = async (through: Wire, transId: string) => {
    try {
      const { transaction } = await through('getTransactionDetailsRequest', Details, { transId })
      return transaction.order?.invoiceNumber
    } catch (error) {
      if (error instanceof Unheard) return undefined
      throw error
    }
  }
  const findNamed = async (through: Wire, { transaction, reference }: z.output<typeof About>) => {
    const taken = await findTaken(database.db, transaction)
    if (taken) return find(database.db, taken.id)
    const own = reference && (await findOfCard(database.db, reference))
    if (own) return own
    const named = await referenceOf(through, transaction)
    return named === undefined ? undefined : findOfCard(database.db, named)
  }
  return {
    hear,
    jobs: handled(
      { authorizeNetSaid },
      {
        authorizeNetSaid: async (about) => {
          const payment = wire && (await findNamed(wire, about))
          if (payment) await askAgain(payment, clock.now())
        },
      },
    ),
  }
}
