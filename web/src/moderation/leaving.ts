import { calls } from './calls.ts'
import { bringBack, desk, drop, type Leaving, openRow, useDesk } from './desk.ts'
import { following, type Row } from './queue.ts'
import { refetchQueue } from './source.ts'
import { isConflict } from './conflict.ts'

const set = useDesk.setState

const decided = new Map<string, number>()
/** For a moment an older answer of the server may still list what was decided here. */
const REMEMBERED_MS = 60_000

/** Rows decided here a moment ago. */
export function mine(nowMs = performance.now()): ReadonlySet<string> {
  for (const [id, atMs] of decided) if (nowMs - atMs > REMEMBERED_MS) decided.delete(id)
  return new Set(decided.keys())
}

/** Takes rows off the list; the next one opens when the open one is among them. Gives what puts them back. */
export function takeOff(rows: readonly Row[]) {
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

/** Rows are waiting again, each at its place by age. */
export function putBack(rows: readonly Row[]) {
  for (const { id } of rows) decided.delete(id)
  bringBack(rows)
}

/** Counts decisions at once; the server's next answer has the true figures. */
export const count = (by: number) =>
  set(({ waiting, doneToday }) => ({ waiting: Math.max(0, waiting - by), doneToday: Math.max(0, doneToday + by) }))

/** Approvals go out: they stand at the undo bar until `endsAtMs`. */
export function leave(rows: readonly Row[], endsAtMs: number, answered: Promise<void>) {
  const one: Leaving = { key: crypto.randomUUID(), rows, endsAtMs, answered }
  set(({ leaving }) => ({ leaving: [...leaving, one] }))
  setTimeout(endLeaving, Math.max(0, endsAtMs - performance.now()), one.key)
  return one.key
}

export const endLeaving = (key: string) => set(({ leaving }) => ({ leaving: leaving.filter((one) => one.key !== key) }))

/** Takes the newest approval back, as long as it has not been delivered, and opens it again. */
export async function undo() {
  const last = desk().leaving.at(-1)
  if (!last) return
  endLeaving(last.key)
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
  if (stuck.length) leave(stuck, last.endsAtMs, Promise.resolve())
  putBack(back)
  count(-back.length)
  if (back.length === 1 && back[0]) openRow(back[0].id)
  refetchQueue()
}
