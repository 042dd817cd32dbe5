import { create } from 'zustand'
import type { Held } from './calls.ts'
import type { TextSpan } from '@evenlight/core/redaction'
import { inserted, type Row, rowAt, withoutGone } from './queue.ts'

/** What is prepared for one message and not decided yet; it survives looking at another one. */
export interface Draft {
  out: readonly TextSpan[]
  /** Own words for a return. */
  reason: string
}
export const nothingDrafted: Draft = { out: [], reason: '' }

/** Approvals that are on their way and can be taken back together until `endsAtMs`, by this page's own clock. */
export interface PendingApproval {
  key: string
  rows: readonly Row[]
  endsAtMs: number
  /** Ends when the server has answered. */
  answered: Promise<void>
}

/** Something that came out other than intended: another admin was first, or the server refused. */
export interface Note {
  row: Row
  what: 'approved' | 'returned' | 'elsewhere' | 'reviewing' | 'too_late' | 'failed' | 'not_back'
  who?: string | undefined
  reason?: string | undefined
  /** Words typed for this one that now stand in the next one's box. */
  kept?: boolean
  cause?: unknown
}

/** What the item's pane is used for. */
export type Mode = 'read' | 'select' | 'return'

const empty = {
  rows: [] as readonly Row[],
  waiting: 0,
  doneToday: 0,
  /** The row the arrows stand on. */
  at: null as string | null,
  open: null as string | null,
  mode: 'read' as Mode,
  chosen: new Set() as ReadonlySet<string>,
  /** Opened here before: no longer new. */
  seen: new Set() as ReadonlySet<string>,
  drafts: {} as Readonly<Record<string, Draft>>,
  pendingApprovals: [] as readonly PendingApproval[],
  note: null as Note | null,
  /** What a screen reader hears of the last step. */
  said: '',
}

/** The state of the desk as long as its page is open. */
export const useDesk = create(() => empty)
export const desk = () => useDesk.getState()
const set = useDesk.setState

/** Nothing of other people's letters stays behind when the page is left. */
export const clearDesk = () => set(empty, true)

export const findRow = (id: string | null) => desk().rows.find((row) => row.id === id)

export const openRow = (id: string | null) =>
  set(({ rows, seen, at }) => ({
    open: id,
    at: id ?? at,
    mode: 'read',
    seen: id ? new Set([...seen, id]) : seen,
    rows: withoutGone(rows, id),
  }))

export const move = (by: number) =>
  set(({ rows, at, open }) => {
    const to = rowAt(rows, at, by)
    return { at: to, rows: withoutGone(rows, to).filter((row) => !row.gone || row.id === open || row.id === to) }
  })

export const choose = (id: string) =>
  set(({ chosen }) => ({
    chosen: chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]),
  }))

export const chooseAll = (on: boolean) =>
  set(({ rows }) => ({ chosen: new Set(on ? rows.filter(({ gone }) => !gone).map(({ id }) => id) : []) }))

export const setMode = (mode: Mode) => set({ mode })

export const findDraft = (id: string) => desk().drafts[id] ?? nothingDrafted
export const draft = (id: string, part: Partial<Draft>) =>
  set(({ drafts }) => ({ drafts: { ...drafts, [id]: { ...(drafts[id] ?? nothingDrafted), ...part } } }))

/** Newer facts about a row that is still in the list. */
export const updateRow = (held: Held) =>
  set(({ rows }) => ({
    rows: rows.map((row) => (row.id === held.id ? { ...held, ...(row.gone && { gone: true }) } : row)),
  }))

export const drop = (ids: ReadonlySet<string>) =>
  set(({ rows, chosen, at }) => ({
    rows: rows.filter(({ id }) => !ids.has(id)),
    at: at && ids.has(at) ? null : at,
    chosen: new Set([...chosen].filter((id) => !ids.has(id))),
  }))

export const insertRows = (back: readonly Row[]) => set(({ rows }) => ({ rows: back.reduce(inserted, rows) }))
