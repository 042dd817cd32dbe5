import { dayMs } from '@evenlight/core/wall-clock'
import * as z from 'zod/mini'
import type { AuthorizeNet } from '../kernel/parts.ts'

const answerMsMax = 15_000
const pageMost = 1000
const pagesMost = 20

/** The provider's own number of something. */
export const Id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)
const Said = z.object({
  resultCode: z.string(),
  message: z._default(z.array(z.object({ code: z.string(), text: z._default(z.string(), '') })), []),
})
const Answer = z.object({ messages: Said })

/** What was charged, held, taken or paid back; `responseCode`: 1 approved, 2 declined, 3 error, 4 held for review. */
export const Charged = z.object({
  messages: Said,
  transactionResponse: z.optional(
    z.object({
      responseCode: Id,
      transId: z.optional(Id),
      accountNumber: z.optional(z.string()),
      accountType: z.optional(z.string()),
      errors: z.optional(z.array(z.object({ errorCode: Id }))),
    }),
  ),
})
export type Charged = z.output<typeof Charged>

/** One transaction. Amounts are numbers of dollars. */
export const Details = z.object({
  transaction: z.object({
    transId: Id,
    transactionStatus: z.string(),
    authAmount: z.optional(z.number()),
    order: z.optional(z.object({ invoiceNumber: z.optional(z.string()) })),
    payment: z.optional(
      z.object({
        creditCard: z.optional(z.object({ cardNumber: z.string(), cardType: z.optional(z.string()) })),
      }),
    ),
  }),
})
export const Listed = z.object({
  transactions: z._default(
    z.array(
      z.object({
        transId: Id,
        transactionStatus: z.string(),
        invoiceNumber: z.optional(z.string()),
        settleAmount: z.optional(z.number()),
      }),
    ),
    [],
  ),
})
export type Listed = z.output<typeof Listed>['transactions'][number]
const Batches = z.object({ batchList: z._default(z.array(z.object({ batchId: Id })), []) })
export const Form = z.object({ token: z.string() })

/** The provider said no to the request itself; what it says names no card. */
export class Unheard extends Error {
  readonly code: string
  constructor(call: string, { code, text }: { code: string; text: string }) {
    super(`Authorize.Net refused ${call}: ${code} ${text}`)
    this.code = code
  }
}

/** Dollars as the provider writes them, in whole cents. */
export const centsOf = (dollars: number) => {
  const [whole = '', part = ''] = dollars.toFixed(2).split('.')
  return Number(whole) * 100 + Number(part)
}

/**
 * Asks Authorize.Net, by its JSON over HTTPS. The order of the members counts there. Throws where there is no answer, or one
 * that says nothing of a transaction and is no success.
 */
export const wireTo = ({ loginId, transactionKey, apiUrl }: AuthorizeNet, answerMs = answerMsMax) => {
  const merchantAuthentication = { name: loginId, transactionKey }
  return async <S extends z.core.$ZodType>(call: string, schema: S, body: object = {}): Promise<z.output<S>> => {
    const answer = await fetch(apiUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [call]: { merchantAuthentication, ...body } }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!answer.ok) throw new Error(`Authorize.Net answered ${answer.status} to ${call}.`)
    // Only `json` and `text` of a fetch leave the mark out that this provider begins its answers with.
    const said: unknown = await answer.json()
    const { messages } = z.parse(Answer, said)
    const isTransaction = typeof said === 'object' && said !== null && 'transactionResponse' in said
    if (messages.resultCode !== 'Ok' && !isTransaction)
      throw new Unheard(call, messages.message[0] ?? { code: '?', text: '' })
    return z.core.parse(schema, said)
  }
}
export type Wire = ReturnType<typeof wireTo>

// The longest span that it lists batches of.
const batchDaysMost = 31
const secondOf = (ms: number) => new Date(ms).toISOString().slice(0, 19) + 'Z'

const listBatch = async (wire: Wire, batchId: string) => {
  const found: Listed[] = []
  for (let page = 1; page <= pagesMost; page++) {
    const { transactions } = await wire('getTransactionListRequest', Listed, {
      batchId,
      paging: { limit: String(pageMost), offset: String(page) },
    })
    found.push(...transactions)
    if (transactions.length < pageMost) break
  }
  return found
}
/** All that was settled from one instant to another, batch by batch. */
export async function* listSettled(wire: Wire, from: number, until: number) {
  const seen = new Set<string>()
  for (let at = from; at < until; at += batchDaysMost * dayMs) {
    const { batchList } = await wire('getSettledBatchListRequest', Batches, {
      includeStatistics: false,
      firstSettlementDate: secondOf(at),
      lastSettlementDate: secondOf(Math.min(until, at + batchDaysMost * dayMs)),
    })
    for (const { batchId } of batchList)
      if (!seen.has(batchId)) {
        seen.add(batchId)
        yield await listBatch(wire, batchId)
      }
  }
}

/** All that is not settled yet, the newest first. */
export const listUnsettled = async (wire: Wire): Promise<Listed[]> => {
  const found: Listed[] = []
  for (let page = 1; page <= pagesMost; page++) {
    const { transactions } = await wire('getUnsettledTransactionListRequest', Listed, {
      sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
      paging: { limit: String(pageMost), offset: String(page) },
    })
    found.push(...transactions)
    if (transactions.length < pageMost) return found
  }
  return found
}
