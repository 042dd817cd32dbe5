import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import type { Order } from './calls.ts'

const tones: Record<Order['state'], Tone> = {
  unpaid: 'warning',
  paid: 'info',
  begun: 'primary',
  delivered: 'success',
  declined: 'plain',
  lapsed: 'plain',
  ended: 'plain',
  refunded: 'plain',
}

/** How far an order has come, in a word. */
export function StateBadge({ of: { state, late_at, delivered_at, clarification } }: { of: Order }) {
  const say = useSay()
  const isLate = late_at !== undefined && delivered_at === undefined && (state === 'paid' || state === 'begun')
  if (clarification === 'asked') return <Badge tone="warning">{say('orders.clarification.asked')}</Badge>
  if (isLate) return <Badge tone="danger">{say('orders.late')}</Badge>
  return <Badge tone={tones[state]}>{say(`orders.state.${state}`)}</Badge>
}
