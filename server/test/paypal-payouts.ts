import { missing, ok, refused, type Answer } from './paypal-shapes.ts'

interface Item {
  recipient_type: string
  receiver: string
  amount: { currency: string; value: string }
  sender_item_id: string
  note: string
}
export interface Batch {
  id: string
  sender_batch_id: string
  status: string
  items: (Item & { id: string; status: string })[]
}
interface Asked {
  sender_batch_header: { sender_batch_id: string; email_subject: string }
  items: Item[]
}
const isItem = ({ recipient_type, receiver, amount, sender_item_id }: Item) =>
  recipient_type === 'EMAIL' &&
  /^[^@\s]+@[^@\s]+$/.test(receiver) &&
  amount.currency === 'USD' &&
  /^\d{1,5}\.\d\d$/.test(amount.value) &&
  sender_item_id.length <= 63

/**
 * Payouts as PayPal does them: a batch is taken at once and paid bit by bit; a name that was used names the first batch in its
 * refusal. `state.says`: what it refuses the next batches with; `state.status`: how the items of new ones stand.
 */
export const openPayouts = (next: (kind: string) => string, addressOf: () => string) => {
  const batches = new Map<string, Batch>()
  const state: { says: string | undefined; status: string } = { says: undefined, status: 'PENDING' }
  const header = ({ id, status, sender_batch_id }: Batch) => ({
    payout_batch_id: id,
    batch_status: status,
    sender_batch_header: { sender_batch_id },
  })
  const shown = (batch: Batch) => ({
    batch_header: header(batch),
    items: batch.items.map(({ id, status, ...payout_item }) => ({
      payout_item_id: id,
      transaction_status: status,
      payout_batch_id: batch.id,
      payout_item,
    })),
  })
  const pay = ({ sender_batch_header, items }: Asked): Answer => {
    const { sender_batch_id } = sender_batch_header
    const first = [...batches.values()].find((one) => one.sender_batch_id === sender_batch_id)
    if (first) {
      const said = refused(400, 'USER_BUSINESS_ERROR', 'DUPLICATE_BATCH')
      const link = [{ href: `${addressOf()}/v1/payments/payouts/${first.id}`, rel: 'self', method: 'GET' }]
      return { ...said, body: { ...said.body, details: [{ issue: 'Batch with given sender_batch_id exists', link }] } }
    }
    if (state.says) return refused(422, state.says)
    if (items.length === 0 || !items.every(isItem)) return refused(400, 'VALIDATION_ERROR')
    const made = items.map((item) => ({ ...item, id: next('PI'), status: state.status }))
    const batch = { id: next('PB'), sender_batch_id, status: 'PENDING', items: made }
    batches.set(batch.id, batch)
    return ok({ batch_header: header(batch) }, 201)
  }
  return {
    batches,
    state,
    pay,
    get: (id: string) => (batches.has(id) ? ok(shown(batches.get(id)!)) : missing()),
    /** What became of the items of a batch, one after the other; the last stands for all that follow. */
    decide: (batch: Batch, ...statuses: string[]) => {
      batch.status = 'SUCCESS'
      batch.items.forEach((item, at) => Object.assign(item, { status: statuses[at] ?? statuses.at(-1) }))
    },
    /** All that PayPal has paid to anybody, by the statement's line. */
    paid: () =>
      [...batches.values()].flatMap(({ items }) =>
        items.filter(({ status }) => status === 'SUCCESS').map(({ sender_item_id }) => sender_item_id),
      ),
  }
}
