import { refuse } from '@evenlight/contract/errors'
import type { payments as area } from '@evenlight/contract/payments'
import { audited } from '../kernel/audit.ts'
import { decidedAlready } from '../kernel/decided.ts'
import { paged } from '../kernel/cursor.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { findUses } from '../wallet/public.ts'
import * as store from './dispute-store.ts'
import type { Disputes } from './disputes.ts'
import { lock } from './store.ts'

type Uses = Awaited<ReturnType<typeof findUses>>
const present = (row: store.Listed, uses: Uses) => ({
  id: row.id,
  payment_id: row.payment_id,
  client: { id: row.client_id, username: row.username },
  method: row.method,
  state: row.state,
  stage: row.stage,
  reason: row.reason,
  amount_cents: row.amount_cents,
  payment_cents: row.payment_cents,
  paid_seconds: row.paid_seconds,
  free_seconds: row.free_seconds,
  held_seconds: row.held_seconds,
  bought_at: iso(row.bought_at),
  opened_at: iso(row.opened_at),
  due_at: row.due_at === null ? null : iso(row.due_at),
  closed_at: row.closed_at === null ? null : iso(row.closed_at),
  readings: uses
    .filter(({ payment_id }) => payment_id === row.payment_id)
    .map(({ reading_id, reader_name, seconds }) => ({ id: reading_id, reader_name: reader_name ?? '', seconds })),
})

const presentOne = async (db: Db, id: string) => {
  const row = await store.findListed(db, id)
  if (!row) throw refuse('not_found')
  return present(row, await findUses(db, [row.payment_id]))
}
/**
 * Of a card the desk knows more than the provider says; PayPal says all of it itself. Read behind the payment's lock, so
 * that of two who decide at once the second sees what the first decided.
 */
const findAtDesk = async (tx: Tx, id: string) => {
  const dispute = await store.findListed(tx, id)
  if (!dispute) throw refuse('not_found')
  if (dispute.method === 'paypal') throw refuse('wrong_state', { detail: 'provider_decides' })
  await lock(tx, dispute.payment_id)
  return (await store.find(tx, id))!
}

type Calls = Pick<Handlers<typeof area>, 'disputes' | 'noteDispute' | 'endDispute'>
/** Disputes at the desk: the list with its evidence, and what somebody of the house copies from the bank's letters. */
export const disputeCalls = (parts: Parts, { note }: Disputes): Calls => ({
  disputes: ({ db, query }) =>
    paged(parts, {
      list: `disputes ${query.state ?? ''}`,
      query,
      load: (place: store.Place | undefined, most) => store.listDisputes(db, query.state, place, most),
      placeOf: (row) => [row.opened_at, row.id],
      items: async (rows) => {
        const uses = rows.length ? await findUses(db, [...new Set(rows.map(({ payment_id }) => payment_id))]) : []
        return rows.map((row) => present(row, uses))
      },
    }),
  noteDispute: async ({ tx, actor, body, now }) => {
    const { dispute_id: id, reason, due_at } = body
    const dispute = await findAtDesk(tx, id)
    await note(tx, { ...dispute, reason, due_at: due_at === undefined ? null : Date.parse(due_at) }, now)
    await audited(tx, { actorId: actor.id, action: 'payments.dispute_noted', subjectId: dispute.payment_id, reason })
    return presentOne(tx, id)
  },
  endDispute: async ({ tx, actor, body, now }) => {
    const { dispute_id: id, outcome: state, reason } = body
    const dispute = await findAtDesk(tx, id)
    if (body.was !== undefined && body.was !== dispute.state)
      throw await decidedAlready(tx, {
        actor,
        of: dispute.payment_id,
        by: ['payments.dispute_won', 'payments.dispute_lost'],
      })
    if (dispute.state !== state) await note(tx, { ...dispute, state, closed_at: now }, now)
    const action = `payments.dispute_${state}` as const
    await audited(tx, { actorId: actor.id, action, subjectId: dispute.payment_id, reason })
    return presentOne(tx, id)
  },
})
