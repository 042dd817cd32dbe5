import { amountOf } from './amounts.ts'
import { Charged, Details, listSettled, listUnsettled, type Wire } from './authorizenet-wire.ts'
import type { Answer, Paid } from './gateway.ts'

// A refund that is asked for again was asked for lately.
const lookBackMs = 31 * 86_400_000

/** Whether an earlier try of this refund arrived: it has no key that keeps a second one off. */
const isKnown = async (wire: Wire, { reference, payment }: Paid, now: number) => {
  const isIt = (one: { invoiceNumber?: string | undefined }) => one.invoiceNumber === reference
  if ((await listUnsettled(wire)).some(isIt)) return true
  for await (const batch of listSettled(wire, Math.max(payment.made_at, now - lookBackMs), now))
    if (batch.some(isIt)) return true
  return false
}

// What was settled and can't be credited: older than 180 days, or more than is left of it.
const notRefundable = '54'
const mustBeDone = (what: string, { transactionResponse }: Charged) => {
  if (transactionResponse?.responseCode === '1') return 'done' as const
  const code = transactionResponse?.errors?.[0]?.errorCode ?? transactionResponse?.responseCode ?? '?'
  throw new Error(`Authorize.Net did not ${what}: ${code}`)
}

/** Pays back once: what is not settled goes back whole by letting go of it, or later; what is settled, by a refund. */
export const payBack = async (wire: Wire, refund: Paid, now: number): Promise<Answer> => {
  const { payment, reference, amount_cents, tries } = refund
  const refTransId = payment.transaction_id
  const { transaction } = await wire('getTransactionDetailsRequest', Details, { transId: refTransId })
  const status = transaction.transactionStatus
  if (status === 'voided') return 'done'
  if (tries > 1 && (await isKnown(wire, refund, now))) return 'done'
  const transact = (transactionRequest: object) => wire('createTransactionRequest', Charged, { transactionRequest })
  if (status === 'capturedPendingSettlement') {
    if (amount_cents !== payment.amount_cents) return 'later'
    return mustBeDone('let go', await transact({ transactionType: 'voidTransaction', refTransId }))
  }
  const cardNumber = transaction.payment?.creditCard?.cardNumber.slice(-4) ?? ''
  const charged = await transact({
    transactionType: 'refundTransaction',
    amount: amountOf(amount_cents),
    payment: { creditCard: { cardNumber, expirationDate: 'XXXX' } },
    refTransId,
    order: { invoiceNumber: reference },
  })
  const isNever = charged.transactionResponse?.errors?.some(({ errorCode }) => errorCode === notRefundable)
  return isNever && status === 'settledSuccessfully' ? 'never' : mustBeDone('pay back', charged)
}
