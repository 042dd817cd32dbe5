import type { Db } from './database.ts'

const row = {
  name: 'audit_row',
  text: 'insert into audit (actor_id, action, subject_id, reason, detail) values ($1, $2, $3, $4, $5)',
}

/** Writes down who did what to whom and why, in the transaction of the deed. No secrets in `detail`. */
export const audited = (
  tx: Db,
  entry: { actorId: string; action: string; subjectId?: string; reason?: string; detail?: object },
) =>
  tx.run(row, [
    entry.actorId,
    entry.action,
    entry.subjectId ?? null,
    entry.reason ?? null,
    JSON.stringify(entry.detail ?? {}),
  ])
