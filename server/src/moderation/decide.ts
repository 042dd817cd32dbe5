import type { TextSpan } from '@evenlight/core/redaction'
import { seeCare } from '../care/public.ts'
import { audited } from '../kernel/audit.ts'
import type { Tx } from '../kernel/database.ts'
import { approve, type HeldRow, returnToSender } from '../messages/public.ts'
import { checkWaiting, lockFor } from './claims.ts'
import type { Desk } from './views.ts'

interface Decision {
  id: string
  by: { id: string; username: string }
  now: number
  /** Where it is one of many. */
  bulkId?: string
}
const ofMany = (bulkId: string | undefined) => bulkId !== undefined && { bulk: bulkId }
const sawCare = async (tx: Tx, row: HeldRow, byId: string, now: number) => {
  if (row.care) await seeCare(tx, { id: row.id, byId, now })
}

/** Lets a waiting message through, unless another admin is at it or was first. */
export const approveWaiting = async (
  tx: Tx,
  desk: Desk,
  {
    id,
    by,
    now,
    bulkId,
    redactions = [],
    delaySeconds,
  }: Decision & {
    redactions?: readonly TextSpan[] | undefined
    delaySeconds: number
  },
) => {
  const row = await lockFor(tx, id, by.id, now)
  checkWaiting(row, by.id)
  const marks = redactions.length ? (await desk.findMarks(tx, [row])).get(row.id) : undefined
  const approved = await approve(tx, desk, row, { by, redactions, marks, delayMs: delaySeconds * 1000, now })
  await sawCare(tx, row, by.id, now)
  const detail = { redactions: approved.redactions, delay_seconds: delaySeconds, ...ofMany(bulkId) }
  await audited(tx, { actorId: by.id, action: 'message.approve', subjectId: row.id, detail })
  return approved
}

/** Gives a waiting message back with a reason, unless another admin is at it or was first. */
export const returnWaiting = async (
  tx: Tx,
  desk: Desk,
  { id, by, now, bulkId, reason }: Decision & { reason: string },
) => {
  const row = await lockFor(tx, id, by.id, now)
  checkWaiting(row, by.id)
  const returned = await returnToSender(tx, desk, row, { by, reason, now })
  await sawCare(tx, row, by.id, now)
  const detail = { ...ofMany(bulkId) }
  await audited(tx, { actorId: by.id, action: 'message.return', subjectId: row.id, reason, detail })
  return returned
}
