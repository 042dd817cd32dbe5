import { paths } from '@evenlight/contract/paths'
import type { TextSpan } from '@evenlight/core/redaction'
import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { deskRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import type { HeldRow } from './columns.ts'
import { deliver, tellChanged } from './delivery.ts'
import { findParted, listApproved, lock, save } from './held-store.ts'
import { after, type Marked, stageOf, takenOut } from './rules.ts'

interface Admin {
  id: string
  username: string
}
const unclaimed = { claimed_by: null, claimed_by_username: null, claimed_until: null }
const decidedBy = (by: Admin, now: number) => ({
  ...unclaimed,
  decided_by: by.id,
  decided_by_username: by.username,
  decided_at: now,
})
const queueChanged = (tx: Tx, { id }: HeldRow) => tx.announce(deskRoom('moderation'), 'queue:changed', { id })

/** A message to decide on, kept from everybody else until the transaction ends. Refuses `not_found`. */
export const lockHeld = async (tx: Tx, id: string) => {
  const row = await lock(tx, id)
  if (!row) throw refuse('not_found')
  return row
}

/** Keeps a waiting, locked message for one admin until a moment. Refuses nothing: whose it is now is the caller's matter. */
export const claim = async (tx: Tx, row: HeldRow, { by, untilMs }: { by: Admin; untilMs: number }) => {
  queueChanged(tx, row)
  const claimed = { claimed_by: by.id, claimed_by_username: by.username, claimed_until: untilMs }
  return save(tx, row, claimed)
}

/** A locked message is free for every admin again. */
export const letGo = (tx: Tx, row: HeldRow) => {
  queueChanged(tx, row)
  return save(tx, row, unclaimed)
}

export interface Approval {
  by: Admin
  /** Parts of the text as typed that members see as blocks. */
  redactions?: readonly TextSpan[]
  /** What was marked in it: says why a part is taken out. */
  marks?: readonly Marked[]
  /** 0 delivers at once. */
  delayMs: number
  now: number
}
/** Lets a locked message through, less what is taken out. Refuses with `wrong_state` what was decided before. */
export const approve = async (tx: Tx, parts: Parts, row: HeldRow, approval: Approval) => {
  const { by, redactions = [], marks = [], delayMs, now } = approval
  after(stageOf(row), 'approve')
  const parted = await findParted(tx, row, now)
  if (parted.out) throw refuse('wrong_state', { detail: 'banned_meanwhile' })
  if (parted.refused) throw refuse('wrong_state', { detail: 'refused_meanwhile' })
  const approved: HeldRow = {
    ...row,
    ...decidedBy(by, now),
    redactions: takenOut(row.typed, redactions, marks),
    delivers_at: now + delayMs,
  }
  queueChanged(tx, row)
  return delayMs > 0 ? save(tx, approved, {}) : deliver(tx, parts, approved, now)
}

/** Gives a locked message back to its sender, who is told why. */
export const returnToSender = async (
  tx: Tx,
  parts: Parts,
  row: HeldRow,
  { by, reason, now }: { by: Admin; reason: string; now: number },
) => {
  after(stageOf(row), 'return')
  const returned = await save(tx, row, { ...decidedBy(by, now), state: 'returned', returned_reason: reason })
  tellChanged(tx, returned)
  queueChanged(tx, row)
  const to = row.type === 'CLIENT' ? row.reader_name : row.client_username
  const title = ['message_returned', { name: to }] as const
  const told = { event: 'message_returned', title, body: reason, link: paths.messageIn('outbox', row.id), now } as const
  await tell(tx, parts, { ...told, personId: row.sender_id })
  return returned
}

/** Takes back an approval, as long as the message is not delivered: it waits again as it was typed. */
export const undo = async (tx: Tx, row: HeldRow) => {
  after(stageOf(row), 'undo')
  queueChanged(tx, row)
  return save(tx, row, {
    redactions: [],
    delivers_at: null,
    decided_at: null,
    decided_by: null,
    decided_by_username: null,
  })
}

/** Somebody is put out of the site: what was approved between them and others and is not delivered waits again. */
export const undoAllOf = async (tx: Tx, personId: string) => {
  for (const { id } of await listApproved(tx, personId)) {
    const row = await lock(tx, id)
    if (row && stageOf(row) === 'approved') await undo(tx, row)
  }
}
