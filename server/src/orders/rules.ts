import { clarifyDays, lapseHours, orderCents, orderHours, type OrderState } from '@evenlight/contract/orders'
import type { Role } from '@evenlight/contract/route'
import { orderPrice } from '@evenlight/core/ledger/order'
import { dayMs, hourMs } from '@evenlight/core/wall-clock'
import type { output } from 'zod/v4/core'

type State = output<typeof OrderState>

interface OrderFacts {
  state: State
  delivered_at: number | null
  clarify_at: number | null
  clarified_at: number | null
}
// Who does what, and from which states; what is asked after the delivery has a rule of its own.
const actions = {
  draft: { by: 'READER', from: ['paid', 'begun'] },
  deliver: { by: 'READER', from: ['paid', 'begun'] },
  decline: { by: 'READER', from: ['paid'] },
  clarify: { by: 'CLIENT', from: ['delivered'] },
  explain: { by: 'READER', from: ['delivered'] },
} as const satisfies Record<string, { by: Role; from: readonly State[] }>
export type Act = keyof typeof actions
const names = Object.keys(actions) as Act[]

/** Until when the client may ask what was meant. */
export const clarifyUntil = (deliveredAt: number) => deliveredAt + clarifyDays * dayMs
const asksNow = ({ delivered_at, clarify_at }: OrderFacts, now: number) =>
  delivered_at !== null && clarify_at === null && now < clarifyUntil(delivered_at)

/** Whether an order that stands so can be dealt with so now. */
export const may = (act: Act, order: OrderFacts, now: number) => {
  if (!(actions[act].from as readonly State[]).includes(order.state)) return false
  if (act === 'clarify') return asksNow(order, now)
  return act !== 'explain' || (order.clarify_at !== null && order.clarified_at === null)
}
export const actsOf = (role: Role, order: OrderFacts, now: number) =>
  names.filter((act) => actions[act].by === role && may(act, order, now))

/** When all that is left of the price goes back, where the reading has not come. */
export const lapsesAt = (promisedBy: number) => promisedBy + lapseHours * hourMs

interface Special {
  questions: number
  price_cents: number
  due_hours: number
}
/** What so many questions cost, and how soon they are answered. */
export const termsOf = (questions: number, special: Special | undefined) => ({
  priceCents: special?.price_cents ?? orderPrice(questions, orderCents),
  dueHours: special?.due_hours ?? orderHours,
})
export const promisedBy = (paidAt: number, dueHours: number) => paidAt + dueHours * hourMs
