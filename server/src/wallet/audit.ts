import { reward } from '@evenlight/core/ledger/points'
import { integer, list, text } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { lookOf, passesOf, type Audit, type Promises } from '../kernel/findings.ts'
import { reads } from '../kernel/statement.ts'
import { lookSince, type Part } from './since.ts'

// Both sides of every transfer that moved or held something, as its account saw it.
const sidesOf = (transfers: string) => `
    select id, ref, debit as account, case when state = 'posted' then - amount else 0 end as moved, debit_balance as after,
      debit_version as version, 1::bigint as steps from ${transfers}
    union all
    select id, ref, credit, amount, credit_balance, credit_version, 1 from ${transfers} where state = 'posted'`
const all = `
  watched as not materialized (select * from wallet_account),
  sides as (${sidesOf('wallet_transfer')})`
const derived = `
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

const promises: Promises = {
  'every side of a transfer is an account of its unit': `
    select t.ref as subject, t.debit || ' to ' || t.credit as found from wallet_transfer t
    left join wallet_account d on d.id = t.debit left join wallet_account c on c.id = t.credit
    where d.unit is distinct from t.unit or c.unit is distinct from t.unit`,
  'a transfer is its people’s own': `
    select t.ref as subject, t.person_id || ' but ' || coalesce(d.person_id, c.person_id) as found from wallet_transfer t
    join wallet_account d on d.id = t.debit join wallet_account c on c.id = t.credit
    where d.person_id <> t.person_id or c.person_id <> t.person_id`,
  'a balance is the sum of its transfers': `
    select a.id as subject, a.balance || ' but ' || coalesce(sum(s.moved), 0) as found
    from watched a left join sides s on s.account = a.id where a.kind <> 'house'
    group by a.id, a.balance having a.balance <> coalesce(sum(s.moved), 0)`,
  'versions have no gap': `
    select a.id as subject, a.version || ' but ' || coalesce(sum(s.steps), 0) as found
    from watched a left join sides s on s.account = a.id where a.kind <> 'house'
    group by a.id, a.version having a.version <> coalesce(sum(s.steps), 0) or count(s.id) <> count(distinct s.version)
      or a.version <> coalesce(max(s.version), 0)`,
  'each transfer says the balance it left': `
    select ref as subject, after || ' after ' || before as found from (
      select s.ref, s.after, s.moved, lag(s.after, 1, 0::bigint) over (partition by s.account order by s.version) as before
      from sides s where s.account not like 'house\\_%') b
    where after is distinct from before + moved`,
  'what is held is what is pending': `
    select id as subject, sum(held)::text as found from (
      select id, held from watched union all
      select debit, - amount from pending where resolver is null and debit in (select id from watched)) h
    group by id having sum(held) <> 0
    union all select id, held || ' of ' || balance from watched where held > balance or balance < 0`,
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
  'points of a reading whose time went back are gone': `
    select t.ref as subject, t.amount || ' for ' || coalesce(s.paid, 0) || ' seconds' as found
    from wallet_transfer t join wallet_account a on a.id = t.credit left join corrected c on c.ref = t.ref left join spent s on s.subject = t.subject
    where t.debit = 'house_points' and c.ref is null and a.balance >= t.amount and coalesce(s.paid, 0) < ${reward.paidSecondsMin}`,
  'a welcome is given once': `
    select person_id as subject, count(*)::text as found from watched where source = 'welcome' group by person_id having count(*) > 1`,
}
// Of each account it follows from the others; together it can be told only when all of them are read.
const whole: Promises = {
  ...promises,
  'all balances of a unit sum to 0': `
    select unit as subject, sum(balance)::text as found from (
      select unit, balance from wallet_account union all
      select a.unit, s.moved from sides s join wallet_account a on a.id = s.account where a.kind = 'house') b
    group by unit having sum(balance) <> 0`,
  'a statement tells every movement with the balances it left': `
    select coalesce(l.person_id, m.person_id) as subject, coalesce('line ' || l.number, 'posting ' || m.posting) as found from (
      select *, row_number() over told as nth, lag(paid_after, 1, 0::bigint) over told as paid_before,
        lag(free_after, 1, 0::bigint) over told as free_before from wallet_line window told as (partition by person_id order by told_at, number)) l
      full join (
        select t.person_id, t.posting, wallet_kind(min(t.cause)) as kind,
          coalesce(sum((c.kind is not distinct from 'paid')::int * t.amount - (d.kind is not distinct from 'paid')::int * t.amount), 0) as paid,
          coalesce(sum((c.kind is not distinct from 'free')::int * t.amount - (d.kind is not distinct from 'free')::int * t.amount), 0) as free
        from wallet_transfer t left join wallet_account d on d.id = t.debit left join wallet_account c on c.id = t.credit
        where t.state = 'posted' and t.unit <> 'points' and t.cause not in ('correction', 'payout', 'advance') and 'house_reader_pay' not in (t.debit, t.credit) group by t.person_id, t.posting
      ) m on m.person_id = l.person_id and m.posting = l.posting
    where (l.number, l.kind, l.paid, l.free, l.paid_after, l.free_after)
      is distinct from (l.nth, m.kind, m.paid::bigint, m.free::bigint, l.paid_before + m.paid::bigint, l.free_before + m.free::bigint)`,
  'what a person owns in all is their lots': `
    select person_id as subject, t.paid || ' and ' || t.free || ' but ' || coalesce(a.paid, 0) || ' and ' || coalesce(a.free, 0) as found
    from (select person_id, sum(balance) filter (where kind = 'paid') as paid, sum(balance) filter (where kind = 'free') as free
      from wallet_account where kind in ('paid', 'free') group by person_id) a full join wallet_total t using (person_id)
    where (coalesce(t.paid, 0), coalesce(t.free, 0)) is distinct from (coalesce(a.paid, 0)::bigint, coalesce(a.free, 0)::bigint)`,
}

const passes = passesOf('wallet_audit', whole, `${all}, ${derived}`)

// Beside what moved itself: open readings, the readers of a lot for few, payouts on their way, and what repays an advance.
const about = reads('wallet_look_about', {
  takes: { subjects: list(text), accounts: list(text), people: list(text) },
  gives: { subject: text },
  text: ($) => `with more as (
      select id as subject from reading where client_id = any(${$.people}) and state in ('requested', 'accepted', 'open')
      union select t.subject from wallet_account a join wallet_transfer t on t.person_id = a.person_id and t.debit = a.id
        where a.id = any(${$.accounts}) and a.readers_max is not null
      union select subject from wallet_transfer where person_id = any(${$.people}) and cause = 'payout' and state = 'pending'
      union select unnest(${$.subjects}::text[]))
    select subject from more
    union select o.subject from wallet_transfer r join wallet_transfer o on o.ref = r.corrects
      where r.subject in (select subject from more) and r.credit = 'house_advances'`,
})
// The past of an account before the first posting of the part is one row: the balance and version that its last transfer left.
const looked = lookOf('wallet_look', promises, {
  takes: { from: integer, subjects: list(text), accounts: list(text), people: list(text) },
  part: ($) => `
  wallet_transfer as materialized (select * from public.wallet_transfer where subject = any(${$.subjects})),
  watched as materialized (
    select * from wallet_account where id = any(${$.accounts}) and kind <> 'house'
    union select * from wallet_account where person_id = any(${$.people}) and source = 'welcome'),
  later as materialized (select * from public.wallet_transfer where person_id = any(${$.people}) and posting >= ${$.from}),
  since as materialized (select * from (${sidesOf('later')}) s where account in (select id from watched)),
  past as materialized (
    select p.* from watched a left join (select account, min(version) as version from since group by account) f on f.account = a.id
      cross join lateral (
        select t.id, t.ref, a.id as account, case a.id when t.debit then t.debit_balance else t.credit_balance end as after,
          case a.id when t.debit then t.debit_version else t.credit_version end as version
        from public.wallet_transfer t where t.person_id = a.person_id and t.posting < ${$.from}
          and (t.debit = a.id or (t.credit = a.id and t.state = 'posted'))
        order by t.posting desc, t.id desc limit 1) p
    where coalesce(f.version, a.version + 1) > 1),
  sides as (select * from since union all select id, ref, account, after, after, version, version from past), ${derived}`,
})

const check = async (db: Db, { subjects, ...part }: Part) => {
  const all = await db.run(about, { ...part, subjects })
  return db.run(looked, { ...part, subjects: all.map(({ subject }) => subject) })
}
/** Every promise of the books, checked against the rows themselves; nothing found = sound books. */
export const audit: Audit = { passes, look: (db, place) => lookSince(db, place, (part) => check(db, part)) }
