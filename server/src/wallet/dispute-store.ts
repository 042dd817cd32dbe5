import { units } from '@evenlight/core/ledger/transfer'
import { integer, list, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import { kept } from './store.ts'

const disputed = { payment_id: text, client_id: text, open_cents: integer, lost_cents: integer }
export type Disputed = RowOf<typeof disputed>

const put = writes('wallet_dispute_put', {
  takes: disputed,
  text: ($) => `insert into wallet_dispute (payment_id, client_id, open_cents, lost_cents)
    values (${$.payment_id}, ${$.client_id}, ${$.open_cents}, ${$.lost_cents})
    on conflict (payment_id) do update set open_cents = excluded.open_cents, lost_cents = excluded.lost_cents`,
})
export const save = (tx: Tx, row: Disputed) => tx.run(put, row)

const ofClient = reads('wallet_dispute_of_client', {
  takes: { clientId: text },
  gives: { payment_id: text },
  text: ($) => `select payment_id from wallet_dispute
    where client_id = ${$.clientId} and open_cents + lost_cents > 0 order by payment_id`,
})
/** Purchases of a client of which something is disputed. */
export const listOf = (db: Db, clientId: string) => db.run(ofClient, { clientId })

const lockedOfClient = writes('wallet_disputes_locked', {
  takes: { clientId: text },
  gives: { payment_id: text },
  text: ($) =>
    `select payment_id from wallet_dispute where client_id = ${$.clientId} order by payment_id for no key update`,
})
/** None of a client's disputes is told anything new meanwhile. */
export const lockOf = (tx: Tx, clientId: string) => tx.run(lockedOfClient, { clientId })

const one = reads('wallet_dispute_one', {
  takes: { paymentId: text },
  gives: disputed,
  text: ($) =>
    `select payment_id, client_id, open_cents, lost_cents from wallet_dispute where payment_id = ${$.paymentId}`,
})
export const find = async (db: Db, paymentId: string) => (await db.run(one, { paymentId }))[0]

const locked = writes('wallet_dispute_lots_locked', {
  takes: { paymentId: text },
  gives: { id: text },
  text: ($) => `select id from wallet_account where origin = ${$.paymentId} order by id for no key update`,
})
/** Nothing moves in or out of the lots of a purchase meanwhile. */
export const lockLots = (tx: Tx, paymentId: string) => tx.run(locked, { paymentId })

const moved = reads('wallet_dispute_moved', {
  takes: { paymentId: text },
  gives: {
    ref: text,
    debit: text,
    credit: text,
    unit: oneOf(units),
    amount: integer,
    left: integer,
    /** The account that what it corrects came out of. */
    from: nullable(text),
    cause: text,
  },
  text: ($) => `select t.ref, t.debit, t.credit, t.unit, t.amount, ${kept} as left, h.debit as "from", t.cause
    from wallet_transfer t left join wallet_transfer h on h.ref = t.corrects
    where t.subject = ${$.paymentId} and t.state = 'posted' order by t.id`,
})
/** All that was ever posted about a purchase, the first first, with what of each has not been corrected. */
export const listMoved = (db: Db, paymentId: string) => db.run(moved, { paymentId })
export type Moved = Awaited<ReturnType<typeof listMoved>>[number]

const uses = reads('wallet_dispute_uses', {
  takes: { paymentIds: list(text) },
  gives: { payment_id: nullable(text), reading_id: text, reader_name: nullable(text), seconds: integer },
  text: ($) => `select a.origin as payment_id, t.subject as reading_id, r.display_name as reader_name,
      sum(${kept})::bigint as seconds
    from wallet_account a join wallet_transfer t on t.person_id = a.person_id and t.debit = a.id
      left join reader r on r.id = t.reader_id
    where a.origin = any(${$.paymentIds}) and a.kind in ('paid', 'free') and t.cause = 'session' and t.state = 'posted'
    group by a.origin, t.subject, r.display_name order by min(t.id)`,
})
export const listUses = (db: Db, paymentIds: string[]) => db.run(uses, { paymentIds })
