import type { shorts as area } from '@evenlight/contract/shorts'
import { paged } from '../kernel/cursor.ts'
import type { Feature } from '../kernel/feature.ts'
import type { Handlers } from '../kernel/handler.ts'
import { iso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { decideShort, returnDue } from './decide.ts'
import * as store from './store.ts'
import { own } from './own-store.ts'

const present = ({ client_id, client_username, reader_id, reader_username, reader_name, ...row }: store.Listed) => ({
  chat_id: row.reading_id,
  client: { id: client_id, username: client_username },
  reader: { id: reader_id, username: reader_username, display_name: reader_name },
  ended_at: iso(row.ended_at),
  decide_by: iso(row.due_at),
  free_seconds: row.free_seconds,
  paid_seconds: row.paid_seconds,
  returnable_seconds: row.returnable_seconds,
  earned_cents: row.earned_cents,
})

export const shortsFeature = (parts: Parts) => {
  const calls = {
    show: async ({ db, actor, query }) => {
      const readerId = actor.role === 'READER' ? actor.id : undefined
      const page = await paged(parts, {
        list: 'short chats',
        query,
        load: (place: store.Place | undefined, most) => store.listWaiting(db, readerId, place, most),
        placeOf: (row) => [row.due_at, row.reading_id],
        items: (rows) => rows.map(present),
      })
      return { ...page, waiting: await store.countWaiting(db, readerId) }
    },
    decide: ({ tx, actor, params, body, now }) =>
      decideShort(tx, parts, { actor, readingId: params.id, decision: body.decision, reason: body.reason, now }),
  } satisfies Handlers<typeof area>
  return {
    calls,
    own,
    schedules: { 'shorts.due': { cron: '*/5 * * * *', work: () => returnDue(parts) } },
  } satisfies Feature<'shorts'>
}
