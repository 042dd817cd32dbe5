import { calls } from './calls.ts'
import type { TextSpan } from '@evenlight/core/redaction'
import { desk, draft, findDraft, openRow, useDesk } from './desk.ts'
import { adjustCounts, dropPending, addPending, restoreRows, removeRows } from './approvals.ts'
import { following, type Row } from './queue.ts'
import { refetchQueue } from './queries.ts'
import { isConflict, noteOfConflict } from './conflict.ts'

/** How long an approval can be taken back. */
const UNDO_SECONDS = 8
const set = useDesk.setState

/** Approves what was read. The next message opens at once; this one leaves in eight seconds, unless it's taken back. */
export function approve(row: Row) {
  const { out } = findDraft(row.id)
  const endsAtMs = performance.now() + UNDO_SECONDS * 1000
  removeRows([row])
  adjustCounts(1)
  set({ note: null })
  const answered = send(row, out, UNDO_SECONDS)
  const key = addPending(
    [row],
    endsAtMs,
    answered.then(
      () => undefined,
      (cause: unknown) => {
        dropPending(key)
        adjustCounts(-1)
        return explain(row, cause)
      },
    ),
  )
}

/** One approval on the wire; it can be taken back for `delay_seconds`. */
const send = (row: Row, out: readonly TextSpan[], delay_seconds: number) =>
  calls.approve({
    params: { id: row.id },
    body: { delay_seconds, ...(out.length > 0 && { redactions: [...out] }) },
    key: crypto.randomUUID(),
  })

/** Says what became of a message that could not be decided here; what only failed comes back to the list. */
async function explain(row: Row, cause: unknown) {
  if (!isConflict(cause)) {
    restoreRows([row])
    return set({ note: { row, what: 'failed', cause } })
  }
  const note = await noteOfConflict(row)
  if (note.what === 'reviewing') restoreRows([row])
  set({ note })
  refetchQueue()
}

/** Sends a message back with a reason. It can't be taken back, so the row stays until the server has agreed. */
export async function returnMessage(row: Row, reason: string, key: string) {
  try {
    await calls.return({ params: { id: row.id }, body: { reason }, key })
  } catch (cause) {
    if (!isConflict(cause)) throw cause
    await yieldTo(row)
    return false
  }
  removeRows([row])
  set({ note: null })
  adjustCounts(1)
  return true
}

/** Another admin was first: says who, and goes on to the next message with the words that were typed for this one. */
async function yieldTo(row: Row) {
  const note = await noteOfConflict(row)
  set({ note: { ...note, kept: openNext(row, note.what !== 'reviewing') } })
  refetchQueue()
}

/** Leaves a message for the next one; own words that were not sent go along. Answers whether there were any. */
export function openNext(row: Row, decided: boolean) {
  const { reason } = findDraft(row.id)
  if (decided) removeRows([row])
  else openRow(following(desk().rows, row.id))
  const { open } = desk()
  const kept = open !== null && reason !== '' && !findDraft(open).reason
  if (kept) draft(open, { reason })
  return kept
}
