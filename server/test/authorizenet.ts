import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { profileOrders, profilesOf } from './authorizenet-profiles.ts'
import { type Body, fault, ok, type Transaction } from './authorizenet-said.ts'
import { signatureKey } from './authorizenet-signing.ts'

const mark = '\uFEFF'

// The order of the members, as the schema of the provider has them.
const orders: Record<string, string[]> = {
  createTransactionRequest: ['merchantAuthentication', 'clientId', 'refId', 'transactionRequest'],
  transactionRequest:
    'transactionType amount currencyCode payment profile solution callId terminalNumber authCode refTransId splitTenderId order lineItems poNumber customer billTo shipTo customerIP transactionSettings'.split(
      ' ',
    ),
  getHostedPaymentPageRequest: ['merchantAuthentication', 'refId', 'transactionRequest', 'hostedPaymentSettings'],
  getUnsettledTransactionListRequest: ['merchantAuthentication', 'refId', 'status', 'sorting', 'paging'],
  getSettledBatchListRequest: [
    'merchantAuthentication',
    'refId',
    'includeStatistics',
    'firstSettlementDate',
    'lastSettlementDate',
  ],
  getTransactionListRequest: ['merchantAuthentication', 'refId', 'batchId', 'sorting', 'paging'],
  getTransactionDetailsRequest: ['merchantAuthentication', 'refId', 'transId'],
  updateHeldTransactionRequest: ['merchantAuthentication', 'refId', 'heldTransactionRequest'],
  order: ['invoiceNumber', 'description'],
  ...profileOrders,
}
const misplaced = (name: string, value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const order = orders[name]
  const places = Object.keys(value).map((key) => order?.indexOf(key) ?? 0)
  if (order && places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0))) return name
  return Object.entries(value)
    .map(([key, inner]) => misplaced(key, inner))
    .find(Boolean)
}

const answered = (responseCode: string, transId: string, errorCode?: string) => ({
  transactionResponse: {
    responseCode,
    transId,
    accountNumber: 'XXXX1111',
    accountType: 'Visa',
    ...(errorCode ? { errors: [{ errorCode, errorText: 'No.' }] } : { messages: [{ code: '1', description: 'Yes.' }] }),
  },
  ...(responseCode === '3' ? fault('E00027') : ok),
})

const formPage = (
  token: string,
  frame: string,
  done: string,
) => `<!doctype html><html lang="en"><title>Card company</title>
<h1>Card company</h1><button>approved</button> <button>declined</button> <button>cancel</button> <p role="status"></p>
<iframe hidden src="${frame}#action=resizeWindow&width=300&height=600"></iframe><script>
const tell = (said) => { document.querySelector('iframe').src = '${frame}#' + said }
for (const button of document.querySelectorAll('button')) button.onclick = async () => {
  const card = button.textContent
  if (card === 'cancel') return tell('action=cancel')
  await fetch('/pressed?token=${token}&card=' + card, { method: 'POST' })
  if (card === 'declined') document.querySelector('p').textContent = 'This card was declined.'
  else tell('${done}')
}</script></html>`

export type Fault = 'none' | 'down' | 'lost' | 'early' | 'error' | 'silence'

/**
 * A server that speaks as Authorize.Net does: the mark before its JSON, 200 for errors, the order of members. A token's value
 * says how the card answers. `state.fault` strikes the calls that `state.on` names: `early` cuts the line before anything is
 * done, `lost` after it; `down` says 500, `error` that it failed, `silence` nothing.
 */
export const openAuthorizeNet = async () => {
  const account = { loginId: 'evenlight', transactionKey: 'a-key' }
  const transactions = new Map<string, Transaction>()
  const forms = new Map<string, Body>()
  const frames = new Map<string, string>()
  /** What the button of a form says. */
  const buttons = new Map<string, string>()
  const used = new Set<string>()
  const calls: { call: string; body: Body }[] = []
  const state: { fault: Fault; on: RegExp; before: (call: string) => Promise<unknown> | undefined } = {
    fault: 'none',
    on: /./,
    before: () => undefined,
  }
  let count = 60_000

  const make = (status: string, { amount, order }: Body, card?: string) => {
    const last4 = '1111'
    const transId = String(++count)
    const invoiceNumber = (order as { invoiceNumber?: string } | undefined)?.invoiceNumber
    transactions.set(transId, {
      transId,
      transactionStatus: status,
      invoiceNumber,
      authAmount: Number(amount),
      last4,
      card,
    })
    return transId
  }
  const hold = (request: Body, value: string) => {
    if (value.startsWith('approved')) return answered('1', make('authorizedPendingCapture', request, value))
    if (value === 'review') return answered('4', make('FDSAuthorizedPendingReview', request, value), '252')
    if (value === 'broken') return answered('3', '0', '8')
    return answered('2', make('declined', request, value), '2')
  }
  /** Uses a token up: one that has a number of its own works once. */
  const isSpent = (dataValue: string) => {
    const isUsed = used.has(dataValue)
    used.add(dataValue)
    return isUsed && dataValue.includes(' ')
  }
  const kinds: Record<string, (request: Body) => object> = {
    authOnlyTransaction: (request) => {
      if (request.profile) {
        const card = profiles.cardOf(request.profile as Body)
        return card ? hold(request, card.card) : fault('E00040', 'The record cannot be found.')
      }
      const { dataValue } = (request.payment as { opaqueData: { dataValue: string } }).opaqueData
      const value = dataValue.split(' ')[0] ?? ''
      if (isSpent(dataValue)) return fault('E00114')
      return hold(request, value)
    },
    priorAuthCaptureTransaction: ({ refTransId }) => {
      const found = transactions.get(String(refTransId))
      if (found?.transactionStatus !== 'authorizedPendingCapture') return answered('3', '0', '311')
      found.transactionStatus = 'capturedPendingSettlement'
      return answered('1', found.transId)
    },
    voidTransaction: ({ refTransId }) => {
      const found = transactions.get(String(refTransId))
      if (!/Pending(Capture|Settlement)$/.test(found?.transactionStatus ?? '')) return answered('3', '0', '310')
      found!.transactionStatus = 'voided'
      return answered('1', found!.transId)
    },
    refundTransaction: (request) => {
      const found = transactions.get(String(request.refTransId))
      const { cardNumber } = (request.payment as { creditCard: { cardNumber: string } }).creditCard
      if (found?.transactionStatus !== 'settledSuccessfully' || cardNumber !== found.last4)
        return answered('3', '0', '54')
      return answered('1', make('refundPendingSettlement', request))
    },
  }
  const profiles = profilesOf({ transactions, isSpent, next: () => String(++count) })
  const listed = (from: Transaction[]) => ({
    transactions: from.toReversed().map(({ authAmount, ...one }) => ({ ...one, settleAmount: authAmount })),
    ...ok,
  })
  const answers: Record<string, (body: Body) => object> = {
    ...profiles.answers,
    createTransactionRequest: ({ transactionRequest }) => {
      const request = transactionRequest as Body
      return kinds[String(request.transactionType)]?.(request) ?? fault('E00003')
    },
    getHostedPaymentPageRequest: ({ transactionRequest, hostedPaymentSettings }) => {
      const token = `form-${++count}`
      forms.set(token, transactionRequest as Body)
      const { setting } = hostedPaymentSettings as { setting: { settingName: string; settingValue: string }[] }
      const frame = setting.find(({ settingName }) => settingName.endsWith('IFrameCommunicatorUrl'))
      const button = setting.find(({ settingName }) => settingName === 'hostedPaymentButtonOptions')
      buttons.set(token, (JSON.parse(button?.settingValue ?? '{}') as { text: string }).text)
      frames.set(token, (JSON.parse(frame?.settingValue ?? '{}') as { url: string }).url)
      return { token, ...ok }
    },
    getUnsettledTransactionListRequest: () => listed([...transactions.values()].filter(({ batchId }) => !batchId)),
    getSettledBatchListRequest: () => ({ batchList: [{ batchId: 'b1' }], ...ok }),
    getTransactionListRequest: ({ batchId }) =>
      listed([...transactions.values()].filter((one) => one.batchId === batchId)),
    getTransactionDetailsRequest: ({ transId }) => {
      const found = transactions.get(String(transId))
      if (!found) return fault('E00040')
      const { invoiceNumber, last4, ...rest } = found
      const payment = { creditCard: { cardNumber: `XXXX${last4}`, cardType: 'Visa' } }
      return { transaction: { ...rest, responseCode: 1, order: { invoiceNumber }, payment }, ...ok }
    },
    updateHeldTransactionRequest: ({ heldTransactionRequest }) => {
      const { action, refTransId } = heldTransactionRequest as { action: string; refTransId: string }
      const found = transactions.get(refTransId)!
      found.transactionStatus = action === 'approve' ? 'authorizedPendingCapture' : 'voided'
      return answered('1', refTransId)
    },
  }
  const answer = (call: string, body: Body) => {
    const { name, transactionKey } = body.merchantAuthentication as { name: string; transactionKey: string }
    if (name !== account.loginId || transactionKey !== account.transactionKey) return fault('E00007')
    const wrong = misplaced(call, body)
    return wrong ? fault('E00003', `invalid child element in ${wrong}`) : (answers[call]?.(body) ?? fault('E00003'))
  }

  const send = (response: ServerResponse, value: object) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(mark + JSON.stringify(value))
  const fillIn = (token: string, value: string) => hold(forms.get(token)!, value)
  /** The form in the client's browser: posted its token, it asks for a card; what is pressed is done. */
  const showForm = async ({ url = '' }: IncomingMessage, response: ServerResponse, sent: string) => {
    const pressed = new URL(url, 'http://form').searchParams
    if (url.startsWith('/pressed')) {
      const [token, card] = [pressed.get('token')!, pressed.get('card')!]
      if (forms.has(token)) fillIn(token, card)
      else profiles.fillIn(token, card)
      return response.end()
    }
    const token = new URLSearchParams(sent).get('token') ?? ''
    const frame = frames.get(token) ?? profiles.frameOf(token)
    const done = frames.has(token)
      ? 'action=transactResponse&response=%7B%22transId%22%3A%220%22%7D'
      : 'action=successfulSave'
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(formPage(token, frame, done))
  }
  const server = createServer(async (request, response) => {
    if (request.url !== '/xml/v1/request.api') return void showForm(request, response, await text(request))
    const [[call, body]] = Object.entries(JSON.parse(await text(request)) as Record<string, Body>) as [[string, Body]]
    const name = [call, (body.transactionRequest as Body | undefined)?.transactionType].filter(Boolean).join(' ')
    calls.push({ call: name, body })
    await state.before(name)
    const struck = state.on.test(name) ? state.fault : 'none'
    if (struck === 'early') return void response.destroy()
    if (struck === 'silence') return
    if (struck === 'down') return void response.writeHead(500).end('Bad.')
    if (struck === 'error') return void send(response, fault('E00001'))
    const done = answer(call, body)
    if (struck === 'lost') return void response.destroy()
    send(response, done)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    account: {
      ...account,
      signatureKey: Buffer.from(signatureKey),
      apiUrl: `${address}/xml/v1/request.api`,
      formUrl: address,
    },
    transactions,
    calls,
    state,
    forms,
    buttons,
    profiles,
    /** What the client does in the form that was opened with this token. */
    fillIn,
    of: (reference: string) => [...transactions.values()].filter(({ invoiceNumber }) => invoiceNumber === reference),
    /** The night comes: what was taken or paid back is settled. */
    settle: () => {
      for (const one of transactions.values()) {
        if (!one.transactionStatus.endsWith('PendingSettlement')) continue
        one.transactionStatus = one.transactionStatus.startsWith('refund')
          ? 'refundSettledSuccessfully'
          : 'settledSuccessfully'
        one.batchId = 'b1'
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
