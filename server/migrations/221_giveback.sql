-- Part of the paid time of a Sunday comes back as free time. The rule is what was set last before a Sunday began.
create table giveback_rule (
  id bigint generated always as identity primary key,
  made_at timestamptz(3) not null,
  percent integer not null check (percent between 0 and 100),
  minutes_max integer not null check (minutes_max > 0),
  days integer not null check (days > 0),
  by_id text not null references account_person,
  reason text not null
);
create index giveback_rule_made on giveback_rule (made_at, id);
create trigger giveback_rule_rows before update or delete on giveback_rule for each row execute function append_only();

-- Sundays for which everybody has got what came to them; what each got stands in the books.
create table giveback_sunday (day date primary key, done_at timestamptz(3) not null);
create index reading_settled_ended on reading (ended_at) where state = 'settled';

alter table wallet_transfer drop constraint wallet_transfer_cause;
alter table wallet_transfer add constraint wallet_transfer_cause
  check (cause in ('purchase', 'welcome', 'gift', 'session', 'time_back', 'refund', 'expired', 'points', 'giveback'));
alter table wallet_account drop constraint wallet_account_source_check;
alter table wallet_account add constraint wallet_account_source_check
  check (source in ('package', 'welcome', 'gift', 'time_back', 'points', 'giveback'));
create or replace function wallet_kind(cause text) returns text language sql immutable as $$
  select case when cause in ('purchase', 'refund') then 'bought' when cause = 'session' then 'readings'
    when cause in ('welcome', 'gift', 'time_back', 'expired', 'points', 'giveback') then 'given' end
$$;

-- All that came back to one person.
create index wallet_transfer_giveback on wallet_transfer (person_id) where cause = 'giveback';
