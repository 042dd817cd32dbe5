import { Refusal, refuse } from '@evenlight/contract/errors'
import { letsIn } from '@evenlight/contract/route'
import { written } from '@evenlight/contract/sentences'
import type { Act } from '../kernel/approval.ts'
import { audited } from '../kernel/audit.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { actOf, prepareOf, type Actor } from '../kernel/handler.ts'
import { readBy } from '../kernel/input.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Request } from './columns.ts'
import type { HeldCall } from './held.ts'
import { leaseMs } from './rules.ts'
import * as store from './store.ts'
import { announce, detailOf, tellOutcome } from './telling.ts'

const reply = { status: () => {}, header: () => {}, cookie: () => {} }
const said = (schema: HeldCall['route']['body'], kept: unknown) => (schema ? readBy(schema, kept) : undefined)

/** The very call as whoever asked for it made it; its key is the request, so that it happens once whoever tries it again. */
const contextOf = ({ route }: HeldCall, row: Request, actor: Actor, now: number) => ({
  actor,
  params: said(route.params, row.params),
  query: {},
  body: said(route.body, row.body),
  now,
  request: { id: row.id, ip: '', key: `approval ${row.id}`, header: () => undefined, cookie: () => undefined },
  reply,
})

/** The call, unless it has become another one meanwhile. */
const made = async (on: Db, call: HeldCall, row: Request, now: number) => {
  const asker = await store.findAsker(on, row.asked_by)
  if (!asker?.admin_role || !letsIn(call.route.access, { role: 'ADMIN', adminRole: asker.admin_role }))
    throw refuse('wrong_state', { detail: 'approval_asker_gone' })
  const { id, username, admin_role: adminRole } = asker
  const actor: Actor = { id, role: 'ADMIN', adminRole, username, signInId: '', proved: true }
  const context = contextOf(call, row, actor, now)
  const weight = await call.held.weigh({ ...context, db: on } as never)
  if (weight && weight.amount > row.amount) throw refuse('wrong_state', { detail: 'approval_more' })
  return context
}

const end = async (tx: Tx, parts: Parts, row: Request, now: number, failed?: Refusal) => {
  const state = failed ? ('failed' as const) : ('done' as const)
  const why = failed && written(failed.details.detail ?? failed.code)
  await store.save(tx, { ...row, state, ended_at: now, taken_until: null, failed: why ?? null })
  await audited(tx, {
    actorId: row.decided_by ?? row.asked_by,
    action: failed ? 'approval.fail' : 'approval.do',
    subjectId: row.id,
    detail: { ...detailOf(row), ...(why && { code: why.code }) },
  })
  await tellOutcome(tx, parts, row, state, now)
  announce(tx, row)
}

const lockApproved = async (tx: Tx, id: string) => {
  const row = await store.lock(tx, id)
  return row?.state === 'approved' ? row : undefined
}
/** Carries out what was approved, by the act's own rules and for whoever asked. */
export const makeCarrying = (parts: Parts, acts: Map<Act, HeldCall>) => {
  const { database, clock } = parts
  const { transaction, db } = database
  const ended = (id: string, now: number, failed?: Refusal) =>
    transaction(async (tx) => {
      const row = await lockApproved(tx, id)
      if (row) await end(tx, parts, row, now, failed)
    })

  /** An act of one transaction: it and its being done are one. */
  const within = async (call: HeldCall, row: Request, now: number) => {
    const slow = prepareOf(call.handler)
    const prepared = slow && (await slow({ ...(await made(db, call, row, now)), db }))
    await transaction(async (tx) => {
      const mine = await lockApproved(tx, row.id)
      if (!mine) return
      await actOf(call.handler)({ ...(await made(tx, call, mine, now)), tx, prepared })
      await end(tx, parts, mine, now)
    })
  }
  /** An act that asks somebody outside: one node at a time is at it, and who finds it left behind asks by the same key. */
  const apart = async (call: HeldCall, { id }: Request, now: number) => {
    const mine = await transaction(async (tx) => {
      const row = await lockApproved(tx, id)
      if (!row || (row.taken_until !== null && row.taken_until > now)) return undefined
      await store.save(tx, { ...row, taken_until: now + leaseMs })
      return row
    })
    if (!mine) return
    // What was checked before it was taken up the first time may be so by its own doing the next time.
    const isFirst = mine.taken_until === null
    const context = await made(db, call, isFirst ? mine : { ...mine, amount: Infinity }, now)
    await actOf(call.handler)({ ...context, db })
    await ended(id, now)
  }

  /** Does it, or says why it could not be done; a failure of ours leaves it to the next look. */
  return async (id: string) => {
    const now = clock.now()
    const row = await store.find(db, id)
    const call = row && acts.get(row.act)
    if (row?.state !== 'approved' || !call) return
    try {
      await (call.route.tx ? apart : within)(call, row, now)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await ended(id, now, error)
    }
  }
}
