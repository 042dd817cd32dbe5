import { clients } from '@evenlight/contract/clients'
import { api } from '../api.ts'
import { inPages } from '../in-pages.ts'

const calls = api(clients)
export type OwnClient = Awaited<ReturnType<typeof calls.index>>['data'][number]

export const ways = ['username', 'first_name', 'date'] as const
/** By what a reader looks for clients; empty is everybody. */
export interface Wish {
  by: (typeof ways)[number]
  q: string
  from: string
  to: string
}
export const everybody: Wish = { by: 'username', q: '', from: '', to: '' }

/** While a year is typed, a browser says that of 2026 is 0002 first: no day to ask for yet. */
const whole = (day: string) => (/^(?:19|2\d)\d\d-/.test(day) ? day : '')

/** A reader's own clients, whoever was there last first. */
export const clientsOf = (wish: Wish) => {
  const { by } = wish
  const [from, to] = [whole(wish.from), whole(wish.to)]
  const q = wish.q.trim()
  return inPages(['clients', by, q, from, to], (place) => {
    if (by === 'date') return calls.byDate({ query: { ...place, ...(from && { from }), ...(to && { to }) } })
    if (!q) return calls.index({ query: place })
    return by === 'username'
      ? calls.byUsername({ query: { ...place, q } })
      : calls.byFirstName({ query: { ...place, q } })
  })
}
