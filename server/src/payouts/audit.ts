import { list, text } from '../kernel/columns.ts'
import { lookOf, passesOf, type Audit, type Promises } from '../kernel/findings.ts'
import { lookSince } from '../wallet/public.ts'

const ofStatements: Promises = {
  'a statement is paid by one line, and stands as it does': `
    select s.id as subject, s.state || ' but ' || coalesce(l.state, 'no line') || ' of ' || coalesce(l.amount_cents, 0) as found
    from statements s left join payout_line l on l.statement_id = s.id and l.state not in ('failed', 'returned')
    where case when l.id is null then s.state in ('batched', 'paid')
      else s.state <> (case l.state when 'paid' then 'paid' else 'batched' end)
        or l.amount_cents <> s.due_cents or l.reader_id <> s.reader_id end`,
  'a payout is booked as its line stands': `
    select l.id as subject, l.state || ' but ' || coalesce(h.amount, 0) || ' held, ' || coalesce(p.amount, 0) || ' paid, '
      || coalesce(v.amount, 0) || ' freed, ' || coalesce(b.amount, 0) || ' back' as found
    from lines l left join wallet_transfer h on h.ref = 'payout/' || l.id || '/hold'
      left join wallet_transfer p on p.ref = 'payout/' || l.id left join wallet_transfer v on v.ref = 'payout/' || l.id || '/free'
      left join wallet_transfer b on b.ref = 'payout/' || l.id || '/back'
    where h.amount is distinct from l.amount_cents or h.state <> 'pending' or h.person_id <> l.reader_id or h.subject <> l.statement_id
      or (p.amount is not null, p.amount) is distinct from (l.state in ('paid', 'returned') and v.ref is null,
        case when l.state in ('paid', 'returned') and v.ref is null then l.amount_cents end)
      or (b.ref is not null) <> (l.state = 'returned' and p.ref is not null) or coalesce(b.amount, l.amount_cents) <> l.amount_cents
      or (v.ref is not null) <> (l.state in ('failed', 'returned') and p.ref is null)`,
  'what is paid out is a line': `
    select t.ref as subject, t.amount::text as found from paid t where not exists (
      select from payout_line l where l.id = split_part(t.ref, '/', 2) and l.statement_id = t.subject)`,
}
const whole: Promises = {
  ...ofStatements,
  'a batch is its lines, and done when all of them are over': `
    select p.id as subject, p.lines || ' of ' || p.amount_cents || ', ' || p.state as found from payout p
    left join (select payout_id, count(*) as lines, max(number) as last, sum(amount_cents) as cents,
      bool_and(state in ('paid', 'failed', 'returned')) as is_over from payout_line group by payout_id) l on l.payout_id = p.id
    where (p.lines, p.lines, p.amount_cents, p.state = 'done') is distinct from (l.lines, l.last, l.cents::bigint, l.is_over)`,
}

const common = (statements: string, lines: string, paid: string) => `
  statements as (select * from earnings_statement ${statements}), lines as (select * from payout_line ${lines}),
  paid as (select * from wallet_transfer where cause = 'payout' ${paid})`
const looked = lookOf('payouts_look', ofStatements, {
  takes: { subjects: list(text) },
  part: ($) =>
    common(
      `where id = any(${$.subjects})`,
      `where statement_id = any(${$.subjects})`,
      `and subject = any(${$.subjects})`,
    ),
})

/** Compares batches with statements and books; nothing found = they agree. */
export const audit: Audit = {
  passes: passesOf('payouts_audit', whole, common('', '', '')),
  look: (db, place) => lookSince(db, place, ({ subjects }) => db.run(looked, { subjects })),
}
