import { happens, theOther, type Source } from '../kernel/timeline.ts'

const order = {
  from: 'reading_order',
  at: 't.made_at',
  what: 't.state',
  subject_id: 't.id',
  with_id: theOther,
  act: `case when t.paid_at is not null then 'look' end`,
}

export const timeline: readonly Source[] = [
  happens('orders', { ...order, of: { CLIENT: 'client_id' } }),
  happens('orders', { ...order, name: 'orders_got', of: { READER: 'reader_id' }, where: 't.paid_at is not null' }),
]
