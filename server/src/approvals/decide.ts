import { refuse } from '@evenlight/contract/errors'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import type { Parts } from '../kernel/parts.ts'
import type { Request } from './columns.ts'
import { after, aloneMs, isOf, mayDo, type Deed } from './rules.ts'
import * as store from './store.ts'
import { announce, detailOf, tellOutcome } from './telling.ts'

interface Asked {
  id: string
  actor: Actor
  deed: Deed
  /** Why it is declined. */
  words?: string | undefined
  now: number
}

/** Why this deed can't be: it is over, and by whom, or it is somebody else's to do. */
const refused = async (tx: Tx, row: Request, { actor, now }: Asked) => {
  if (row.decided_by !== null) {
    const name = (await store.findUsername(tx, row.decided_by)) ?? ''
    return refuse('wrong_state', { detail: ['approval_decided', { name }] })
  }
  if (row.state !== 'asked' || now >= row.until_at) return refuse('wrong_state', { detail: 'approval_over' })
  return row.asked_by === actor.id ? refuse('wrong_role', { detail: 'approval_own' }) : refuse('not_yours')
}

const isSeen = (row: Request | undefined, actor: Actor): row is Request =>
  row !== undefined && (row.asked_by === actor.id || isOf(row, actor))

/** One decision about a request, whoever is first; what is approved is carried out after it. */
export const decideOn = async (tx: Tx, parts: Parts, asked: Asked) => {
  const { id, actor, deed, words, now } = asked
  const row = await store.lock(tx, id)
  if (!isSeen(row, actor)) throw refuse('not_found')
  if (!mayDo(row, actor, now).includes(deed)) throw await refused(tx, row, asked)
  const decided: Request = {
    ...row,
    state: after(deed),
    decided_by: deed === 'withdraw' ? null : actor.id,
    decided_at: now,
    words: words ?? null,
    ended_at: deed === 'approve' ? null : now,
  }
  await store.save(tx, decided)
  await audited(tx, {
    actorId: actor.id,
    action: `approval.${deed}`,
    subjectId: id,
    ...(words !== undefined && { reason: words }),
    detail: detailOf(row),
  })
  if (deed === 'decline') await tellOutcome(tx, parts, decided, 'declined', now)
  announce(tx, row)
}

const expire = async (tx: Tx, parts: Parts, row: Request, now: number) => {
  await store.save(tx, { ...row, state: 'expired', decided_at: now, ended_at: now })
  const detail = detailOf(row)
  await audited(tx, { actorId: row.asked_by, action: 'approval.expire', subjectId: row.id, detail })
  await tellOutcome(tx, parts, row, 'expired', now)
}
/** What nobody could have approved has waited long enough; where somebody can by now, it waits for them. */
const approveAlone = async (tx: Tx, row: Request, now: number) => {
  const isAlone = !(await store.isAnotherThere(tx, row.asked_by, row.desks))
  await store.save(tx, isAlone ? { ...row, state: 'approved', decided_at: now } : { ...row, due_at: null })
  const detail = { ...detailOf(row), alone_hours: aloneMs / 3_600_000 }
  if (isAlone) await audited(tx, { actorId: row.asked_by, action: 'approval.approve', subjectId: row.id, detail })
}

/** What time alone makes of a request that nobody has decided on. */
export const decideByTime = async (tx: Tx, parts: Parts, id: string, now: number) => {
  const row = await store.lock(tx, id)
  if (row?.state !== 'asked') return
  if (now >= row.until_at) await expire(tx, parts, row, now)
  else if (row.due_at !== null && now >= row.due_at) await approveAlone(tx, row, now)
  else return
  announce(tx, row)
}
