import type { Approval as ApprovalShape } from '@evenlight/contract/approvals'
import type { input } from 'zod/v4/core'
import type { Actor } from '../kernel/handler.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import { mayDo } from './rules.ts'
import type { Shown } from './store.ts'

const somebody = (id: string | null, username: string | null) =>
  id === null || username === null ? undefined : { id, username }

/** A request as somebody of the house sees it. */
export const present = (row: Shown, actor: Actor, now: number): input<typeof ApprovalShape> => ({
  id: row.id,
  act: row.act,
  kind: row.kind,
  amount: row.amount,
  person: somebody(row.person_id, row.person_name),
  subject_id: row.subject_id ?? undefined,
  reason: row.reason ?? undefined,
  asked_by: { id: row.asked_by, username: row.asked_name },
  asked_at: iso(row.asked_at),
  until: iso(row.until_at),
  due_at: optionalIso(row.due_at),
  state: row.state,
  decided_by: somebody(row.decided_by, row.decided_name),
  decided_at: optionalIso(row.decided_at),
  words: row.words ?? undefined,
  failed: row.failed ?? undefined,
  may: mayDo(row, actor, now),
})
