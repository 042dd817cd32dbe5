import { list, text } from '../kernel/columns.ts'
import { lookOf, passesOf, type Audit, type Promises } from '../kernel/findings.ts'
import { lookSince } from '../wallet/public.ts'
import { pay } from './store.ts'

const ofOne: Promises = {
  'a statement is the sum of its lines': `
    select s.id as subject, s.lines_cents || ' but ' || coalesce(l.cents, 0) as found from statements s
    left join (select statement_id, count(*) as lines, sum(cents) as cents, max(number) as last from earnings_line
      where statement_id in (select id from statements) group by statement_id) l on l.statement_id = s.id
    where (s.lines, s.lines, s.lines_cents) is distinct from (l.lines, l.last, l.cents::bigint)`,
  'a line is a transfer of its reader’s earnings': `
    select s.id as subject, l.number || ' for ' || l.transfer_id as found
    from statements s join earnings_line l on l.statement_id = s.id left join wallet_transfer t on t.id = l.transfer_id
    where (t.person_id, t.subject, t.state) is distinct from (s.reader_id, l.reading_id, 'posted')
      or l.cents <> case 'house_reader_pay' when t.debit then t.amount when t.credit then - t.amount else 0 end or l.at >= s.until_at`,
  'a correction is what was decided': `
    select s.id as subject, s.corrected_cents || ' but ' || coalesce(t.cents, 0) || ' for ' || coalesce(d.cents, 0) as found
    from statements s
    left join (select subject, sum(amount) as cents from wallet_transfer where cause = 'correction' and state = 'posted'
      and subject in (select id from statements) group by subject) t on t.subject = s.id
    left join (select e.statement_id, sum(e.granted_cents - l.cents) as cents from earnings_dispute e
      join earnings_line l using (statement_id, number) where e.statement_id in (select id from statements)
      group by e.statement_id) d on d.statement_id = s.id
    where s.corrected_cents <> coalesce(t.cents, 0) or s.corrected_cents <> coalesce(d.cents, 0)`,
  'what a statement leaves over is carried on once': `
    select s.id as subject, s.carried_cents || ' but ' || coalesce(r.cents, 0) as found from statements s
    left join (select carried_to, sum(lines_cents + carried_cents + corrected_cents) as cents
      from earnings_statement where carried_to in (select id from statements) group by carried_to) r on r.carried_to = s.id
    where s.carried_cents <> coalesce(r.cents, 0)`,
}
// What a reader has, less what the house has advanced, is what unpaid statements owe them, what those leave over, and what
// stands on none yet.
const whole: Promises = {
  ...ofOne,
  'what a reader has is on their statements or to come': `
    select a.person_id as subject, a.balance - coalesce(d.cents, 0) || ' but ' || coalesce(s.cents, 0) + coalesce(f.cents, 0) as found
    from wallet_account a
    left join (select reader_id, sum(case when carried_to is not null or state = 'paid' then 0 else lines_cents + carried_cents
      + corrected_cents end) as cents from earnings_statement group by reader_id) s on s.reader_id = a.person_id
    left join (select person_id, sum(case when debit = 'house_reader_pay' then amount else - amount end) as cents
      from wallet_transfer t where ${pay} and not exists (select from earnings_line l where l.transfer_id = t.id)
      group by person_id) f on f.person_id = a.person_id
    left join (select person_id, sum(case when debit = 'house_advances' then amount else - amount end) as cents
      from wallet_transfer where debit = 'house_advances' or credit = 'house_advances' group by person_id) d on d.person_id = a.person_id
    where a.kind = 'earnings' and a.balance - coalesce(d.cents, 0) <> coalesce(s.cents, 0) + coalesce(f.cents, 0)`,
  'no earnings are forgotten': `
    select t.ref as subject, t.at::text as found from wallet_transfer t where ${pay}
      and t.at < (select max(until_at) from earnings_run where ended_at is not null) - interval '31 days'
      and not exists (select from earnings_line l where l.transfer_id = t.id)`,
}

// What stands on a reading's lines is looked at with the reading's transfers, what was decided with the statement's own.
const looked = lookOf('earnings_look', ofOne, {
  takes: { subjects: list(text) },
  part: ($) => `
  statements as materialized (
    select * from earnings_statement where id = any(${$.subjects})
    union select s.* from earnings_line l join earnings_statement s on s.id = l.statement_id
      join wallet_transfer t on t.id = l.transfer_id where t.subject = any(${$.subjects}))`,
})

/** Compares statements with the books; nothing found = they agree. */
export const audit: Audit = {
  passes: passesOf('earnings_audit', whole, 'statements as not materialized (select * from earnings_statement)'),
  look: (db, place) => lookSince(db, place, ({ subjects }) => db.run(looked, { subjects })),
}
