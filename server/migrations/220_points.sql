-- Reviews earn points, and points buy free time: a further unit of the same books. What moves points alone is no line of a
-- statement of time.
alter table wallet_transfer drop constraint wallet_transfer_cause;
alter table wallet_transfer add constraint wallet_transfer_cause
  check (cause in ('purchase', 'welcome', 'gift', 'session', 'time_back', 'refund', 'expired', 'points'));
alter table wallet_account drop constraint wallet_account_source_check;
alter table wallet_account add constraint wallet_account_source_check
  check (source in ('package', 'welcome', 'gift', 'time_back', 'points'));

create or replace function wallet_kind(cause text) returns text language sql immutable as $$
  select case when cause in ('purchase', 'refund') then 'bought' when cause = 'session' then 'readings'
    when cause in ('welcome', 'gift', 'time_back', 'expired', 'points') then 'given' end
$$;

create or replace function wallet_tell(list wallet_transfer[], first bigint) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  with moved as (
    select e.person_id, wallet_kind(min(e.cause)) as kind, max(e.at) as at,
      coalesce(sum((c.kind is not distinct from 'paid')::int * e.amount - (d.kind is not distinct from 'paid')::int * e.amount), 0)::bigint as paid,
      coalesce(sum((c.kind is not distinct from 'free')::int * e.amount - (d.kind is not distinct from 'free')::int * e.amount), 0)::bigint as free
    from unnest(list) e left join lateral (select kind from wallet_account where id = e.debit offset 0) d on true
      left join lateral (select kind from wallet_account where id = e.credit offset 0) c on true
    where e.state = 'posted' and e.unit <> 'points' and 'house_reader_pay' not in (e.debit, e.credit)
    group by e.person_id
  ), total as (
    insert into wallet_total as t (person_id, lines, told_at, paid, free)
    select person_id, 1, at, paid, free from moved order by person_id
    on conflict (person_id) do update set lines = t.lines + 1, told_at = greatest(t.told_at, excluded.told_at),
      paid = t.paid + excluded.paid, free = t.free + excluded.free
    returning t.*
  )
  insert into wallet_line (person_id, told_at, number, posting, kind, paid, free, paid_after, free_after)
  select m.person_id, t.told_at, t.lines, first, m.kind, m.paid, m.free, t.paid, t.free from moved m join total t using (person_id);
end $$;

-- A person's points, newest first.
create index wallet_transfer_points on wallet_transfer (person_id, id) where unit = 'points';
