import { pressureIn } from '@evenlight/core/pressure/find'
import type { Decided, Held } from '@evenlight/contract/moderation'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { type HeldRow, findMessageImages, presentMessage } from '../messages/public.ts'
import { claimOf } from './claims.ts'
import type { FindMarks } from './marks.ts'
import { countStrikes } from './strikes.ts'

type Images = Awaited<ReturnType<typeof findMessageImages>>

/** A message with all that was typed, for admins. */
export const presentTyped = (row: HeldRow, images: Images) => ({
  ...presentMessage(row, images),
  message: row.typed,
  care: row.care || undefined,
})

const decidedBy = ({ decided_by, decided_by_username }: HeldRow) =>
  decided_by !== null && decided_by_username !== null ? { id: decided_by, username: decided_by_username } : undefined

const presentStage = (row: HeldRow, images: Images, now: number): input<typeof Decided> => ({
  ...presentTyped(row, images),
  sender_id: row.sender_id,
  claimed: claimOf(row, now),
  delivers_at: row.state === 'waiting' ? optionalIso(row.delivers_at) : undefined,
  decided_by: decidedBy(row),
  redactions: row.redactions,
})

/** One message as it stands once it was decided on. */
export const presentDecided = async (db: Db, parts: Pick<Parts, 'keys'>, row: HeldRow, now: number) =>
  presentStage(row, await findMessageImages(db, parts, [row], now), now)

/** What the desk is made of. */
export type Desk = Parts & { findMarks: FindMarks }

/** Messages as the desk sees them. */
export const presentHeld = async (
  db: Db,
  desk: Pick<Desk, 'keys' | 'findMarks'>,
  rows: HeldRow[],
  now: number,
): Promise<input<typeof Held>[]> => {
  const images = await findMessageImages(db, desk, rows, now)
  const marks = await desk.findMarks(db, rows)
  const senders = rows.map(({ sender_id }) => sender_id)
  const strikes = await countStrikes(db, senders)
  return rows.map((row) => ({
    ...presentStage(row, images, now),
    marks: marks.get(row.id) ?? [],
    strikes: strikes.get(row.sender_id) ?? 0,
    pressure: row.type === 'READER' ? pressureIn(row.typed) : undefined,
  }))
}
