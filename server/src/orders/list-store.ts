import { integer, moment, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { family, reads } from '../kernel/statement.ts'
import { columns, shown, shownOf } from './store.ts'

export type Place = [at: number, id: string]
const parts = ['all', 'open', 'past'] as const
export type Part = (typeof parts)[number]

// What waits for the provider's answer; a form that nobody filled in is no order.
const coming = `state = 'unpaid' and exists (select from payment p where p.id = payment_id and p.state in ('intent', 'unknown', 'review')
  and (p.form_until is null or p.transaction_id is not null))`
const waits = `state in ('paid', 'begun') or (clarify_at is not null and clarified_at is null)`
const wheres = {
  client: {
    all: `(state <> 'unpaid' or ${coming})`,
    open: `(${waits} or ${coming})`,
    past: `state <> 'unpaid' and not (${waits})`,
  },
  reader: { all: 'paid_at is not null', open: `(${waits})`, past: `paid_at is not null and not (${waits})` },
} as const

const pages = family({ of: ['client', 'reader'], part: parts }, ({ of, part }, key) =>
  reads(`order_page_${key}`, {
    takes: { personId: text, at: moment, id: text, most: integer },
    gives: shown,
    text: ($) => {
      const isSoonest = of === 'reader' && part === 'open'
      const order = isSoonest ? 'promised_at, id' : 'made_at desc, id desc'
      const after = `(${isSoonest ? 'promised_at' : 'made_at'}, id) ${isSoonest ? '>' : '<'} (${$.at}, ${$.id})`
      const page = `select ${columns} from reading_order where ${of}_id = ${$.personId} and ${after} and ${wheres[of][part]}
        order by ${order} limit ${$.most}`
      return `${shownOf(page)} order by ${isSoonest ? 'o.promised_at, o.id' : 'o.made_at desc, o.id desc'}`
    },
  }),
)
/** Orders of a client or a reader: what waits for a reader that is promised first, anything else the newest first. */
export const listOrders = (
  db: Db,
  asked: { of: 'client' | 'reader'; part: Part; personId: string },
  place: Place | undefined,
  most: number,
) => {
  const { of, part, personId } = asked
  const [at, id] = place ?? [of === 'reader' && part === 'open' ? -Infinity : Infinity, '']
  return db.run(pages({ of, part }), { personId, at, id, most })
}
