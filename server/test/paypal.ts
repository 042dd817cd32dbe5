import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  at,
  cents,
  impossible,
  isMoney,
  isUnit,
  missing,
  ok,
  page,
  refused,
  type Answer,
  type Capture,
  type Context,
  type Dispute,
  type Fault,
  type Means,
  type Money,
  type Order,
  type Unit,
} from './paypal-shapes.ts'
import { openPayouts, type Batch } from './paypal-payouts.ts'
import { signedHeaders, verdictOf } from './paypal-signing.ts'

/**
 * A server that speaks as PayPal does: tokens, Orders v2, refunds, disputes, the verify call, and the page where a payer
 * approves. `state.fault` strikes the calls that `state.on` names: token, create, order, capture, taken, refund, dispute,
 * payout, batch, verify. What was asked under a request id is done once and answered alike.
 */
export const openPayPal = async () => {
  const keys = { clientId: 'evenlight-rest', secret: 'a-secret', webhookId: '8PT597110X687430L' }
  const orders = new Map<string, Order>()
  const disputes = new Map<string, Dispute>()
  const known = new Map<string, Answer>()
  const tokens = new Set<string>()
  const calls: { call: string; requestId: string | undefined }[] = []
  const state: { fault: Fault; on: RegExp; before: (call: string) => Promise<unknown> | undefined } = {
    fault: 'none',
    on: /./,
    before: () => undefined,
  }
  let address = ''
  let count = 10_000
  const next = (kind: string) => `${kind}${++count}X`
  const payouts = openPayouts(next, () => address)
  const takenBy = () => [...orders.values()].flatMap(({ captures }) => captures)

  const shown = ({ id, status, unit, captures, refunds }: Order) => ({
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [{ ...unit, ...(captures.length && { payments: { captures, refunds } }) }],
    links: [
      { rel: 'self', method: 'GET', href: `${address}/v2/checkout/orders/${id}` },
      { rel: 'payer-action', method: 'GET', href: `${address}/checkoutnow?token=${id}` },
    ],
  })
  interface Creation {
    intent: string
    purchase_units: Unit[]
    payment_source: { paypal: { experience_context: Context & { user_action: string } } }
  }
  const create = ({ intent, purchase_units, payment_source }: Creation) => {
    const [unit, ...more] = purchase_units
    if (intent !== 'CAPTURE' || !unit || more.length || !isUnit(unit)) return refused(400, 'INVALID_REQUEST')
    const context = payment_source.paypal.experience_context
    const order: Order = {
      id: next('ORDER'),
      status: 'PAYER_ACTION_REQUIRED',
      unit,
      context,
      means: 'good',
      captures: [],
      refunds: [],
    }
    orders.set(order.id, order)
    return ok(shown(order), 201)
  }
  const capture = (order: Order) => {
    if (order.captures.some(({ status }) => status !== 'DECLINED')) return impossible('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return impossible('ORDER_NOT_APPROVED')
    const isTwin = ({ unit, captures }: Order) => unit.invoice_id === order.unit.invoice_id && captures.length > 0
    if ([...orders.values()].some(isTwin)) return impossible('DUPLICATE_INVOICE_ID')
    if (order.means === 'declined') {
      order.status = 'PAYER_ACTION_REQUIRED'
      return impossible('INSTRUMENT_DECLINED')
    }
    const status = order.means === 'pending' ? 'PENDING' : 'COMPLETED'
    const { amount, custom_id } = order.unit
    order.captures.push({ id: next('CAP'), status, amount, custom_id, order: order.id })
    order.status = 'COMPLETED'
    return ok(shown(order), 201)
  }
  interface RefundAsked {
    amount?: Money
    custom_id: string
    invoice_id: string
  }
  const refund = (taken: Capture, { amount = taken.amount, custom_id, invoice_id }: RefundAsked) => {
    const { refunds } = orders.get(taken.order)!
    if (taken.status === 'PENDING') return impossible('PENDING_CAPTURE')
    const isOpen = ({ status, disputed_transactions }: Dispute) =>
      status !== 'RESOLVED' && disputed_transactions.some((one) => one.seller_transaction_id === taken.id)
    if ([...disputes.values()].some(isOpen)) return impossible('TRANSACTION_DISPUTED')
    const back = refunds.reduce((sum, one) => sum + cents(one.amount), 0)
    if (back === cents(taken.amount)) return impossible('CAPTURE_FULLY_REFUNDED')
    if (!isMoney(amount) || back + cents(amount) > cents(taken.amount)) return impossible('REFUND_AMOUNT_EXCEEDED')
    const made = { id: next('REF'), status: 'COMPLETED', amount, custom_id, invoice_id }
    refunds.push(made)
    taken.status = back + cents(amount) === cents(taken.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    return ok(made, 201)
  }

  type Doing = [name: string, does: (id: string, body: string) => Answer | undefined]
  const routes: [RegExp, ...Doing][] = [
    [/^POST \/v2\/checkout\/orders$/, 'create', (_id, body) => create(JSON.parse(body) as Creation)],
    [
      /^GET \/v2\/checkout\/orders\/([^/]+)$/,
      'order',
      (id) => (orders.has(id) ? ok(shown(orders.get(id)!)) : undefined),
    ],
    [
      /^POST \/v2\/checkout\/orders\/([^/]+)\/capture$/,
      'capture',
      (id) => (orders.has(id) ? capture(orders.get(id)!) : undefined),
    ],
    [
      /^GET \/v2\/payments\/captures\/([^/]+)$/,
      'taken',
      (id) => {
        const found = takenBy().find((one) => one.id === id)
        return found && ok(found)
      },
    ],
    [
      /^POST \/v2\/payments\/captures\/([^/]+)\/refund$/,
      'refund',
      (id, body) => {
        const found = takenBy().find((one) => one.id === id)
        return found && refund(found, JSON.parse(body) as RefundAsked)
      },
    ],
    [
      /^GET \/v1\/customer\/disputes\/([^/]+)$/,
      'dispute',
      (id) => (disputes.has(id) ? ok(disputes.get(id)!) : undefined),
    ],
    [
      /^POST \/v1\/payments\/payouts$/,
      'payout',
      (_id, body) => payouts.pay(JSON.parse(body) as Parameters<typeof payouts.pay>[0]),
    ],
    [/^GET \/v1\/payments\/payouts\/([^/?]+)\?page_size=1000$/, 'batch', (id) => payouts.get(id)],
    [
      /^POST \/v1\/notifications\/verify-webhook-signature$/,
      'verify',
      (_id, body) => ok(verdictOf(body, keys.webhookId)),
    ],
  ]

  const giveToken = ({ headers }: IncomingMessage, body: string): Answer => {
    const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.secret}`).toString('base64')}`
    if (headers.authorization !== basic || body !== 'grant_type=client_credentials')
      return { status: 401, body: { error: 'invalid_client' } }
    const token = next('A21AA')
    tokens.add(token)
    return ok({
      scope: 'https://uri.paypal.com/services/payments',
      access_token: token,
      token_type: 'Bearer',
      expires_in: 32_400,
    })
  }
  /** Does what is asked once for each request id. */
  const doing = (does: () => Answer | undefined, requestId: string | undefined): Answer => {
    if (requestId && requestId.length > 108) return refused(400, 'INVALID_REQUEST')
    const before = requestId && known.get(requestId)
    if (before) return { ...before, status: 200 }
    const answer = does() ?? missing()
    // What it refused may be asked again.
    if (requestId && answer.status < 300) known.set(requestId, answer)
    return answer
  }
  const findCall = (request: IncomingMessage, body: string) => {
    const line = `${request.method} ${request.url}`
    if (line === 'POST /v1/oauth2/token') return { name: 'token', answer: () => giveToken(request, body) }
    const requestId = request.headers['paypal-request-id'] as string | undefined
    const bearer = String(request.headers.authorization).replace('Bearer ', '')
    for (const [pattern, name, does] of routes) {
      const [, id = ''] = pattern.exec(line) ?? [undefined]
      if (!pattern.test(line)) continue
      const answer = () =>
        tokens.has(bearer)
          ? doing(() => does(decodeURIComponent(id), body), requestId && `${name} ${requestId}`)
          : refused(401, 'AUTHENTICATION_FAILURE')
      return { name, requestId, answer }
    }
    return { name: 'none', answer: missing }
  }

  /** What the payer does in PayPal's window: back it goes to where the site wants it. */
  const approve = (id: string, means: Means = 'good') => {
    const order = orders.get(id)!
    if (order.captures.length === 0) Object.assign(order, { means, status: 'APPROVED' })
    return `${order.context.return_url}&token=${id}&PayerID=QYR5Z8XDVJNXQ`
  }
  const showPage = (request: IncomingMessage, response: ServerResponse, sent: string) => {
    const id = new URL(request.url ?? '', address).searchParams.get('token') ?? ''
    const order = orders.get(id)
    if (!order) return void response.writeHead(404).end()
    if (request.method === 'GET')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(order))
    const means = new URLSearchParams(sent).get('means')
    const location = means ? approve(id, means as Means) : `${order.context.cancel_url}&token=${id}`
    response.writeHead(303, { location }).end()
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url?.startsWith('/checkoutnow')) return showPage(request, response, body)
    const { name, requestId, answer } = { requestId: undefined, ...findCall(request, body) }
    calls.push({ call: name, requestId })
    await state.before(name)
    const struck = state.on.test(name) ? state.fault : 'none'
    if (struck === 'early') return void response.destroy()
    if (struck === 'silence') return
    if (struck === 'down') return void response.writeHead(500).end('Bad.')
    const { status, body: said } = answer()
    if (struck === 'lost') return void response.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** An event as it is delivered, signed for `webhookId`. Its spacing is PayPal's own: written anew, it is another text. */
  const event = (event_type: string, resource: object, { id = next('WH-'), webhookId = keys.webhookId } = {}) => {
    const body = JSON.stringify({ id, event_version: '1.0', create_time: at, event_type, resource }, null, 1)
    return { id, body, headers: signedHeaders(body, webhookId, at) }
  }
  return {
    account: { ...keys, apiUrl: address },
    orders,
    disputes,
    payouts,
    calls,
    state,
    approve,
    of: (reference: string) => [...orders.values()].filter(({ unit }) => unit.custom_id === reference),
    /** Tokens run out. */
    forgetTokens: () => tokens.clear(),
    /** A pending capture comes to its end, late. */
    decide: (id: string, status: 'COMPLETED' | 'DECLINED') => {
      for (const capture of orders.get(id)!.captures) capture.status = status
    },
    /** The payer opens a dispute about what was taken for an order. */
    dispute: (id: string, reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED') => {
      const taken = orders.get(id)!.captures[0]!
      const dispute: Dispute = {
        dispute_id: next('PP-D-'),
        status: 'OPEN',
        reason,
        create_time: at,
        update_time: at,
        dispute_amount: taken.amount,
        dispute_life_cycle_stage: 'INQUIRY',
        seller_response_due_date: '2026-12-01T12:00:00Z',
        disputed_transactions: [{ seller_transaction_id: taken.id }],
      }
      disputes.set(dispute.dispute_id, dispute)
      return dispute
    },
    resolve: (id: string, outcome_code: string) =>
      Object.assign(disputes.get(id)!, { status: 'RESOLVED', dispute_outcome: { outcome_code } }),
    event,
    events: {
      approved: (id: string) => event('CHECKOUT.ORDER.APPROVED', { id, status: 'APPROVED' }),
      captured: (id: string, kind = 'COMPLETED') => {
        const { captures, unit } = orders.get(id)!
        const supplementary_data = { related_ids: { order_id: id } }
        return event(`PAYMENT.CAPTURE.${kind}`, { ...captures[0], custom_id: unit.custom_id, supplementary_data })
      },
      paidOut: ({ id, sender_batch_id }: Batch, kind = 'SUCCEEDED') =>
        event(`PAYMENT.PAYOUTS-ITEM.${kind}`, { payout_batch_id: id, sender_batch_id }),
      disputed: ({ dispute_id }: Pick<Dispute, 'dispute_id'>, kind = 'CREATED') =>
        event(`CUSTOMER.DISPUTE.${kind}`, { dispute_id }),
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type PayPalServer = Awaited<ReturnType<typeof openPayPal>>
