import type { Held } from './calls.ts'

/** A line of the list. `gone`: somebody else decided it, and it stands there only so that nothing moves. */
export interface Row extends Held {
  gone?: true
}

/**
 * The list after the server's newest answer. As long as somebody points at it or stands in it (`still`), every row keeps
 * its place: what left is marked, what came stands at the end. The open row stays in any case, as somebody may be writing
 * there. `decided` are rows this desk decided a moment ago; with `more`, the answer is the beginning of a longer list.
 */
export function merged(
  shown: readonly Row[],
  fresh: readonly Held[],
  {
    still,
    decided,
    open,
    more,
  }: { still: boolean; decided: ReadonlySet<string>; open?: string | null; more?: boolean },
): readonly Row[] {
  const waiting = fresh.filter(({ id, delivers_at }) => !delivers_at && !decided.has(id))
  const end = more ? fresh.at(-1) : undefined
  const missed = (row: Row): Row => (end && inOrder(row, end) > 0 ? row : { ...row, gone: true })
  const kept = shown.find(({ id }) => id === open)
  if (!still) return kept && !waiting.some(({ id }) => id === open) ? inserted(waiting, missed(kept)) : waiting
  const byId = new Map(waiting.map((row) => [row.id, row]))
  const known = new Set(shown.map(({ id }) => id))
  return [...shown.map((row) => byId.get(row.id) ?? missed(row)), ...waiting.filter(({ id }) => !known.has(id))]
}

/** The list without what others decided meanwhile, at a step of one's own. */
export const withoutGone = (rows: readonly Row[], keep?: string | null) =>
  rows.filter(({ id, gone }) => !gone || id === keep)

/** What may need care first, then by age: the order in which the server has them. */
const inOrder = (a: Held, b: Held) =>
  Number(b.care ?? false) - Number(a.care ?? false) ||
  Date.parse(a.created_at) - Date.parse(b.created_at) ||
  a.id.localeCompare(b.id)

/** A row back at its place, for what was taken back. */
export const inserted = (rows: readonly Row[], row: Row) =>
  [...rows.filter(({ id }) => id !== row.id), row].toSorted(inOrder)

/** The row that follows when `id` leaves: the next one still waiting, else the last before it. */
export function following(rows: readonly Row[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id)
  const waits = ({ gone, id: other }: Row) => !gone && other !== id
  return (rows.slice(at + 1).find(waits) ?? rows.slice(0, Math.max(at, 0)).findLast(waits))?.id ?? null
}

/** `by` rows further on from `id`, stopping at the ends; from nowhere, the first row. */
export function rowAt(rows: readonly Row[], id: string | null, by: number): string | null {
  const at = rows.findIndex((row) => row.id === id)
  const to = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)
  return rows[to]?.id ?? null
}

/** Who else reviews this row now; a claim that ran out counts no more. */
export const claimedBy = ({ claimed }: Held, me: string | undefined, nowMs: number) =>
  claimed && claimed.by.id !== me && Date.parse(claimed.until) > nowMs ? claimed : undefined

/** Senders are told "a few hours": up to one is on time, from the fourth on it's late. */
const DUE_SECONDS = 3600
const LATE_SECONDS = 4 * 3600

export type Lateness = 'on_time' | 'due' | 'late'
export const latenessOf = (ageSeconds: number): Lateness =>
  ageSeconds < DUE_SECONDS ? 'on_time' : ageSeconds < LATE_SECONDS ? 'due' : 'late'

/** Whole seconds since an instant, never below zero. */
export const ageSeconds = (at: string, nowMs: number) => Math.max(0, Math.floor((nowMs - Date.parse(at)) / 1000))

/** An age in the largest unit that fits, rounded down. */
export function ageOf(seconds: number): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  if (seconds < 60) return { unit: 'now', count: 0 }
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) }
  if (seconds < 86_400) return { unit: 'hours', count: Math.floor(seconds / 3600) }
  return { unit: 'days', count: Math.floor(seconds / 86_400) }
}
