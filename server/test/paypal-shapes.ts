export interface Money {
  currency_code: string
  value: string
}
export interface Unit {
  reference_id: string
  custom_id: string
  invoice_id: string
  description: string
  amount: Money
}
export interface Context {
  return_url: string
  cancel_url: string
}
export interface Capture {
  id: string
  status: string
  amount: Money
  custom_id: string
  order: string
}
interface Refund {
  id: string
  status: string
  amount: Money
  custom_id: string
  invoice_id: string
}
export interface Order {
  id: string
  status: string
  unit: Unit
  context: Context
  /** What its payer pays with: how the capture ends. */
  means: Means
  captures: Capture[]
  refunds: Refund[]
}
export interface Dispute {
  dispute_id: string
  status: string
  reason: string
  create_time: string
  update_time: string
  dispute_amount: Money
  dispute_life_cycle_stage: string
  seller_response_due_date: string
  disputed_transactions: { seller_transaction_id: string }[]
  dispute_outcome?: { outcome_code: string }
}
export interface Answer {
  status: number
  body: object
}
export type Means = 'good' | 'declined' | 'pending'
/** `early` cuts the line before anything is done, `lost` after it; `down` says 500, `silence` nothing. */
export type Fault = 'none' | 'down' | 'lost' | 'early' | 'silence'

export const at = '2026-11-20T12:00:00Z'
export const ok = (body: object, status = 200): Answer => ({ status, body })
export const refused = (status: number, name: string, issue?: string): Answer => ({
  status,
  body: { name, message: 'No.', debug_id: '90957fca61718', details: issue ? [{ issue, description: 'No.' }] : [] },
})
export const impossible = (issue: string) => refused(422, 'UNPROCESSABLE_ENTITY', issue)
export const missing = () => refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

export const cents = ({ value }: Money) => Math.round(Number(value) * 100)
export const isMoney = (money: Money | undefined) =>
  money?.currency_code === 'USD' && /^\d{1,7}\.\d\d$/.test(money.value) && cents(money) > 0
export const isUnit = ({ reference_id = '', custom_id = '', invoice_id = '', amount }: Partial<Unit>) =>
  reference_id.length <= 256 && custom_id.length <= 127 && invoice_id.length <= 127 && isMoney(amount)

export const page = (order: Order) => `<!doctype html><html lang="en"><title>PayPal</title><h1>PayPal</h1>
<p>${order.unit.amount.value} USD</p>
<form method="post"><button name="means" value="good">Pay now</button>
<button name="means" value="declined">Pay with an empty account</button>
<button name="means" value="">Cancel and return</button></form></html>`
