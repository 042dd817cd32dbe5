import { calls } from './calls.ts'
import { insertRows, desk, drop, type PendingApproval, openRow, useDesk } from './desk.ts'
import { following, type Row } from './queue.ts'
import { refetchQueue } from './queries.ts'
import { isConflict } from './conflict.ts'

const set = useDesk.setState

const decided = new Map<string, number>()
/** For a moment an older answer of the server may still list what was decided here. */
const REMEMBERED_MS = 60_000

/** Rows decided here a moment ago. */
export function decidedHere(nowMs = performance.now()): ReadonlySet<string> {
  for (const [id, atMs] of decided) if (nowMs - atMs > REMEMBERED_MS) decided.delete(id)
  return new Set(decided.keys())
}

/** Takes rows off the list; the next one opens when the open one is among them. Gives what puts them back. */
export function removeRows(rows: readonly Row[]) {
  const ids = new Set(rows.map(({ id }) => id))
  const { open } = desk()
  if (open && ids.has(open))
    openRow(
      following(
        desk().rows.filter(({ id }) => id === open || !ids.has(id)),
        open,
      ),
    )
  drop(ids)
  for (const id of ids) decided.set(id, performance.now())
}

/** The server's next answer alone says what became of these. */
export const trustServer = (ids: readonly string[]) => ids.forEach((id) => decided.delete(id))

/** Rows are waiting again, each at its place by age. */
export function restoreRows(rows: readonly Row[]) {
  for (const { id } of rows) decided.delete(id)
  insertRows(rows)
}

/** Counts decisions at once; the server's next answer has the true figures. */
export const adjustCounts = (by: number) =>
  set(({ waiting, doneToday }) => ({ waiting: Math.max(0, waiting - by), doneToday: Math.max(0, doneToday + by) }))

/** Approvals go out: they stand at the undo bar until `endsAtMs`. */
export function addPending(rows: readonly Row[], endsAtMs: number, answered: Promise<void>) {
  const one: PendingApproval = { key: crypto.randomUUID(), rows, endsAtMs, answered }
  set(({ pendingApprovals }) => ({ pendingApprovals: [...pendingApprovals, one] }))
  setTimeout(dropPending, Math.max(0, endsAtMs - performance.now()), one.key)
  return one.key
}

export const dropPending = (key: string) =>
  set(({ pendingApprovals }) => ({ pendingApprovals: pendingApprovals.filter((one) => one.key !== key) }))

/** Takes the newest approval back, as long as it has not been delivered, and opens it again. */
export async function undo() {
  const last = desk().pendingApprovals.at(-1)
  if (!last) return
  dropPending(last.key)
  await last.answered
  const back: Row[] = []
  const stuck: Row[] = []
  for (const row of last.rows.filter(({ id }) => decided.has(id)))
    await calls.undo({ params: { id: row.id } }).then(
      (held) => back.push(held),
      (cause: unknown) => {
        const late = isConflict(cause)
        set({ note: { row, what: late ? 'too_late' : 'not_back', cause } })
        if (!late) stuck.push(row)
      },
    )
  if (stuck.length) addPending(stuck, last.endsAtMs, Promise.resolve())
  restoreRows(back)
  adjustCounts(-back.length)
  if (back.length === 1 && back[0]) openRow(back[0].id)
  refetchQueue()
}
