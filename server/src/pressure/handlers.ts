import { objectionDays } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import type { PressureFlag, pressure as area } from '@evenlight/contract/pressure'
import { refuse } from '@evenlight/contract/errors'
import type { input } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import { paged } from '../kernel/cursor.ts'
import type { Tx } from '../kernel/database.ts'
import { decidedFirst } from '../kernel/decided.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { deskRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import { mayFollow } from './rules.ts'
import * as store from './store.ts'

const waitingMax = 100

const shown = (row: store.Row): input<typeof PressureFlag> => ({
  id: row.id,
  kind: row.kind,
  subject_id: row.subject_id,
  reader: { id: row.reader_id, username: row.reader_username },
  client: { id: row.client_id, username: row.client_username },
  found: row.found,
  times: row.times,
  at: iso(row.at),
  warned_before: row.warned_before,
  decided:
    row.outcome === null || row.decided_at === null
      ? undefined
      : {
          outcome: row.outcome,
          by: { id: row.decided_by ?? '', username: row.decided_by_username ?? '' },
          at: iso(row.decided_at),
          reason: row.decided_words ?? undefined,
        },
})

export const pressure = (parts: Parts) => {
  /** The reader hears of a warning, of why and of how to object, and of its end. */
  const tellReader = (tx: Tx, row: store.Row, outcome: 'warned' | 'withdrawn', reason: string, now: number) =>
    tell(tx, parts, {
      personId: row.reader_id,
      event: 'decision',
      title:
        outcome === 'warned'
          ? ['pressure_warned', { name: row.client_username, days: objectionDays }]
          : ['pressure_withdrawn', { name: row.client_username }],
      body: reason,
      link: paths.objectToDecision(),
      now,
    })
  return {
    flags: async ({ db, query }) => ({
      ...(await paged(parts, {
        list: 'pressure flags',
        query,
        load: (place: store.Place | undefined, most) => store.listFlags(db, place, most),
        placeOf: (row) => [row.at, row.id],
        items: (rows) => rows.map(shown),
      })),
      waiting: await store.countOpen(db, waitingMax),
    }),
    decide: async ({ tx, actor, params: { id }, body: { outcome, reason }, now }) => {
      const row = await store.lock(tx, id)
      if (!row) throw refuse('not_found')
      if (outcome !== 'cleared' && reason === undefined)
        throw refuse('bad_input', { fields: { reason: 'reason_needed' } })
      if (!mayFollow(row.outcome, outcome))
        // The log names the reader, of whom there may be several flags.
        throw decidedFirst(actor, { actor_id: row.decided_by, username: row.decided_by_username })
      await store.decide(tx, { id, outcome, byId: actor.id, words: reason ?? null, now })
      await audited(tx, {
        actorId: actor.id,
        action: `pressure.${outcome}`,
        subjectId: row.reader_id,
        reason,
        detail: { flag: id, kind: row.kind, subject_id: row.subject_id },
      })
      if (outcome !== 'cleared') await tellReader(tx, row, outcome, reason ?? '', now)
      tx.announce(deskRoom('moderation'), 'pressure:changed', { id })
      return shown((await store.findFlag(tx, id))!)
    },
  } satisfies Handlers<typeof area>
}
