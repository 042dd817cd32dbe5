import type { Db } from '../kernel/database.ts'
import type { State } from './rules.ts'

export interface Payment {
  id: string
  client_id: string
  package_id: string
  amount_cents: number
  paid_seconds: number
  free_seconds: number
  method: string
  state: State
  made_at: Date
  settled_at: Date | null
}
export type Intent = Omit<Payment, 'state' | 'settled_at'> & { request_key: string | undefined }

const columns =
  'id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, state, made_at, settled_at'

const intended = {
  name: 'payment_intended',
  text: `insert into payment (id, client_id, package_id, amount_cents, paid_seconds, free_seconds, method, request_key, made_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (client_id, request_key) where state <> 'declined' do nothing returning ${columns}`,
}
const ofKey = {
  name: 'payment_of_key',
  text: `select ${columns} from payment where client_id = $1 and request_key = $2 and state <> 'declined'`,
}

/** Writes an intent down, or answers the payment that the same key made before. */
export async function intend(tx: Db, one: Intent) {
  const values = [one.id, one.client_id, one.package_id, one.amount_cents, one.paid_seconds, one.free_seconds]
  const [made] = await tx.run<Payment>(intended, [...values, one.method, one.request_key ?? null, one.made_at])
  if (made) return { payment: made, fresh: true }
  const [before] = await tx.run<Payment>(ofKey, [one.client_id, one.request_key])
  return before && { payment: before, fresh: false }
}

const byId = { name: 'payment_by_id', text: `select ${columns} from payment where id = $1` }
const locked = { name: 'payment_locked', text: `select ${columns} from payment where id = $1 for update` }

export const find = async (db: Db, id: string) => (await db.run<Payment>(byId, [id]))[0]
export const lock = async (tx: Db, id: string) => (await tx.run<Payment>(locked, [id]))[0]

const moved = {
  name: 'payment_moved',
  text: `update payment set state = $2, settled_at = $3 where id = $1 returning ${columns}`,
}

export const setState = async (tx: Db, id: string, state: State, settledAt: Date | null) =>
  (await tx.run<Payment>(moved, [id, state, settledAt]))[0]!

const waiting = {
  name: 'payment_waiting',
  text: `select ${columns} from payment where state in ('intent', 'unknown', 'review') order by state = 'review', made_at limit $1`,
}
const waitingOf = {
  name: 'payment_waiting_of',
  text: `select ${columns} from payment where client_id = $1 and state in ('intent', 'unknown', 'review') order by made_at desc`,
}

/** Payments whose end is not known yet, oldest first; those that wait for a person never keep the others from being asked. */
export const open = (db: Db, most: number) => db.run<Payment>(waiting, [most])
/** Those of one client, newest first. */
export const openOf = (db: Db, clientId: string) => db.run<Payment>(waitingOf, [clientId])
