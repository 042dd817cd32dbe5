import type { Db } from '../kernel/database.ts'
import { findingsOf } from '../kernel/findings.ts'

// Both sides of every transfer that moved or held something, as its account saw it.
const sides = `
  sides as (
    select id, ref, debit as account, case when state = 'posted' then - amount else 0 end as moved, debit_balance as after, debit_version as version from wallet_transfer
    union all
    select id, ref, credit, amount, credit_balance, credit_version from wallet_transfer where state = 'posted'),
  pending as (
    select p.*, r.ref as resolver, r.amount as resolved from wallet_transfer p left join wallet_transfer r on r.resolves = p.ref where p.state = 'pending'),
  corrected as (
    select o.ref, o.amount, o.state, o.subject, sum(c.amount) as back from wallet_transfer c left join wallet_transfer o on o.ref = c.corrects
    where c.corrects is not null group by o.ref, o.amount, o.state, o.subject),
  used as (
    select t.subject, t.reader_id, t.amount - coalesce(c.back, 0) as kept, a.id as lot, a.kind, a.price_cents, a.bought_seconds
    from wallet_transfer t join wallet_account a on a.id = t.debit left join corrected c on c.ref = t.ref
    where t.state = 'posted' and t.resolves is not null),
  spent as (
    select subject, coalesce(sum(kept) filter (where kind = 'paid'), 0) as paid,
      bool_and(kind = 'free' or coalesce(price_cents, 0) > 0) as priced,
      coalesce(ceil(sum(kept * price_cents::numeric / bought_seconds) filter (where kind = 'paid')), 0) as cents
    from used group by subject),
  pay as (
    select t.subject, t.ref, t.rate_cents_per_minute as rate, t.amount - coalesce(c.back, 0) as net
    from wallet_transfer t left join corrected c on c.ref = t.ref where t.debit = 'house_reader_pay' and t.corrects is null)`

const promises: Record<string, string> = {
  'every side of a transfer is an account of its unit': `
    select t.ref as subject, t.debit || ' to ' || t.credit as found from wallet_transfer t
    left join wallet_account d on d.id = t.debit left join wallet_account c on c.id = t.credit
    where d.unit is distinct from t.unit or c.unit is distinct from t.unit`,
  'all balances of a unit sum to 0': `
    select unit as subject, sum(balance)::text as found from (
      select unit, balance from wallet_account union all
      select a.unit, s.moved from sides s join wallet_account a on a.id = s.account where a.kind = 'house') b
    group by unit having sum(balance) <> 0`,
  'a balance is the sum of its transfers': `
    select a.id as subject, a.balance || ' but ' || coalesce(sum(s.moved), 0) as found
    from wallet_account a left join sides s on s.account = a.id where a.kind <> 'house'
    group by a.id having a.balance <> coalesce(sum(s.moved), 0)`,
  'versions have no gap': `
    select a.id as subject, a.version || ' but ' || count(s.id) as found
    from wallet_account a left join sides s on s.account = a.id where a.kind <> 'house'
    group by a.id having a.version <> count(s.id) or a.version <> count(distinct s.version) or a.version <> coalesce(max(s.version), 0)`,
  'each transfer says the balance it left': `
    select ref as subject, after || ' after ' || before as found from (
      select s.ref, s.after, s.moved, lag(s.after, 1, 0::bigint) over (partition by s.account order by s.version) as before
      from sides s where s.account not like 'house\\_%') b
    where after is distinct from before + moved`,
  'what is held is what is pending': `
    select id as subject, sum(held)::text as found from (
      select id, held from wallet_account where kind <> 'house' union all
      select debit, - amount from pending where resolver is null) h
    group by id having sum(held) <> 0
    union all select id, held || ' of ' || balance from wallet_account where held > balance or balance < 0`,
  'a resolution resolves something pending, at most all of it': `
    select r.ref as subject, r.amount || ' of ' || coalesce(p.amount::text, 'nothing') as found
    from wallet_transfer r left join pending p on p.ref = r.resolves
    where r.resolves is not null and (p.ref is null or r.amount > p.amount or r.debit <> p.debit)`,
  'no more goes back than there was': `
    select coalesce(ref, 'unknown') as subject, back || ' of ' || coalesce(amount, 0) as found from corrected
    where ref is null or state <> 'posted' or back > amount`,
  'a reader earns by the formula on the paid time that remains': `
    select pay.ref as subject, net || ' for ' || coalesce(paid, 0) || ' seconds' as found
    from pay left join spent using (subject) where net <> floor(coalesce(paid, 0) * rate / 60.0)`,
  'paid time is paid for once': `
    select subject, count(*)::text as found from pay group by subject having count(*) > 1`,
  'a reader earns no more than the client spent': `
    select pay.ref as subject, net || ' of ' || cents as found from pay join spent using (subject) where priced and net > cents`,
  'a lot serves no more readers than it may': `
    select u.lot as subject, count(distinct u.reader_id)::text as found
    from used u join wallet_account a on a.id = u.lot where u.kept > 0
    group by u.lot, a.readers_max having count(distinct u.reader_id) > a.readers_max`,
  'a welcome is given once': `
    select person_id as subject, count(*)::text as found from wallet_account where source = 'welcome' group by person_id having count(*) > 1`,
}

const broken = findingsOf('wallet_audit', promises, sides)

/** Checks every promise of the books against the rows themselves; no rows = sound books. */
export const audit = (db: Db) => db.run(broken)
