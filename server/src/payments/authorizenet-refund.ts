import { amountOf } from './amounts.ts'
import { Batches, Charged, Details, Listed, listUnsettled, type Wire } from './authorizenet-wire.ts'
import type { Paid } from './gateway.ts'

const dayMs = 86_400_000
// The longest span that it lists batches of.
const batchDaysMost = 31

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 19) + 'Z'

/** Whether an earlier try of this refund arrived: it has no key that keeps a second one off. */
const isKnown = async (wire: Wire, { reference, payment }: Paid, now: number) => {
  const isIt = (one: { invoiceNumber?: string | undefined }) => one.invoiceNumber === reference
  if ((await listUnsettled(wire)).some(isIt)) return true
  const { batchList } = await wire('getSettledBatchListRequest', Batches, {
    includeStatistics: false,
    firstSettlementDate: dayOf(Math.max(payment.made_at, now - batchDaysMost * dayMs)),
    lastSettlementDate: dayOf(now),
  })
  for (const { batchId } of batchList)
    if ((await wire('getTransactionListRequest', Listed, { batchId })).transactions.some(isIt)) return true
  return false
}

const mustBeDone = (what: string, { transactionResponse }: Charged) => {
  if (transactionResponse?.responseCode === '1') return 'done' as const
  const code = transactionResponse?.errors?.[0]?.errorCode ?? transactionResponse?.responseCode ?? '?'
  throw new Error(`Authorize.Net did not ${what}: ${code}`)
}

/** Pays back once: what is not settled goes back whole by letting go of it, or later; what is settled, by a refund. */
export const payBack = async (wire: Wire, refund: Paid, now: number): Promise<'done' | 'later'> => {
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
  return mustBeDone(
    'pay back',
    await transact({
      transactionType: 'refundTransaction',
      amount: amountOf(amount_cents),
      payment: { creditCard: { cardNumber, expirationDate: 'XXXX' } },
      refTransId,
      order: { invoiceNumber: reference },
    }),
  )
}
