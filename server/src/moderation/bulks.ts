import type { Bulk as BulkShape, moderation as area } from '@evenlight/contract/moderation'
import { refuse } from '@evenlight/contract/errors'
import type { input } from 'zod/v4/core'
import { audited } from '../kernel/audit.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Actor, Handlers } from '../kernel/handler.ts'
import { newId } from '../kernel/ids.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import { lockHeld, stageOf, undo } from '../messages/public.ts'
import { bulkChanged } from './bulk.ts'
import * as store from './bulk-store.ts'
import { claimFor } from './claims.ts'

type Area = Pick<typeof area, 'bulks' | 'beginBulk' | 'endBulk'>
/** How many under way, and how many of one's own that are over, one is shown. */
const shownMost = 20

const present = async (db: Db, rows: store.Shown[]): Promise<input<typeof BulkShape>[]> => {
  const withSome = rows.filter(({ refused }) => refused > 0).map(({ id }) => id)
  const failures = Map.groupBy(await store.listFailures(db, withSome), ({ bulk_id }) => bulk_id)
  return rows.map(({ by_id, username, begun_at, ended_at, undo_until, reason, ...row }) => ({
    ...row,
    reason: reason ?? undefined,
    by: { id: by_id, username },
    begun_at: iso(begun_at),
    ended_at: optionalIso(ended_at),
    undo_until: optionalIso(undo_until),
    failures: (failures.get(row.id) ?? []).map(({ failed, ...message }) => ({ ...message, ...failed })),
  }))
}
const presentOne = async (tx: Tx, id: string) => (await present(tx, [(await store.find(tx, id))!]))[0]!

/** Takes back each approval of them that is not delivered; their messages are the admin's own for five minutes, as after any undo. */
const undoAll = async (tx: Tx, bulk: store.Bulk, actor: Actor, now: number) => {
  for (const { place, message_id } of await store.listDecided(tx, bulk.id)) {
    const row = await lockHeld(tx, message_id)
    if (stageOf(row) !== 'approved' || row.decided_by !== actor.id) continue
    await claimFor(tx, await undo(tx, row), actor, now)
    const detail = { bulk: bulk.id }
    await audited(tx, { actorId: actor.id, action: 'message.undo', subjectId: row.id, detail })
    await store.noteUndone(tx, bulk.id, place)
  }
}

/** Decisions on many messages, which go on by themselves. */
export const bulks: Handlers<Area> = {
  bulks: async ({ db, actor }) => present(db, await store.listShown(db, actor.id, shownMost)),
  beginBulk: async ({ tx, actor, body, now }) => {
    const id = newId('blk')
    const redacted = body.act === 'approve' ? body.messages : []
    const redactions = new Map(redacted.map((one) => [one.id, one.redactions ?? []]))
    const items = [...new Set(body.messages.map((one) => one.id))].map((message_id, place) => ({
      place,
      message_id,
      redactions: redactions.get(message_id) ?? [],
    }))
    const reason = body.act === 'return' ? body.reason : null
    const there = await store.begin(tx, { id, act: body.act, reason, byId: actor.id, now }, items)
    if (there < items.length) throw refuse('not_found')
    bulkChanged(tx, id)
    return presentOne(tx, id)
  },
  endBulk: async ({ tx, actor, params: { id }, body: { action }, now }) => {
    const bulk = await store.lock(tx, id)
    if (!bulk) throw refuse('not_found')
    if (bulk.by_id !== actor.id) throw refuse('not_found')
    if (action === 'close') await store.close(tx, id, now)
    else {
      const stopped = bulk.ended_at === null ? ({ ...bulk, state: 'stopped', ended_at: now } as const) : bulk
      if (action === 'undo') await undoAll(tx, bulk, actor, now)
      await store.save(tx, { ...stopped, undo_until: action === 'undo' ? null : bulk.undo_until })
    }
    bulkChanged(tx, id)
    return presentOne(tx, id)
  },
}
