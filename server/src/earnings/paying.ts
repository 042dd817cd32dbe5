import { refuse } from '@evenlight/contract/errors'
import type { Tx } from '../kernel/database.ts'
import { personRoom, deskRoom } from '../kernel/rooms.ts'
import { setPaying } from './paying-store.ts'
import type { payStates } from './rules.ts'

/** How the payment of an approved statement stands, whoever pays it. */
export const followStatement = async (tx: Tx, id: string, state: (typeof payStates)[number], now: number) => {
  const row = await setPaying(tx, { id, state, now })
  if (!row) throw refuse('not_found')
  tx.announce([personRoom(row.reader_id), deskRoom('money')], 'statement:changed', { id, state })
}
