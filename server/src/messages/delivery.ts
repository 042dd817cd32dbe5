import { paths } from '@evenlight/contract/paths'
import { redact } from '@evenlight/core/redaction'
import type { Tx } from '../kernel/database.ts'
import type { Parts } from '../kernel/parts.ts'
import { personRoom } from '../kernel/rooms.ts'
import { tell } from '../notices/public.ts'
import type { HeldRow, Row } from './columns.ts'
import { due, lock, save } from './held-store.ts'
import { after, stageOf } from './rules.ts'

/** Tells a message's people where it stands: its recipient only once it is delivered. */
export const tellChanged = (
  tx: Tx,
  { id, state, sender_id, recipient_id }: Pick<Row, 'id' | 'state' | 'sender_id' | 'recipient_id'>,
) => {
  const people = state === 'delivered' ? [sender_id, recipient_id] : [sender_id]
  for (const personId of people) tx.announce(personRoom(personId), 'message:changed', { id, state })
}

/**
 * The one way that a message reaches the person it is for, less what is taken out of it from here on. It must be approved
 * and locked.
 */
export const deliver = async (tx: Tx, parts: Parts, row: HeldRow, now: number) => {
  after(stageOf(row), 'deliver')
  const words = redact(row.typed, row.redactions)
  const delivered = await save(tx, row, { words, state: 'delivered', delivered_at: now })
  tellChanged(tx, delivered)
  const from = row.type === 'CLIENT' ? row.client_username : row.reader_name
  const title = ['message_delivered', { name: from }] as const
  const told = { event: 'message_delivered', title, body: '', link: paths.messageIn('inbox', row.id), now } as const
  await tell(tx, parts, { ...told, personId: row.recipient_id })
  return delivered
}

/**
 * Delivers what was approved and is due. Each has a transaction of its own, so that an undo comes wholly before it or not
 * at all; what a dead process left is found by the next one.
 */
export const deliverDue = async (parts: Parts) => {
  const { database, clock } = parts
  for (const id of await due(database.db, clock.now()))
    await database.transaction(async (tx) => {
      const row = await lock(tx, id)
      const isDue = row && row.delivers_at !== null && row.delivers_at <= clock.now()
      if (isDue && stageOf(row) === 'approved') await deliver(tx, parts, row, clock.now())
    })
}
