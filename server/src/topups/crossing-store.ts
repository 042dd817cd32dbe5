import { Outcome } from '@evenlight/contract/topups'
import { integer, moment, nullable, oneOf, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { reads, writes } from '../kernel/statement.ts'
import type { Came } from './rules.ts'

const refrains = ['stopped', 'over'] as const
const crossing = {
  id: text,
  topup_id: text,
  client_id: text,
  reading_id: text,
  payment_id: nullable(text),
  taking_until: nullable(moment),
  refrains: nullable(oneOf(refrains)),
  ended_at: nullable(moment),
}
export type Crossing = RowOf<typeof crossing>
const columns = Object.keys(crossing).join(', ')

const put = writes('topup_crossing_put', {
  takes: { id: text, clientId: text, readingId: text, heldSeconds: integer, now: moment },
  text: ($) => `insert into topup_crossing (id, topup_id, client_id, reading_id, held_seconds, at)
    select ${$.id}::text, t.id, t.client_id, ${$.readingId}::text, ${$.heldSeconds}::bigint, ${$.now}::timestamptz
    from topup t where t.client_id = ${$.clientId} and t.off_at is null and not exists (
      select from topup_crossing o where o.reading_id = ${$.readingId} and o.held_seconds >= ${$.heldSeconds})
    on conflict do nothing`,
})
/** Notes that a reading ran low, once for what it holds, where its client agreed to something and nothing is on its way. */
export const add = (
  tx: Tx,
  row: { id: string; clientId: string; readingId: string; heldSeconds: number; now: number },
) => tx.run(put, row)

const due = { id: text, client_id: text, reading_id: text, payment_id: nullable(text) }
export type Due = RowOf<typeof due>
const open = reads('topup_crossing_due', {
  takes: { most: integer },
  gives: due,
  text: ($) => `select c.id, c.client_id, c.reading_id, c.payment_id
    from topup_crossing c left join payment p on p.id = c.payment_id
    where c.ended_at is null and (c.payment_id is null or p.state in ('captured', 'declined')) order by c.at limit ${$.most}`,
})
/** Crossings for which nothing is bought yet, and those whose payment has come to its end. */
export const listDue = (db: Db, most: number) => db.run(open, { most })

const locked = writes('topup_crossing_locked', {
  takes: { id: text },
  gives: crossing,
  text: ($) => `select ${columns} from topup_crossing where id = ${$.id} for no key update`,
})
export const lock = async (tx: Tx, id: string) => (await tx.run(locked, { id }))[0]

const openOf = writes('topup_crossing_open_of', {
  takes: { clientId: text },
  gives: crossing,
  text: ($) => `select ${columns} from topup_crossing
    where client_id = ${$.clientId} and ended_at is null for no key update`,
})
/** The one of this client that has not ended. */
export const lockOpenOf = async (tx: Tx, clientId: string) => (await tx.run(openOf, { clientId }))[0]

const ofPayment = reads('topup_crossing_of_payment', {
  takes: { paymentId: text },
  gives: { id: text, client_id: text, reading_id: text },
  text: ($) => `select id, client_id, reading_id from topup_crossing where payment_id = ${$.paymentId}`,
})
export const findOfPayment = async (db: Db, paymentId: string) => (await db.run(ofPayment, { paymentId }))[0]

const paid = writes('topup_crossing_paid', {
  takes: { id: text, paymentId: text },
  text: ($) => `update topup_crossing set payment_id = ${$.paymentId} where id = ${$.id} and payment_id is null`,
})
/** The payment that was written down for it, once. */
export const setPayment = (tx: Tx, id: string, paymentId: string) => tx.run(paid, { id, paymentId })

const taking = writes('topup_crossing_taking', {
  takes: { id: text, until: moment },
  text: ($) => `update topup_crossing set taking_until = ${$.until} where id = ${$.id}`,
})
export const setTaking = (tx: Tx, id: string, until: number) => tx.run(taking, { id, until })

const refrained = writes('topup_crossing_refrains', {
  takes: { id: text, why: oneOf(refrains) },
  text: ($) => `update topup_crossing set refrains = coalesce(refrains, ${$.why}) where id = ${$.id}`,
})
/** What is held for it is never taken from now on. */
export const setRefrains = (tx: Tx, id: string, why: (typeof refrains)[number]) => tx.run(refrained, { id, why })

const ended = writes('topup_crossing_ended', {
  takes: { id: text, outcome: oneOf(Outcome.options), now: moment },
  text: ($) => `update topup_crossing set ended_at = ${$.now}, outcome = ${$.outcome}
    where id = ${$.id} and ended_at is null`,
})
export const end = (tx: Tx, id: string, outcome: Came, now: number) => tx.run(ended, { id, outcome, now })
