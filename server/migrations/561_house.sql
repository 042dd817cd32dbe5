-- What belongs to the house and not to the code: who runs the site, and what holds for everybody. Nobody edits what held before,
-- since receipts say who sold on their own day.
create table house_version (
  version integer primary key check (version > 0),
  company text not null check (company <> ''),
  address text not null check (address <> ''),
  email text not null check (email <> ''),
  phone text not null,
  register text not null,
  vat_id text not null,
  supervisor text not null,
  reader_rate_cents integer not null check (reader_rate_cents between 0 and 1000),
  order_share_percent integer not null check (order_share_percent between 0 and 100),
  gift_minutes_reader integer not null check (gift_minutes_reader between 1 and 60),
  gift_minutes_admin integer not null check (gift_minutes_admin between 1 and 240),
  reason text not null,
  by_id text not null references account_person,
  made_at timestamptz(3) not null
);
create trigger house_version_rows before update or delete on house_version for each row execute function append_only();

-- By whose days statements were made: half months of another zone would overlap them.
alter table site add column time_zone text;
