import { inSpendingOrder, stands } from '@evenlight/core/ledger/lots'
import type { Db } from '../kernel/database.ts'
import { lotOf } from './balances.ts'
import * as store from './store.ts'

const opened = {
  name: 'wallet_lots_opened',
  text: `select distinct on (credit) credit as id, amount from wallet_transfer
    where person_id = $1 and credit = any($2) and state = 'posted' and corrects is null order by credit, id`,
}

/** What a client still owns, lot by lot in spending order, as the wire tells it. */
export async function lotsOwned(db: Db, clientId: string, now: number) {
  const rows = await store.lotsOf(db, clientId)
  const ids = rows.map(({ id }) => id)
  const first = new Map(
    (await db.run<{ id: string; amount: number }>(opened, [clientId, ids])).map((row) => [row.id, row.amount]),
  )
  const owned = rows.map((row) => ({ ...lotOf(row), left: row.balance }))
  return inSpendingOrder(owned.filter((lot) => stands(lot, now) || lot.left > lot.available)).map((lot) => ({
    id: lot.id,
    kind: lot.kind,
    source: lot.source,
    seconds: first.get(lot.id) ?? lot.left,
    left_seconds: lot.left,
    held_seconds: lot.left - lot.available,
    ...(lot.expiresAtMs === undefined ? {} : { expires_at: new Date(lot.expiresAtMs).toISOString() }),
    ...(lot.readersMax === undefined
      ? {}
      : { readers_left: Math.max(0, lot.readersMax - (lot.readerIds?.length ?? 0)) }),
  }))
}
