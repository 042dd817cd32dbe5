import * as z from 'zod/mini'
import type { PayPal } from '../kernel/parts.ts'
import { centsIn } from './amounts.ts'

const answerMsMax = 15_000

const Token = z.object({ access_token: z.string() })
const Amount = z.object({ currency_code: z.string(), value: z.string() })
export const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.optional(Amount),
  custom_id: z.optional(z.string()),
})
export const Refunded = z.object({
  id: z.optional(z.string()),
  status: z.string(),
  custom_id: z.optional(z.string()),
  amount: z.optional(Amount),
})
/** What a payer was asked to approve, and what was taken by it. */
export const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z._default(
    z.array(
      z.object({
        custom_id: z.optional(z.string()),
        amount: z.optional(Amount),
        payments: z.optional(
          z.object({ captures: z._default(z.array(Capture), []), refunds: z._default(z.array(Refunded), []) }),
        ),
      }),
    ),
    [],
  ),
  links: z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []),
})
export type Order = z.output<typeof Order>
export const Dispute = z.object({
  dispute_id: z.string(),
  reason: z._default(z.string(), 'OTHER'),
  status: z.string(),
  create_time: z.string(),
  update_time: z.optional(z.string()),
  dispute_amount: Amount,
  dispute_life_cycle_stage: z.optional(z.string()),
  seller_response_due_date: z.optional(z.string()),
  disputed_transactions: z._default(z.array(z.object({ seller_transaction_id: z.string() })), []),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
})
/** What was asked for at once, and how each of it stands. Its amounts say `currency` where all others say `currency_code`. */
export const PayoutBatch = z.object({
  batch_header: z.object({ payout_batch_id: z.string(), batch_status: z.string() }),
  items: z._default(
    z.array(
      z.object({
        transaction_status: z._default(z.string(), 'PENDING'),
        payout_item: z.object({
          sender_item_id: z.optional(z.string()),
          amount: z.object({ currency: z.string(), value: z.string() }),
        }),
      }),
    ),
    [],
  ),
})
export const Verdict = z.object({ verification_status: z.string() })
export const Done = z.object({})
const Fault = z.object({
  name: z._default(z.string(), '?'),
  details: z._default(
    z.array(
      z.object({
        issue: z._default(z.string(), '?'),
        link: z.optional(z.array(z.object({ href: z.optional(z.string()) }))),
      }),
    ),
    [],
  ),
})

/** Cents of an amount; undefined where it is not of US dollars. */
export const dollarCents = (amount: z.output<typeof Amount> | undefined) =>
  amount?.currency_code === 'USD' ? centsIn(amount.value) : undefined

/** PayPal heard the request and said no: nothing was done by it. What it says names nobody. */
export class Refused extends Error {
  readonly status: number
  readonly fault: string
  readonly issues: readonly string[]
  /** Where that lies which was asked for before. */
  readonly link: string | undefined
  constructor(path: string, status: number, { name, details }: z.output<typeof Fault>) {
    const issues = details.map(({ issue }) => issue)
    super(`PayPal refused ${path}: ${status} ${[name, ...issues].join(' ')}`)
    this.status = status
    this.fault = name
    this.issues = issues
    this.link = details[0]?.link?.[0]?.href
  }
  says(...issues: string[]) {
    return this.issues.some((issue) => issues.includes(issue))
  }
}

interface Sent {
  /** Makes it a POST. A text is JSON already and goes out as it is. */
  body?: object | string
  /** What is sent twice under one of these is done once. */
  requestId?: string
}

/**
 * Asks PayPal, by its JSON over HTTPS. Throws `Refused` where it says no, and anything else where there is no answer, or one
 * that cannot be read: then nobody knows what was done.
 */
export const payPalWire = ({ clientId, secret, apiUrl }: PayPal, answerMs = answerMsMax) => {
  const send = (path: string, init: RequestInit) =>
    fetch(apiUrl + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerMs) })
  const fetchToken = async () => {
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status} to the keys of the account.`)
    return z.parse(Token, await answer.json()).access_token
  }
  let held: Promise<string> | undefined
  const forget = (token: Promise<string>) => {
    if (held === token) held = undefined
  }
  const tokenNow = () => {
    const token = (held ??= fetchToken())
    token.catch(() => forget(token))
    return token
  }

  /** A token lives for hours; one that is over does nothing, so the same is asked once more with a new one. */
  const authorized = async (path: string, init: { method: string; body?: string }, headers: Record<string, string>) => {
    const ask = async (token: Promise<string>) =>
      send(path, { ...init, headers: { ...headers, authorization: `Bearer ${await token}` } })
    const token = tokenNow()
    const answer = await ask(token)
    if (answer.status !== 401) return answer
    forget(token)
    return ask(tokenNow())
  }

  return async <S extends z.core.$ZodType>(
    path: string,
    schema: S,
    { body, requestId }: Sent = {},
  ): Promise<z.output<S>> => {
    const headers: Record<string, string> = { 'content-type': 'application/json', prefer: 'return=representation' }
    if (requestId) headers['paypal-request-id'] = requestId
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    const init = text === undefined ? { method: 'GET' } : { method: 'POST', body: text }
    const answer = await authorized(path, init, headers)
    // Too many and too early are no answers: the same may be done a moment later.
    if (answer.status >= 500 || [401, 408, 409, 425, 429].includes(answer.status))
      throw new Error(`PayPal answered ${answer.status} to ${path}.`)
    const said: unknown = await answer.json()
    if (answer.ok) return z.core.parse(schema, said)
    throw new Refused(path, answer.status, z.parse(Fault, said))
  }
}
export type PayPalWire = ReturnType<typeof payPalWire>
