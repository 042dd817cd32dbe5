import * as z from 'zod/mini'
import type { AuditAction } from '@evenlight/contract/audit'
import { integer, json, nullable, text } from './columns.ts'
import type { Autocommit } from './database.ts'
import { deletes, type Forget } from './forget.ts'
import { autocommits, writes } from './statement.ts'

const row = autocommits('audit_row', {
  takes: { actorId: text, action: text, subjectId: nullable(text), reason: nullable(text), detail: json(z.unknown()) },
  text: ($) => `insert into audit (actor_id, action, subject_id, reason, detail)
    values (${$.actorId}, ${$.action}, ${$.subjectId}, ${$.reason}, ${$.detail})`,
})
interface Entry {
  actorId: string
  action: AuditAction
  subjectId?: string
  reason?: string
  detail?: object
}

/**
 * Writes down who did what to whom and why: in the transaction of the deed, or by itself when somebody only looked. No
 * secrets in `detail`.
 */
export const audited = (handle: Autocommit, { actorId, action, subjectId, reason, detail = {} }: Entry) =>
  handle.run(row, { actorId, action, subjectId, reason, detail })

// As the trigger on the table and its indexes have them: who only went through lists. Deeds, and who read private words, stay.
export const looks = `action in ('members.list', 'members.look', 'message.queue', 'messages.reader_sent', 'message.claim', 'message.let_go')`
const old = writes('audit_old', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) => deletes('audit', { where: `at < now() - interval '366 days' and ${looks}`, by: 'at', most: $.most }),
})
/** Of looks through lists nothing is kept for longer than a year and a day. */
export const forgetOldLooks: Forget = async (tx, most) => (await tx.run(old, { most }))[0]!.n
