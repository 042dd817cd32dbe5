-- Names that disputes bring: causes of transfers, and an event of notices. Each is added to whatever its check lets in by now.
do $$
declare
  one record;
begin
  for one in
    select c.conrelid::regclass as place, c.conname as name, pg_get_constraintdef(c.oid) as says,
      case when c.conname = 'wallet_transfer_cause' then array['dispute', 'dispute_won', 'dispute_lost'] else array['dispute'] end as more
    from pg_constraint c where c.conname in ('wallet_transfer_cause', 'notice_event_check', 'notice_setting_event_check')
  loop
    execute format('alter table %s drop constraint %I', one.place, one.name);
    execute format('alter table %s add constraint %I %s', one.place, one.name,
      replace(one.says, 'ARRAY[', 'ARRAY[' || (select string_agg(quote_literal(m) || '::text, ', '') from unnest(one.more) m)));
  end loop;
end $$;

create or replace function wallet_kind(cause text) returns text language sql immutable as $$
  select case when cause in ('purchase', 'refund', 'dispute', 'dispute_won', 'dispute_lost') then 'bought' when cause = 'session' then 'readings'
    when cause in ('welcome', 'gift', 'time_back', 'expired', 'points', 'giveback') then 'given' end
$$;
