import { approvalAloneHours } from '@evenlight/contract/approvals'
import { refuse } from '@evenlight/contract/errors'
import { hourMs } from '@evenlight/core/wall-clock'
import type { Weight } from '../kernel/approval.ts'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Asked } from './columns.ts'
import type { Context } from './gate.ts'
import type { HeldCall } from './held.ts'
import { aloneMs, desksIn, openMs, samenessOf } from './rules.ts'
import * as store from './store.ts'
import { announce, detailOf, tellAlone } from './telling.ts'

/** Why nothing was done yet, and what it waits for. */
const waits = ({ id, due_at }: { id: string; due_at: number | null }, now: number) =>
  refuse('awaits_approval', {
    more: { approval_id: id },
    ...(due_at !== null && {
      detail: ['approval_alone', { hours: Math.max(1, Math.ceil((due_at - now) / hourMs)) }] as const,
    }),
  })

type Standing = NonNullable<Awaited<ReturnType<typeof store.findStanding>>>
const refusalOf = (standing: Standing, askerId: string, now: number) => {
  if (standing.state !== 'asked' && standing.state !== 'approved')
    return refuse('wrong_state', { detail: 'approval_over' })
  if (standing.asked_by === askerId) return waits(standing, now)
  return refuse('wrong_state', { detail: ['approval_asked', { name: standing.asked_name }] })
}

const requestOf = (call: HeldCall, { actor, params, body, request, now }: Context, weight: Weight): Asked => ({
  id: newId('apr'),
  act: call.held.act,
  kind: weight.kind,
  amount: weight.amount,
  person_id: weight.personId ?? null,
  subject_id: weight.subjectId ?? null,
  params: params ?? {},
  body: body ?? {},
  desks: desksIn(call.route.access),
  sameness: samenessOf(params, body),
  key: request.key ?? null,
  reason: (body as { reason?: string } | undefined)?.reason ?? null,
  asked_by: actor.id,
  asked_at: now,
  until_at: now + openMs,
  due_at: null,
})

/** Keeps an act as a request, once for the same one; answers what whoever asks is told. */
export const askFor = async (tx: Tx, parts: Parts, call: HeldCall, context: Context, weight: Weight) => {
  const { actor, now } = context
  const row = requestOf(call, context, weight)
  const findStanding = () =>
    store.findStanding(tx, { act: row.act, sameness: row.sameness, askedBy: actor.id, key: row.key })
  const before = await findStanding()
  if (before) return refusalOf(before, actor.id, now)
  const isAlone = !(await store.isAnotherThere(tx, actor.id, row.desks))
  const asked = { ...row, due_at: isAlone ? now + aloneMs : null }
  if (!(await store.add(tx, asked))) return refusalOf((await findStanding())!, actor.id, now)
  await audited(tx, {
    actorId: actor.id,
    action: 'approval.ask',
    subjectId: row.id,
    ...(row.reason !== null && { reason: row.reason }),
    detail: { ...detailOf(row), ...(isAlone && { alone_hours: approvalAloneHours }) },
  })
  announce(tx, row)
  if (isAlone) await tellAlone(tx, parts, asked, now)
  return waits(asked, now)
}
