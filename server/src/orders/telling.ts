import type { NoticeTitle } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import type { Tx } from '../kernel/database.ts'
import { dollars } from '../kernel/dollars.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { find, type Order } from './store.ts'

export const announce = (tx: Tx, { id, state, client_id, reader_id }: Order) => {
  for (const person of [client_id, reader_id]) tx.announce(personRoom(person), 'order:changed', { id, state })
}

type Names = { client: string; reader: string }
type Titles = Partial<Record<'client' | 'reader', (names: Names) => NoticeTitle>>
/** What happened to an order, to one of its people or both. */
const titlesOf = {
  placed: () => ({ reader: ({ client }) => ['order_placed', { name: client }] }),
  delivered: () => ({ client: ({ reader }) => ['order_delivered', { name: reader }] }),
  late: (amount) => ({
    client: () => ['order_late', { amount }],
    reader: ({ client }) => ['order_late_reader', { name: client }],
  }),
  lapsed: (amount) => ({
    client: () => ['order_lapsed', { amount }],
    reader: ({ client }) => ['order_lapsed_reader', { name: client }],
  }),
  declined: (amount) => ({ client: ({ reader }) => ['order_declined', { name: reader, amount }] }),
  ended: (amount) => ({
    client: () => ['order_ended', { amount }],
    reader: ({ client }) => ['order_ended_reader', { name: client }],
  }),
  asked: () => ({ reader: ({ client }) => ['order_asked', { name: client }] }),
  explained: () => ({ client: ({ reader }) => ['order_explained', { name: reader }] }),
} as const satisfies Record<string, (amount: string) => Titles>
export type Event = keyof typeof titlesOf

/** Tells what happened to an order, and that it is other than it was. */
export const tellOf = async (tx: Tx, parts: Parts, event: Event, order: Order, now: number, cents?: number) => {
  const names = (await find(tx, order.id))!
  const titles: Titles = titlesOf[event](dollars(cents ?? 0))
  for (const [role, personId] of [
    ['client', order.client_id],
    ['reader', order.reader_id],
  ] as const) {
    // Where the payer's bank took the money already, none goes back to tell of.
    const isUntold = role === 'client' && cents === 0
    const title = titles[role]?.({ client: names.client_username, reader: names.reader_name })
    if (title && !isUntold)
      await tell(tx, parts, { personId, event: 'order', title, body: '', link: paths.order(order.id), now })
  }
  announce(tx, order)
}
