import { Break as BreakKind, Method } from '@evenlight/contract/payments'
import { integer, list, moment, nullable, oneOf, rows, text, type RowOf } from '../kernel/columns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { joinedIfAny } from '../kernel/joined.ts'
import { reads, writes } from '../kernel/statement.ts'
import { states } from './rules.ts'

const methods = oneOf(Method.options)
const ours = reads('payment_compare_ours', {
  takes: { method: methods, from: moment, most: integer },
  gives: {
    id: text,
    reference: text,
    state: oneOf(states),
    amount_cents: integer,
    made_at: moment,
    settled_at: nullable(moment),
    transaction_id: nullable(text),
    order_id: nullable(text),
    refunded_cents: integer,
    asked_cents: integer,
    lost_cents: integer,
    refund_references: list(text),
  },
  // What waits for its account is asked for once that is confirmed.
  text: (
    $,
  ) => `select p.id, p.reference, p.state, p.amount_cents, p.made_at, p.settled_at, p.transaction_id, p.order_id,
      coalesce(r.done, 0)::bigint as refunded_cents, coalesce(r.asked, 0)::bigint as asked_cents,
      coalesce((select sum(d.amount_cents) from payment_dispute d where d.payment_id = p.id and d.state = 'lost'), 0)::bigint as lost_cents,
      coalesce(r.names, '{}') as refund_references
    from payment p left join lateral (
      select sum(f.amount_cents) filter (where f.settled_at is not null) as done, sum(f.amount_cents) as asked,
        array_agg(f.reference) as names from payment_refund f where f.payment_id = p.id) r on true
    where p.method = ${$.method} and p.made_at >= ${$.from}
      and not exists (select from payment_sign_up s where s.payment_id = p.id and s.confirmed_at is null and s.over_at is null)
    order by p.made_at desc limit ${$.most}`,
})
/** Payments of one provider since then, the newest first, as they are booked. */
export const listOurs = (db: Db, method: RowOf<{ method: typeof methods }>['method'], from: number, most: number) =>
  db.run(ours, { method, from, most })

const known = reads('payment_compare_known', {
  takes: { references: list(text) },
  gives: { reference: text },
  text: ($) => `select reference from payment where reference = any(${$.references})
    union all select reference from payment_refund where reference = any(${$.references})`,
})
/** Which of these references are ours, whenever they were made. */
export const findKnown = async (db: Db, references: string[]) =>
  new Set((await db.run(known, { references })).map(({ reference }) => reference))

const found = {
  kind: oneOf(BreakKind.options),
  subject: text,
  payment_id: nullable(text),
  here_cents: integer,
  there_cents: integer,
}
type Found = RowOf<typeof found>
const row = { method: methods, ...found, found_at: moment }
const put = writes('payment_break_put', {
  takes: { breaks: rows(row, 'payment_break') },
  text: ($) => `insert into payment_break (method, kind, subject, payment_id, here_cents, there_cents, found_at)
    select b.method, b.kind, b.subject, b.payment_id, b.here_cents, b.there_cents, b.found_at
    from jsonb_populate_recordset(null::payment_break, ${$.breaks}) b
    on conflict (kind, subject) do update set here_cents = excluded.here_cents, there_cents = excluded.there_cents`,
})
const mended = writes('payment_break_mended', {
  takes: { method: methods, kinds: list(text), subjects: list(text) },
  text: ($) => `delete from payment_break b where b.method = ${$.method}
    and (b.kind, b.subject) not in (select * from unnest(${$.kinds}::text[], ${$.subjects}::text[]))`,
})
const compared = writes('payment_compared_put', {
  takes: { method: methods, now: moment },
  text: ($) => `insert into payment_compared (method, at) values (${$.method}, ${$.now})
    on conflict (method) do update set at = excluded.at`,
})
/** Keeps what a comparison found; what it did not find again has been mended. */
export const keep = async (tx: Tx, method: RowOf<typeof row>['method'], breaks: Found[], now: number) => {
  const [kinds, subjects] = [breaks.map(({ kind }) => kind), breaks.map(({ subject }) => subject)]
  await tx.run(mended, { method, kinds, subjects })
  if (breaks.length) await tx.run(put, { breaks: breaks.map((one) => ({ ...one, method, found_at: now })) })
  await tx.run(compared, { method, now })
}

const shown = reads('payment_breaks', {
  takes: { most: integer },
  gives: { ...row, client_id: nullable(text), username: nullable(text) },
  text: (
    $,
  ) => `select b.method, b.kind, b.subject, b.payment_id, b.here_cents, b.there_cents, b.found_at, p.client_id, a.username
    from (select * from payment_break order by found_at desc, kind, subject limit ${$.most}) b
      ${joinedIfAny('payment', 'p', 'b.payment_id')} ${joinedIfAny('account_person', 'a', 'p.client_id')}
    order by b.found_at desc, b.kind, b.subject`,
})
/** Where the providers and our books part, what was found last first. */
export const listBreaks = (db: Db, most: number) => db.run(shown, { most })

const when = reads('payment_compared_when', {
  gives: { method: methods, at: moment },
  text: 'select method, at from payment_compared order by method',
})
export const listCompared = (db: Db) => db.run(when)
