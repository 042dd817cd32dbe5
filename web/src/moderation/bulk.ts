import type { Bulk as BulkShape } from '@evenlight/contract/moderation'
import { queryOptions } from '@tanstack/react-query'
import type { output } from 'zod/mini'
import { queries } from '../queries.ts'
import { adjustCounts, removeRows, trustServer } from './approvals.ts'
import { calls } from './calls.ts'
import { chooseAll, findDraft } from './desk.ts'
import type { Row } from './queue.ts'
import { refetchQueue } from './queries.ts'

export type Bulk = output<typeof BulkShape>
export type Asked = { act: 'approve' } | { act: 'return'; reason: string }

export const bulksOf = () =>
  queryOptions({ queryKey: ['moderation.bulks'], queryFn: () => calls.bulks({}), staleTime: 0 })
export const bulksChanged = () => queries.invalidateQueries({ queryKey: bulksOf().queryKey })

/** Rows that left the list here, by the decision on many that they went with. */
const gone = new Map<string, string[]>()

/** Gives many to the server, which decides on one after another whether or not this page stays. */
export async function beginBulk(rows: readonly Row[], asked: Asked, key: string) {
  const redactionsOf = ({ id }: Row) => {
    const { out } = findDraft(id)
    return out.length > 0 && { redactions: [...out] }
  }
  const messages = rows.map((row) => ({ id: row.id, ...(asked.act === 'approve' && redactionsOf(row)) }))
  const bulk = await calls.beginBulk({ body: { ...asked, messages }, key })
  const ids = rows.map(({ id }) => id)
  gone.set(bulk.id, ids)
  removeRows(rows)
  chooseAll(false)
  adjustCounts(rows.length)
  void bulksChanged()
}

/** What a decision on many that is over left waiting comes back to the list. */
export function bringBack(bulks: readonly Bulk[]) {
  for (const { id, state } of bulks) {
    const ids = state === 'under_way' ? undefined : gone.get(id)
    if (!ids) continue
    gone.delete(id)
    trustServer(ids)
    refetchQueue()
  }
}

export async function endBulk(id: string, action: 'stop' | 'undo' | 'close') {
  await calls.endBulk({ params: { id }, body: { action } })
  if (action === 'undo') refetchQueue()
  await bulksChanged()
}

/** Whether approvals of it can still be taken back by whoever asks. */
export const canUndo = ({ by, undo_until }: Bulk, me: string | undefined, nowMs: number) =>
  by.id === me && undo_until !== undefined && Date.parse(undo_until) > nowMs

/** Takes back the newest decision on many, where it can be. */
export async function undoBulk(me: string | undefined) {
  const newest = queries.getQueryData(bulksOf().queryKey)?.find((one) => canUndo(one, me, Date.now()))
  if (newest) await endBulk(newest.id, 'undo').catch(() => bulksChanged())
}
