import type { Language } from '@evenlight/contract/languages'
import type { AuthorizeNet } from '../kernel/parts.ts'
import { amountOf } from './amounts.ts'
import {
  Charged,
  Details,
  Form,
  Unheard,
  centsOf,
  listSettled,
  listUnsettled,
  wireTo,
  type Listed,
  type Wire,
} from './authorizenet-wire.ts'
import { cardsAt, faceOf, notThere } from './authorizenet-cards.ts'
import { payBack } from './authorizenet-refund.ts'
import { boughtWords } from './bought-words.ts'
import { cardFramePath } from './card-frame.ts'
import type { Asked, CardGateway, Disputed, Known, Means, Moved, ProviderStatus } from './gateway.ts'
import type { Outcome } from './rules.ts'

const outcomes: Record<string, Outcome> = {
  authorizedPendingCapture: 'authorized',
  capturedPendingSettlement: 'approved',
  settledSuccessfully: 'approved',
  refundPendingSettlement: 'approved',
  refundSettledSuccessfully: 'approved',
  chargeback: 'approved',
  chargebackReversal: 'approved',
  FDSPendingReview: 'review',
  FDSAuthorizedPendingReview: 'review',
  underReview: 'review',
  voided: 'declined',
  declined: 'declined',
  expired: 'declined',
  failedReview: 'declined',
  generalError: 'declined',
}
const disputes: Record<string, Disputed['status']> = { chargeback: 'disputed', chargebackReversal: 'reversed' }
// So long after it was charged an owner of a card may ask their bank for the money back, with some days to spare.
const disputableMs = 186 * 86_400_000
const outcomeOf = (status: string) => outcomes[status] ?? 'unknown'
const declined: ProviderStatus = { outcome: 'declined', transactionId: null }
const absent: ProviderStatus = { outcome: 'absent', transactionId: null }

const duplicate = '11'
// Of a request that says nothing of a transaction, these alone say that nothing was held: a token used up, or too old, and a
// stored card that is not there.
const refusals = ['E00114', 'E00115', notThere]

const authorized = ({ transactionResponse }: Charged): ProviderStatus => {
  const { responseCode, transId = null, errors = [], accountNumber, accountType } = transactionResponse ?? {}
  const card = faceOf(accountNumber, accountType)
  if (responseCode === '1' && transId) return { outcome: 'authorized', transactionId: transId, card }
  if (responseCode === '4' && transId) return { outcome: 'review', transactionId: transId, card }
  // A duplicate is an earlier one that this one was taken for: asking tells which.
  if (errors.some(({ errorCode }) => errorCode === duplicate)) return { outcome: 'unknown', transactionId: null }
  return responseCode === '2' || responseCode === '3' ? declined : { outcome: 'unknown', transactionId: null }
}

/** One transaction, believed only if it is of this payment and over its amount. */
const look = async (wire: Wire, payment: Asked, transId: string): Promise<ProviderStatus> => {
  const { transaction } = await wire('getTransactionDetailsRequest', Details, { transId })
  const { order, authAmount, transactionStatus } = transaction
  const { cardNumber, cardType } = transaction.payment?.creditCard ?? {}
  const isOurs = order?.invoiceNumber === payment.reference
  const isWhole = authAmount !== undefined && centsOf(authAmount) === payment.amount_cents
  if (!isOurs) return absent
  if (!isWhole && outcomeOf(transactionStatus) !== 'declined') return absent
  const card = faceOf(cardNumber, cardType)
  return { outcome: outcomeOf(transactionStatus), transactionId: transaction.transId, card }
}

/** Of what was tried for one reference, what pays: a declined card may have been followed by another. */
const best = async (wire: Wire, payment: Asked, tried: Listed[]): Promise<ProviderStatus> => {
  let found = absent
  for (const { transId } of tried) {
    const status = await look(wire, payment, transId)
    if (!['declined', 'absent'].includes(status.outcome)) return status
    if (status.outcome === 'declined') found = declined
  }
  return found
}

const query = async (wire: Wire, payments: Asked[]) => {
  const statuses = new Map<string, ProviderStatus>()
  const unknown = payments.filter(({ transaction_id }) => transaction_id === null)
  const unsettled = unknown.length ? Map.groupBy(await listUnsettled(wire), (one) => one.invoiceNumber) : new Map()
  for (const payment of payments) {
    const { id, reference, transaction_id } = payment
    const tried = (unsettled.get(reference) as Listed[] | undefined) ?? []
    const asked = transaction_id ? look(wire, payment, transaction_id) : best(wire, payment, tried)
    // What it refuses to tell of one keeps no other from being asked for; where it is silent, nobody else is asked for either.
    const status = await asked.catch((error: unknown) => {
      if (error instanceof Unheard) return undefined
      throw error
    })
    if (status) statuses.set(id, status)
  }
  return statuses
}

/** What of a list moved money, or was let go of after that was tried. */
const movedIn = (listed: Listed[]): Moved[] =>
  listed.flatMap(({ transId: transactionId, transactionStatus, invoiceNumber: reference, settleAmount = 0 }) => {
    const isRefund = transactionStatus.startsWith('refund')
    const state =
      transactionStatus === 'voided' ? 'voided' : outcomeOf(transactionStatus) === 'approved' ? 'taken' : undefined
    if (!state || reference === undefined) return []
    return [{ kind: isRefund ? 'refund' : 'charge', reference, transactionId, state, cents: centsOf(settleAmount) }]
  })

const settings = (siteUrl: string, language: Language) => ({
  setting: [
    ['hostedPaymentReturnOptions', { showReceipt: false }],
    ['hostedPaymentPaymentOptions', { cardCodeRequired: true, showCreditCard: true, showBankAccount: false }],
    ['hostedPaymentButtonOptions', { text: boughtWords[language].pay }],
    ['hostedPaymentOrderOptions', { show: false }],
    ['hostedPaymentIFrameCommunicatorUrl', { url: siteUrl + cardFramePath }],
  ].map(([settingName, value]) => ({ settingName, settingValue: JSON.stringify(value) })),
})

const paidWith = (means: Means) => {
  if ('token' in means)
    return { payment: { opaqueData: { dataDescriptor: means.token.descriptor, dataValue: means.token.value } } }
  const { customer_id: customerProfileId, profile_id: paymentProfileId } = means.stored
  return { profile: { customerProfileId, paymentProfile: { paymentProfileId } } }
}

/** Authorize.Net. Money is held and taken in two steps; its forms hold it, too. */
export const authorizeNet = (account: AuthorizeNet, siteUrl: string, answerMs?: number): CardGateway => {
  const wire = wireTo(account, answerMs)
  // Its events name what they are about by `refId`.
  const transact = (transactionRequest: object, refId?: string) =>
    wire('createTransactionRequest', Charged, { ...(refId !== undefined && { refId }), transactionRequest })
  const holding = ({ amount_cents }: Asked) => ({
    transactionType: 'authOnlyTransaction',
    amount: amountOf(amount_cents),
  })
  return {
    openForm: async (payment, description, language) => {
      const order = { invoiceNumber: payment.reference, description }
      const { token } = await wire('getHostedPaymentPageRequest', Form, {
        refId: payment.reference,
        transactionRequest: { ...holding(payment), order },
        hostedPaymentSettings: settings(siteUrl, language),
      })
      return { url: `${account.formUrl}/payment/payment`, token }
    },
    ...cardsAt(wire, account, siteUrl),
    authorize: async (payment, means) => {
      const order = { invoiceNumber: payment.reference }
      try {
        return authorized(await transact({ ...holding(payment), ...paidWith(means), order }, payment.reference))
      } catch (error) {
        if (error instanceof Unheard && refusals.includes(error.code)) return declined
        throw error
      }
    },
    capture: async (payment: Known) => {
      const { transactionResponse } = await transact({
        transactionType: 'priorAuthCaptureTransaction',
        amount: amountOf(payment.amount_cents),
        refTransId: payment.transaction_id,
      })
      if (transactionResponse?.responseCode === '1')
        return { outcome: 'approved', transactionId: payment.transaction_id }
      return look(wire, payment, payment.transaction_id)
    },
    void: async (refTransId) => void (await transact({ transactionType: 'voidTransaction', refTransId })),
    query: (payments) => query(wire, payments),
    refund: (refund, now) => payBack(wire, refund, now),
    decide: async (payment, decision) => {
      const heldTransactionRequest = { action: decision, refTransId: payment.transaction_id }
      await wire('updateHeldTransactionRequest', Charged, { heldTransactionRequest })
      return look(wire, payment, payment.transaction_id)
    },
    listDisputed: async (now) => {
      const found: Disputed[] = []
      for await (const batch of listSettled(wire, now - disputableMs, now))
        for (const { transId, transactionStatus } of batch) {
          const status = disputes[transactionStatus]
          if (status) found.push({ transactionId: transId, status })
        }
      return found
    },
    listMoved: async (_payments, from, now) => {
      const moved = movedIn(await listUnsettled(wire))
      for await (const batch of listSettled(wire, from, now)) moved.push(...movedIn(batch))
      return moved
    },
    listHeld: async () =>
      (await listUnsettled(wire))
        .filter(({ transactionStatus }) => transactionStatus === 'authorizedPendingCapture')
        .flatMap(({ transId, invoiceNumber }) =>
          invoiceNumber ? [{ reference: invoiceNumber, transactionId: transId }] : [],
        ),
  }
}
