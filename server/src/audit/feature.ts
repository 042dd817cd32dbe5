import type { audit as area } from '@evenlight/contract/audit'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import { paged } from '../kernel/cursor.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { listAudit } from './store.ts'
import { timeline } from './timeline-store.ts'

export const auditFeature = (parts: Pick<Parts, 'cursors'>) => {
  const calls = {
    log: ({ db, query: { kind = 'deeds', who, about, ...query } }) =>
      paged(parts, {
        list: `audit ${kind} ${who ?? ''} ${about ?? ''}`,
        query,
        load: (before: number | undefined, most) => listAudit(db, { kind, who, about }, before, most),
        placeOf: ({ id }) => id,
        items: (rows) =>
          rows.map(({ id, at, actor_id, actor_username, subject_id, subject_username, reason, ...row }) => ({
            ...row,
            id: String(id),
            at: iso(at),
            actor:
              actor_id !== null && actor_username !== null ? { id: actor_id, username: actor_username } : undefined,
            subject_id: subject_id ?? undefined,
            subject_username: subject_username ?? undefined,
            reason: reason ?? undefined,
          })),
      }),
  } satisfies Handlers<typeof area>
  return { calls, timeline } satisfies Feature<'audit'>
}
