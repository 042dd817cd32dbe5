import { inSpendingOrder, stands } from '@evenlight/core/ledger/lots'
import { integer, list, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { iso } from '../kernel/moment.ts'
import { reads } from '../kernel/statement.ts'
import { lotOf } from './balances.ts'
import * as store from './store.ts'

// A lot is opened by the line that first moves something to it; nothing is told of it before.
const opened = reads('wallet_lots_opened', {
  takes: { clientId: text, ids: list(text) },
  gives: { id: text, amount: integer },
  text: ($) => `select a.id, t.amount from wallet_account a cross join lateral (
      select t.amount, t.corrects from wallet_line l cross join lateral (
        select id, amount, corrects from wallet_transfer
        where person_id = l.person_id and posting = l.posting and credit = a.id and state = 'posted' order by id limit 1) t
      where l.person_id = ${$.clientId} and l.told_at >= a.opened_at order by l.told_at, l.number limit 1) t
    where a.id = any(${$.ids}) and t.corrects is null`,
})

/** What a client still owns, lot by lot in spending order, as the wire tells it. */
export async function lotsOwned(db: Db, clientId: string, now: number) {
  const rows = await store.listLots(db, clientId)
  const ids = rows.map(({ id }) => id)
  const first = new Map((await db.run(opened, { clientId, ids })).map(({ id, amount }) => [id, amount]))
  const owned = rows.map((row) => ({ ...lotOf(row), left: row.balance, priceCents: row.price_cents }))
  return inSpendingOrder(owned.filter((lot) => stands(lot, now) || lot.left > lot.available)).map((lot) => ({
    id: lot.id,
    kind: lot.kind,
    source: lot.source,
    seconds: first.get(lot.id) ?? lot.left,
    left_seconds: lot.left,
    held_seconds: lot.left - lot.available,
    ...(lot.priceCents === null ? {} : { price_cents: lot.priceCents }),
    ...(lot.expiresAtMs === undefined ? {} : { expires_at: iso(lot.expiresAtMs) }),
    ...(lot.readersMax === undefined
      ? {}
      : { readers_left: Math.max(0, lot.readersMax - (lot.readerIds?.length ?? 0)) }),
  }))
}
