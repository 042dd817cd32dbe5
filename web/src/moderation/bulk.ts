import { delaySecondsMax } from '@evenlight/contract/moderation'
import { calls } from './calls.ts'
import { findDraft } from './desk.ts'
import { send } from './decide.ts'
import { adjustCounts, addPending, removeRows } from './approvals.ts'
import type { Row } from './queue.ts'
import { refetchQueue } from './queries.ts'

export type Bulk = { act: 'approve' } | { act: 'return'; reason: string }
export interface Progress {
  done: number
  /** Decided by somebody else, or refused. */
  missed: number
  of: number
}

/** Decides on many, one after another; `onStep` is told after each and ends it by answering false. */
export async function decideAll(rows: readonly Row[], bulk: Bulk, onStep: (progress: Progress) => boolean) {
  const endsAtMs = performance.now() + delaySecondsMax * 1000
  const done: Row[] = []
  let missed = 0
  for (const row of rows) {
    const went = await decideOne(row, bulk)
    if (went) done.push(row)
    else missed += 1
    if (!onStep({ done: done.length, missed, of: rows.length })) break
  }
  removeRows(done)
  adjustCounts(done.length)
  if (bulk.act === 'approve' && done.length) addPending(done, endsAtMs, Promise.resolve())
  refetchQueue()
}

const decideOne = (row: Row, bulk: Bulk) =>
  (bulk.act === 'approve'
    ? send(row, findDraft(row.id).out, delaySecondsMax)
    : calls.return({ params: { id: row.id }, body: { reason: bulk.reason }, key: crypto.randomUUID() })
  ).then(
    () => true,
    () => false,
  )
