import * as z from 'zod/mini'
import { json, nullable, text } from './columns.ts'
import type { Autocommit } from './database.ts'
import { autocommits } from './statement.ts'

const row = autocommits('audit_row', {
  takes: { actorId: text, action: text, subjectId: nullable(text), reason: nullable(text), detail: json(z.unknown()) },
  text: ($) => `insert into audit (actor_id, action, subject_id, reason, detail)
    values (${$.actorId}, ${$.action}, ${$.subjectId}, ${$.reason}, ${$.detail})`,
})
interface Entry {
  actorId: string
  action: string
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
