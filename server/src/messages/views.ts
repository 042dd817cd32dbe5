import type { Message } from '@evenlight/contract/messages'
import type { input } from 'zod/v4/core'
import type { Db } from '../kernel/database.ts'
import { iso, optionalIso } from '../kernel/moment.ts'
import type { Parts } from '../kernel/parts.ts'
import { findImages } from '../uploads/public.ts'
import type { Row } from './columns.ts'
import { showsCare } from './rules.ts'

type Images = Awaited<ReturnType<typeof findImages>>

/** A message as its two people see it. */
export const presentMessage = (row: Row, images: Images): input<typeof Message> => ({
  id: row.id,
  message: row.words,
  client_id: row.client_id,
  reader_id: row.reader_id,
  client: { id: row.client_id, username: row.client_username },
  reader: { id: row.reader_id, username: row.reader_username, display_name: row.reader_name },
  type: row.type,
  state: row.state,
  returned_reason: row.returned_reason ?? undefined,
  msgTranscript_image: (row.image === null ? undefined : images.get(row.image)) ?? null,
  created_at: iso(row.created_at),
  delivered_at: optionalIso(row.delivered_at),
  read_at: optionalIso(row.read_at),
  // An approval that can still be undone is nothing that members know of.
  redactions: row.state === 'delivered' && row.redactions.length > 0 ? row.redactions : undefined,
})

/** A message as it is answered to one of its two. */
export const presentTo = (
  { id, now }: { id: string; now: number },
  row: Row,
  images: Images,
): input<typeof Message> => ({
  ...presentMessage(row, images),
  care: showsCare(row, id, now) || undefined,
})

/** The pictures of these messages, for somebody who may see the messages. */
export const findMessageImages = (
  db: Db,
  parts: Pick<Parts, 'keys'>,
  rows: readonly Pick<Row, 'image'>[],
  now: number,
) =>
  findImages(
    db,
    parts,
    rows.flatMap(({ image }) => image ?? []),
    now,
  )
